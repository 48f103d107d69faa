-- +goose Up
-- What strangers may still cause to be sent to a mailbox or a phone. The subject is a hash
-- of it; full_at is when the whole budget is available again.
CREATE TABLE recipient_budgets (
  subject TEXT PRIMARY KEY,
  full_at BIGINT NOT NULL
);
CREATE INDEX recipient_budgets_by_time ON recipient_budgets (full_at);

-- +goose Down
DROP TABLE recipient_budgets;
