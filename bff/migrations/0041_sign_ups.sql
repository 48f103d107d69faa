-- +goose Up
-- Somebody who has filled in a sign-up and has yet to prove that he reads the address.
-- Once he has, what he wrote is erased; after a day it is
-- deleted, or only which account agreed to which terms is left.
CREATE TABLE sign_ups (
  id            TEXT PRIMARY KEY,
  kind          TEXT NOT NULL, -- attorney, expert
  email         TEXT NOT NULL,
  email_key     TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  details       TEXT NOT NULL, -- JSON
  claim_id      TEXT NOT NULL DEFAULT '',
  terms_version TEXT NOT NULL,
  browser_hash  TEXT NOT NULL, -- of the secret of the browser that began it
  code_hash     TEXT NOT NULL DEFAULT '', -- empty where no code can match: the address has an account
  code_sent_at  BIGINT NOT NULL,
  tries         INTEGER NOT NULL DEFAULT 0, -- wrong ones, of this code
  created_at    BIGINT NOT NULL,
  verified_at   BIGINT,
  user_id       TEXT NOT NULL DEFAULT '' -- the account that came of it
);
CREATE INDEX sign_ups_by_time ON sign_ups (created_at);

-- Each mail that sign-ups have sent, for the limits by the hour.
CREATE TABLE sign_up_mails (
  sign_up_id TEXT NOT NULL REFERENCES sign_ups (id) ON DELETE CASCADE,
  email_key  TEXT NOT NULL,
  again      BOOLEAN NOT NULL, -- asked for once more
  sent_at    BIGINT NOT NULL
);
CREATE INDEX sign_up_mails_of_sign_up ON sign_up_mails (sign_up_id, sent_at);
CREATE INDEX sign_up_mails_to_address ON sign_up_mails (email_key, sent_at);

-- +goose Down
DROP TABLE sign_up_mails;
DROP TABLE sign_ups;
