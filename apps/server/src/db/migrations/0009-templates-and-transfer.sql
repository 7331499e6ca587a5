-- Apps to start from: those that come with Kwiq (with a slug), and those people hand in.
CREATE TABLE templates (
  id uuid PRIMARY KEY,
  slug text UNIQUE,
  -- Of a built-in one: hash of what it was made from.
  source_hash text,
  name text NOT NULL,
  description text NOT NULL,
  category text,
  document text NOT NULL,
  -- The document with the properties of its start screen only: what lists send.
  outline text NOT NULL,
  downloads integer NOT NULL DEFAULT 0,
  status text NOT NULL CHECK (status IN ('pending', 'published', 'rejected')),
  review_note text,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  project_id uuid REFERENCES projects (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL,
  reviewed_at timestamptz(3)
);
CREATE INDEX templates_status ON templates (status, downloads DESC, created_at DESC);
CREATE UNIQUE INDEX templates_pending_project ON templates (project_id) WHERE status = 'pending';

-- Which template a project was made of.
CREATE TABLE template_clones (
  project_id uuid PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
  template_id uuid REFERENCES templates (id) ON DELETE SET NULL,
  template_name text NOT NULL,
  created_at timestamptz(3) NOT NULL
);

-- What people keep for later conversion. Of a ZIP only its name.
CREATE TABLE transfers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  project_name text NOT NULL,
  source_type text NOT NULL CHECK (source_type IN ('ZIP', 'GITHUB')),
  source_value text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX transfers_user_id ON transfers (user_id, created_at DESC);

-- Icons of wrapped websites, as the sites serve them.
CREATE TABLE site_icons (
  project_id uuid PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
  media_type text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg', 'image/webp')),
  -- Base64.
  content text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL
);
