-- +goose Up
-- Credits that people want to buy through Stripe Checkout, and what became of that.
CREATE TABLE credit_orders (
  id           TEXT PRIMARY KEY,
  wallet_id    TEXT NOT NULL REFERENCES credit_wallets (id),
  credits      BIGINT NOT NULL CHECK (credits > 0),
  cents        BIGINT NOT NULL CHECK (cents > 0),
  currency     TEXT NOT NULL,
  rule_version BIGINT NOT NULL REFERENCES credit_rules (version),
  state        TEXT NOT NULL CHECK (state IN ('open', 'waiting', 'paid', 'failed', 'expired', 'wrong')),
  session_id   TEXT,             -- Stripe's
  payment_id   TEXT,             -- as above
  movement     BIGINT,           -- that added the credits
  taken_back   BIGINT NOT NULL CHECK (taken_back >= 0 AND taken_back <= credits), -- of them, since the payment was
  turns        BIGINT NOT NULL,  -- how often credits were taken or given back
  created_at   BIGINT NOT NULL,
  updated_at   BIGINT NOT NULL,
  CHECK ((state = 'paid') = (movement IS NOT NULL)),
  FOREIGN KEY (wallet_id, movement) REFERENCES credit_movements (wallet_id, number)
);
CREATE UNIQUE INDEX credit_orders_by_session ON credit_orders (session_id);
CREATE UNIQUE INDEX credit_orders_by_payment ON credit_orders (payment_id);
CREATE INDEX credit_orders_of_wallet ON credit_orders (wallet_id, created_at);
CREATE INDEX credit_orders_undecided ON credit_orders (created_at) WHERE state IN ('open', 'waiting');

-- What happened to a payment, even before we know whose it is.
CREATE TABLE credit_payments (
  payment_id     TEXT PRIMARY KEY,
  refunded_cents BIGINT NOT NULL, -- the sum of all refunds
  dispute        TEXT NOT NULL,   -- open, won, lost, or empty
  updated_at     BIGINT NOT NULL
);

-- Stripe's events, each once.
CREATE TABLE credit_events (
  id          TEXT PRIMARY KEY,
  type        TEXT NOT NULL,
  outcome     TEXT NOT NULL,
  received_at BIGINT NOT NULL
);
CREATE INDEX credit_events_by_time ON credit_events (received_at);

-- +goose Down
DROP TABLE credit_events;
DROP TABLE credit_payments;
DROP TABLE credit_orders;
