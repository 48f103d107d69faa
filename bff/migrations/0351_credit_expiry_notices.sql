-- +goose Up
-- Lots of credits of whose end someone was told, each once.
CREATE TABLE credit_expiry_notices (
  account_id TEXT PRIMARY KEY REFERENCES credit_accounts (id),
  told_at    BIGINT NOT NULL
);

-- +goose Down
DROP TABLE credit_expiry_notices;
