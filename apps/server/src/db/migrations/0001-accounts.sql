CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  first_name text NOT NULL,
  last_name text NOT NULL,
  password_hash text,
  role text NOT NULL CHECK (role IN ('FREE', 'PRO', 'TEAM', 'OWNER')),
  suspended_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  last_login_at timestamptz(3)
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  user_agent text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL
);
CREATE INDEX sessions_user_id ON sessions (user_id);

CREATE TABLE sign_in_failures (
  key text PRIMARY KEY,
  failures integer NOT NULL,
  last_failure_at timestamptz(3) NOT NULL,
  blocked_until timestamptz(3)
);

CREATE TABLE activity (
  id uuid PRIMARY KEY,
  action text NOT NULL,
  resource_type text NOT NULL,
  resource_id text NOT NULL,
  user_id uuid,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX activity_created_at ON activity (created_at);
