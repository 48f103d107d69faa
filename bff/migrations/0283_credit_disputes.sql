-- +goose Up
-- Disputes of payments. A payment can have several, and what one lost another can't win.
CREATE TABLE credit_disputes (
  dispute_id TEXT PRIMARY KEY, -- Stripe's
  payment_id TEXT NOT NULL,    -- as above
  state      TEXT NOT NULL CHECK (state IN ('open', 'won', 'lost')),
  updated_at BIGINT NOT NULL
);
CREATE INDEX credit_disputes_of ON credit_disputes (payment_id);

INSERT INTO credit_disputes (dispute_id, payment_id, state, updated_at)
  SELECT 'before:' || payment_id, payment_id, 'lost', updated_at FROM credit_payments WHERE dispute = 'lost';

-- The staff's lists of wallets.
CREATE INDEX credit_wallets_recent ON credit_wallets (at DESC, id) WHERE owner_id IS NOT NULL;
CREATE INDEX credit_accounts_owing ON credit_accounts (wallet_id) WHERE kind = 'owed' AND posted < 0;

-- +goose Down
DROP INDEX credit_accounts_owing;
DROP INDEX credit_wallets_recent;
DROP TABLE credit_disputes;
