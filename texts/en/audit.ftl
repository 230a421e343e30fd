## What an audit of games finds.
