"""Games looked at afterwards: replays, records, results, reviews and studies."""
