-- +goose Up
CREATE TABLE users (
  id            TEXT PRIMARY KEY,
  email         TEXT NOT NULL,
  email_key     TEXT NOT NULL UNIQUE, -- normalised and folded: what two spellings of one address share
  password_hash TEXT NOT NULL,
  name          TEXT NOT NULL,
  groups        TEXT NOT NULL,
  image         TEXT NOT NULL DEFAULT '',
  suspended_at  BIGINT,
  created_at    BIGINT NOT NULL,
  updated_at    BIGINT NOT NULL
);

CREATE TABLE sessions (
  id           TEXT PRIMARY KEY,
  user_id      TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  address      TEXT NOT NULL,
  user_agent   TEXT NOT NULL,
  created_at   BIGINT NOT NULL,
  refreshed_at BIGINT NOT NULL,
  expires_at   BIGINT NOT NULL,
  revoked_at   BIGINT,
  revoked_for  TEXT NOT NULL DEFAULT ''
);
CREATE INDEX sessions_of_user ON sessions (user_id, created_at);

CREATE TABLE refresh_tokens (
  hash       TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  used_at    BIGINT
);
CREATE INDEX refresh_tokens_of_session ON refresh_tokens (session_id);
CREATE INDEX refresh_tokens_by_expiry ON refresh_tokens (expires_at);

CREATE TABLE sign_in_failures (
  subject        TEXT PRIMARY KEY, -- a hash: of an account's address, or of it and the place it was tried from
  failures       INTEGER NOT NULL,
  last_failed_at BIGINT NOT NULL
);
CREATE INDEX sign_in_failures_by_age ON sign_in_failures (last_failed_at);

-- +goose Down
DROP TABLE sign_in_failures;
DROP TABLE refresh_tokens;
DROP TABLE sessions;
DROP TABLE users;
