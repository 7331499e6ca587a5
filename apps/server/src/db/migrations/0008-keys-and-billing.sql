CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  key_hash text NOT NULL UNIQUE,
  sealed_key text NOT NULL,
  permissions text[] NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3),
  expires_at timestamptz(3)
);
CREATE INDEX api_keys_user_id_created_at ON api_keys (user_id, created_at);

-- Who a customer of the payment provider is here.
CREATE TABLE billing_customers (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  customer_id text NOT NULL UNIQUE,
  -- The last checkout begun, ended when another begins, so that nobody pays twice.
  open_checkout_id text
);

-- What is known of each subscription, by the newest event about it.
CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  item_id text,
  tier text NOT NULL CHECK (tier IN ('PRO', 'TEAM')),
  status text NOT NULL,
  period_end timestamptz(3),
  ends_at timestamptz(3),
  event_order text NOT NULL
);
CREATE INDEX subscriptions_user_id ON subscriptions (user_id);

-- Events that have been dealt with: each counts once.
CREATE TABLE billing_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz(3) NOT NULL
);
CREATE INDEX billing_events_received_at ON billing_events (received_at);
