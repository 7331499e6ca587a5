-- The Idempotency-Keys of the last saves that carried one (a page sends it with the save it makes while it is left, as it
-- will never read the answer): who asks again with the same key learns that it was taken.
ALTER TABLE project_documents ADD COLUMN saved_keys text[] NOT NULL DEFAULT '{}';
