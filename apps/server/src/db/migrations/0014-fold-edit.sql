-- A studio's usual save as one call, planned once for each connection instead of on every save. False, and nothing
-- changed, when the document no longer has the revision the edit was made on. A null cover keeps the one there is
-- when `keeps_cover` says so.
CREATE FUNCTION fold_edit(
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
  WHERE id = edited_version AND project_id = edited_project;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'version % is gone', edited_version;
  END IF;
  RETURN true;
END
$$;
