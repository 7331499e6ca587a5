-- What several processes have in common.

-- Calls of one account or address in the present window of a rate limit. Of no worth after a crash of the server, so
-- that no log of it is written.
CREATE UNLOGGED TABLE rate_counters (
  key text PRIMARY KEY,
  used integer NOT NULL,
  ends_at timestamptz(3) NOT NULL
);

-- Until when a run counts as running without a further sign of life of its process. Null: from before there were any.
ALTER TABLE ai_runs ADD COLUMN alive_until timestamptz(3);
CREATE INDEX ai_runs_running ON ai_runs (alive_until) WHERE status = 'running';

-- As before, and an edit never joins a version that meanwhile another process has put a newer one after, named, or
-- that is no longer there: it fails with KW001, and nothing is changed. The lock of the document comes first, which
-- whoever makes a version holds, so that the second statement sees what they made.
CREATE OR REPLACE FUNCTION fold_edit(
  edited_project uuid, seen_revision integer, new_document text, saved_at timestamptz,
  keeps_cover boolean, new_cover text, new_screen_count integer, new_component_count integer,
  edited_version uuid, new_change_message text
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF keeps_cover THEN
    UPDATE project_documents
    SET document = new_document, revision = revision + 1, updated_at = saved_at,
      screen_count = new_screen_count, component_count = new_component_count
    WHERE project_id = edited_project AND revision = seen_revision;
  ELSE
    UPDATE project_documents
    SET document = new_document, revision = revision + 1, updated_at = saved_at,
      screen_count = new_screen_count, component_count = new_component_count, cover = new_cover
    WHERE project_id = edited_project AND revision = seen_revision;
  END IF;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  UPDATE versions
  SET document = new_document, change_message = new_change_message, updated_at = saved_at
  WHERE id = edited_version AND project_id = edited_project AND name IS NULL
    AND NOT EXISTS (
      SELECT FROM versions AS newer WHERE newer.project_id = edited_project AND newer.number > versions.number
    );
  IF NOT FOUND THEN
    RAISE EXCEPTION 'version % takes no further edits', edited_version USING ERRCODE = 'KW001';
  END IF;
  RETURN true;
END
$$;
