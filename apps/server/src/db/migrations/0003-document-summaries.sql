-- What a project's card shows, kept with each save so that lists never read whole documents.
ALTER TABLE project_documents
  ADD COLUMN cover text,
  ADD COLUMN screen_count integer NOT NULL DEFAULT 0,
  ADD COLUMN component_count integer NOT NULL DEFAULT 0;

CREATE INDEX projects_owner_id_created_at ON projects (owner_id, created_at DESC, id DESC);
DROP INDEX projects_owner_id;
