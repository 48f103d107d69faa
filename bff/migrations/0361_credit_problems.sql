-- +goose Up
-- Payments that a person must look at, and what staff did about them.
CREATE TABLE credit_problems (
  id            TEXT PRIMARY KEY,
  kind          TEXT NOT NULL CHECK (kind IN ('amount', 'erased', 'session', 'refund', 'earlier')),
  reference     TEXT NOT NULL, -- Stripe's id of the checkout, or of the refund
  payment_id    TEXT NOT NULL, -- Stripe's, or empty
  order_id      TEXT REFERENCES credit_orders (id),
  cents         BIGINT NOT NULL, -- what was paid; 0 if that isn't known
  currency      TEXT NOT NULL,
  found_at      BIGINT NOT NULL,
  settled_at    BIGINT,
  settled_by    TEXT NOT NULL DEFAULT '',
  settled_by_id TEXT NOT NULL DEFAULT '',
  note          TEXT NOT NULL DEFAULT ''
);
-- Several events of one checkout are one problem.
CREATE UNIQUE INDEX credit_problems_once ON credit_problems (kind, reference);
CREATE INDEX credit_problems_open ON credit_problems (found_at, id) WHERE settled_at IS NULL;
CREATE INDEX credit_problems_settled ON credit_problems (settled_at DESC, id) WHERE settled_at IS NOT NULL;

-- What was wrong with earlier ones is in the log of that time and in an email.
INSERT INTO credit_problems (id, kind, reference, payment_id, order_id, cents, currency, found_at)
SELECT id, 'earlier', COALESCE(session_id, id), COALESCE(payment_id, ''), id, 0, '', updated_at FROM credit_orders WHERE state = 'wrong';

-- +goose Down
DROP TABLE credit_problems;
