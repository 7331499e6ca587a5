CREATE TABLE error_log (
  id uuid PRIMARY KEY,
  fingerprint text NOT NULL,
  error_type text NOT NULL,
  severity text NOT NULL CHECK (severity IN ('critical', 'error', 'warning')),
  message text NOT NULL,
  url text,
  stack_trace text,
  count integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_seen_at timestamptz(3) NOT NULL,
  resolved_at timestamptz(3)
);
-- The same error again joins the one that is open.
CREATE UNIQUE INDEX error_log_open ON error_log (fingerprint) WHERE resolved_at IS NULL;
CREATE INDEX error_log_last_seen_at ON error_log (last_seen_at DESC, id DESC);

-- Calls by endpoint, in intervals of five minutes.
CREATE TABLE request_stats (
  begins_at timestamptz(3) NOT NULL,
  endpoint text NOT NULL,
  count integer NOT NULL,
  total_ms double precision NOT NULL,
  PRIMARY KEY (begins_at, endpoint)
);

-- The last check of each process.
CREATE TABLE health_checks (
  id uuid PRIMARY KEY,
  process text NOT NULL,
  metric text NOT NULL,
  value text NOT NULL,
  status text NOT NULL CHECK (status IN ('healthy', 'degraded', 'unhealthy')),
  checked_at timestamptz(3) NOT NULL,
  UNIQUE (process, metric)
);

-- Only flags that were ever switched; what has no row is on.
CREATE TABLE feature_flags (
  name text PRIMARY KEY,
  enabled boolean NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

DROP INDEX activity_created_at;
CREATE INDEX activity_created_at ON activity (created_at DESC, id DESC);
CREATE INDEX users_created_at ON users (created_at DESC, id DESC);
