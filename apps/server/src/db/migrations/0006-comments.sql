CREATE TABLE review_links (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  name text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  sealed_token text NOT NULL,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL,
  last_opened_at timestamptz(3),
  ended_at timestamptz(3)
);
CREATE INDEX review_links_project_id ON review_links (project_id);

CREATE TABLE comments (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  parent_id uuid REFERENCES comments (id) ON DELETE CASCADE,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  review_link_id uuid REFERENCES review_links (id) ON DELETE SET NULL,
  guest_name text,
  text text NOT NULL,
  mentions uuid[] NOT NULL,
  screen_id text,
  node_id text,
  point_x double precision,
  point_y double precision,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  resolved_at timestamptz(3),
  resolved_by uuid REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX comments_project_id_created_at ON comments (project_id, created_at DESC, id DESC);
CREATE INDEX comments_parent_id ON comments (parent_id);
CREATE INDEX comments_review_link_id ON comments (review_link_id, created_at);

CREATE TABLE comment_reads (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  read_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, project_id)
);

CREATE TABLE review_approvals (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  review_link_id uuid NOT NULL REFERENCES review_links (id) ON DELETE CASCADE,
  screen_id text NOT NULL,
  screen_hash text NOT NULL,
  guest_key_hash text NOT NULL,
  guest_name text NOT NULL,
  approved_at timestamptz(3) NOT NULL,
  CONSTRAINT review_approvals_guest UNIQUE (review_link_id, screen_id, guest_key_hash)
);
CREATE INDEX review_approvals_project_id ON review_approvals (project_id);
