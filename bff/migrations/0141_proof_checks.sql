-- +goose Up
-- What staff checked of the entries of a profile. A check is never changed, only withdrawn.
CREATE TABLE proof_checks (
  id                TEXT PRIMARY KEY,
  expert_id         TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  section           TEXT NOT NULL,
  item_id           TEXT NOT NULL,
  grade             TEXT NOT NULL,          -- document or source
  fingerprint       TEXT NOT NULL,          -- SHA-256 of the values that were checked
  checked_on        TEXT NOT NULL,          -- YYYY-MM-DD
  url               TEXT NOT NULL DEFAULT '',
  note              TEXT NOT NULL DEFAULT '',
  by_id             TEXT NOT NULL,
  by_name           TEXT NOT NULL,
  created_at        BIGINT NOT NULL,
  withdrawn_at      BIGINT,
  withdrawn_by_id   TEXT NOT NULL DEFAULT '',
  withdrawn_by_name TEXT NOT NULL DEFAULT '',
  withdrawn         TEXT NOT NULL DEFAULT '', -- why
  lapsed_at         BIGINT                  -- when search learned that it's too old
);
CREATE INDEX proof_checks_of_expert ON proof_checks (expert_id, checked_on);
CREATE INDEX proof_checks_by_age ON proof_checks (checked_on, id) WHERE lapsed_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX proof_checks_by_person ON proof_checks (by_id);
CREATE INDEX proof_checks_by_withdrawer ON proof_checks (withdrawn_by_id);

-- +goose Down
DROP TABLE proof_checks;
