## Scoresheets and envelopes.
