-- +goose Up
-- When a session was last used, to within some minutes; 0: not since it began.
ALTER TABLE sessions ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0;
-- When the password was last changed; 0: never since the account began.
ALTER TABLE users ADD COLUMN password_changed_at BIGINT NOT NULL DEFAULT 0;

-- Links that were mailed, of whatever purpose. Only the hash of what they carry is here.
CREATE TABLE account_links (
  hash       TEXT PRIMARY KEY,
  purpose    TEXT NOT NULL, -- recovery, invitation, email-confirm, email-cancel
  user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  change_id  TEXT NOT NULL DEFAULT '', -- of a change of address
  side       TEXT NOT NULL DEFAULT '', -- of a change of address: old, new
  tries      INTEGER NOT NULL DEFAULT 0, -- wrong second factors
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  used_at    BIGINT
);
CREATE INDEX account_links_of_user ON account_links (user_id, purpose, created_at);
CREATE INDEX account_links_by_expiry ON account_links (expires_at);

-- Addresses for which a link was asked, until a job has looked who they are.
CREATE TABLE recovery_requests (
  id         TEXT PRIMARY KEY,
  email      TEXT NOT NULL,
  address    TEXT NOT NULL,
  user_agent TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE TABLE email_changes (
  id               TEXT PRIMARY KEY,
  user_id          TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  old_email        TEXT NOT NULL,
  new_email        TEXT NOT NULL,
  old_confirmed_at BIGINT,
  new_confirmed_at BIGINT,
  done_at          BIGINT,
  cancelled_at     BIGINT,
  created_at       BIGINT NOT NULL,
  expires_at       BIGINT NOT NULL
);
CREATE INDEX email_changes_of_user ON email_changes (user_id, created_at);

-- What people want to be told by mail, where it differs from what is usual.
CREATE TABLE notification_choices (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind    TEXT NOT NULL,
  wanted  BOOLEAN NOT NULL,
  PRIMARY KEY (user_id, kind)
);

-- +goose Down
DROP TABLE notification_choices;
DROP TABLE email_changes;
DROP TABLE recovery_requests;
DROP TABLE account_links;
ALTER TABLE users DROP COLUMN password_changed_at;
ALTER TABLE sessions DROP COLUMN seen_at;
