-- +goose Up
-- When the account will be erased, as its owner asked; NULL: it stays.
ALTER TABLE users ADD COLUMN leaving_at BIGINT;
-- The versions that its owner has agreed to last, as the program writes them.
ALTER TABLE users ADD COLUMN consented TEXT NOT NULL DEFAULT '';
CREATE INDEX users_leaving ON users (leaving_at) WHERE leaving_at IS NOT NULL;

-- Who agreed to which version of what, when. Only ever added to.
CREATE TABLE consents (
  user_id  TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  document TEXT NOT NULL, -- terms or privacy
  version  TEXT NOT NULL,
  given_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, document, version)
);

-- Copies of somebody's data, made at his request, for him alone.
CREATE TABLE data_exports (
  id         TEXT PRIMARY KEY,
  user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  state      TEXT NOT NULL,             -- waiting, working, ready or failed
  done       INTEGER NOT NULL,          -- parts of the whole
  steps      INTEGER NOT NULL,
  size       BIGINT NOT NULL DEFAULT 0, -- bytes
  created_at BIGINT NOT NULL,
  ready_at   BIGINT,
  expires_at BIGINT NOT NULL
);
CREATE INDEX data_exports_of_user ON data_exports (user_id, created_at);
CREATE INDEX data_exports_by_expiry ON data_exports (expires_at);

-- +goose Down
DROP TABLE data_exports;
DROP TABLE consents;
DROP INDEX users_leaving;
ALTER TABLE users DROP COLUMN consented;
ALTER TABLE users DROP COLUMN leaving_at;
