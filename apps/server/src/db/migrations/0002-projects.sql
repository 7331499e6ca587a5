CREATE TABLE projects (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL,
  description text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3)
);
CREATE INDEX projects_owner_id ON projects (owner_id);

CREATE TABLE project_documents (
  project_id uuid PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
  document text NOT NULL,
  revision integer NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

CREATE TABLE versions (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  number integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('created', 'edit', 'generation', 'restore', 'import')),
  change_message text NOT NULL,
  document text NOT NULL,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT versions_project_id_number UNIQUE (project_id, number)
);

CREATE TABLE ai_runs (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  project_id uuid REFERENCES projects (id) ON DELETE SET NULL,
  status text NOT NULL CHECK (status IN ('running', 'succeeded', 'failed', 'cancelled')),
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3)
);
CREATE INDEX ai_runs_user_id_created_at ON ai_runs (user_id, created_at);
