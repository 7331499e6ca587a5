-- By what a guest's browser proves that a comment is its own: a hash of the browser's secret. Comments from before
-- have none, and stay as they are.
ALTER TABLE comments ADD COLUMN guest_key_hash text;
