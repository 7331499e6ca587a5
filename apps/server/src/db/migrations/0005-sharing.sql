-- Whom projects are shared with. A pending share has no user yet: whoever holds its link may take it up, once.
CREATE TABLE project_shares (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  permission text NOT NULL CHECK (permission IN ('viewer', 'editor', 'admin')),
  shared_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL,
  invited_email text CHECK (invited_email = lower(invited_email)),
  token_hash text UNIQUE,
  sealed_token text,
  expires_at timestamptz(3),
  CONSTRAINT project_shares_pending CHECK (
    CASE WHEN user_id IS NULL
      THEN num_nulls(invited_email, token_hash, sealed_token, expires_at) = 0
      ELSE num_nonnulls(invited_email, token_hash, sealed_token, expires_at) = 0
    END
  )
);
CREATE UNIQUE INDEX project_shares_project_id_user_id ON project_shares (project_id, user_id);
CREATE UNIQUE INDEX project_shares_project_id_email ON project_shares (project_id, invited_email);
CREATE INDEX project_shares_user_id ON project_shares (user_id);
