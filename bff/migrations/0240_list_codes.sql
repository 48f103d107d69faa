-- +goose Up
-- Codes that open a list for a named person, as hashes.
CREATE TABLE list_codes (
  id         TEXT PRIMARY KEY,
  list_id    TEXT NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
  hash       TEXT NOT NULL,
  person     TEXT NOT NULL,           -- whom it was made for
  opened     INTEGER NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL,
  expires_at BIGINT,
  revoked_at BIGINT
);
CREATE UNIQUE INDEX list_codes_by_hash ON list_codes (hash);
CREATE INDEX list_codes_by_list ON list_codes (list_id, created_at DESC, id DESC);
CREATE INDEX list_codes_expired ON list_codes (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX list_codes_revoked ON list_codes (revoked_at) WHERE revoked_at IS NOT NULL;

-- When a code was opened, the latest times only.
CREATE TABLE list_openings (
  id        TEXT PRIMARY KEY,
  code_id   TEXT NOT NULL REFERENCES list_codes (id) ON DELETE CASCADE,
  opened_at BIGINT NOT NULL
);
CREATE INDEX list_openings_by_code ON list_openings (code_id, opened_at DESC, id DESC);

-- +goose Down
DROP TABLE list_openings;
DROP TABLE list_codes;
