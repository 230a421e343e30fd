## What reading PGN met.
