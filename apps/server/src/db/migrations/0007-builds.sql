-- A build pins the document it is made of.
ALTER TABLE versions DROP CONSTRAINT versions_kind_check;
ALTER TABLE versions ADD CONSTRAINT versions_kind_check
  CHECK (kind IN ('created', 'edit', 'generation', 'restore', 'import', 'build'));

-- What a project's builds have in common: it must stay the same, or phones take an update for another app.
CREATE TABLE export_settings (
  project_id uuid PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
  package_id text NOT NULL,
  last_build_number integer NOT NULL,
  sealed_key text,
  certificate text,
  key_created_at timestamptz(3),
  CONSTRAINT export_settings_key CHECK (num_nulls(sealed_key, certificate, key_created_at) IN (0, 3))
);

-- Builds, and at once the queue of them: a worker holds one until lease_until.
CREATE TABLE builds (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  payer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  actor_id uuid REFERENCES users (id) ON DELETE SET NULL,
  platform text NOT NULL CHECK (platform IN ('android', 'ios')),
  status text NOT NULL CHECK (status IN ('pending', 'building', 'completed', 'failed')),
  step text NOT NULL,
  version_number integer NOT NULL,
  build_number integer NOT NULL,
  attempt integer NOT NULL,
  worker_id uuid,
  lease_until timestamptz(3),
  error text,
  signer text,
  changes text,
  notes text,
  created_at timestamptz(3) NOT NULL,
  queued_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  finished_at timestamptz(3)
);
CREATE INDEX builds_project_id_created_at ON builds (project_id, created_at DESC, id DESC);
CREATE INDEX builds_payer_id_queued_at ON builds (payer_id, queued_at);
CREATE INDEX builds_waiting ON builds (queued_at, id) WHERE status IN ('pending', 'building');

-- Without a foreign key: the files of builds that are gone are still to be removed.
CREATE TABLE build_artifacts (
  build_id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('apk', 'aab', 'xcode', 'source')),
  position integer NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  file_key text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (build_id, name)
);
