ALTER TABLE users ADD COLUMN email_verified_at timestamptz(3);

-- Of sessions begun at the sign-in provider: what its sign-out asks for, sealed.
ALTER TABLE sessions ADD COLUMN sealed_id_token text;

-- Links that let somebody do one thing without a password: confirm an address, choose a new password.
CREATE TABLE account_links (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirm-email', 'reset-password', 'password-link')),
  token_hash text NOT NULL UNIQUE,
  email text NOT NULL CHECK (email = lower(email)),
  password_mark text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX account_links_user_id ON account_links (user_id, purpose, created_at DESC);

-- Who an account is at the sign-in provider.
CREATE TABLE provider_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX provider_identities_user_id ON provider_identities (user_id);

CREATE INDEX activity_user_id ON activity (user_id, created_at);
