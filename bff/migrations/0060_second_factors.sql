-- +goose Up
-- An authenticator app of an account. The secret is sealed; it counts from confirmed_at on.
CREATE TABLE authenticators (
  user_id      TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret       TEXT NOT NULL,
  begun_at     BIGINT NOT NULL,
  confirmed_at BIGINT,
  last_step    BIGINT NOT NULL DEFAULT 0 -- of the newest code that was taken: no code counts twice
);

CREATE TABLE recovery_codes (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash    TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  used_at BIGINT,
  PRIMARY KEY (user_id, hash)
);

CREATE TABLE passkeys (
  id            TEXT PRIMARY KEY,
  user_id       TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id TEXT NOT NULL UNIQUE,
  credential    TEXT NOT NULL, -- as the WebAuthn library keeps it, in JSON
  name          TEXT NOT NULL,
  created_at    BIGINT NOT NULL,
  used_at       BIGINT,
  blocked_at    BIGINT -- its counter went back: there may be a copy of it
);
CREATE INDEX passkeys_of_user ON passkeys (user_id, created_at);

-- A challenge that a browser has been given for its passkey; gone once it is answered.
CREATE TABLE passkey_ceremonies (
  hash       TEXT PRIMARY KEY,
  bound_to   TEXT NOT NULL, -- a hash of what the challenge is good for and where
  user_id    TEXT NOT NULL DEFAULT '',
  session    TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX passkey_ceremonies_by_expiry ON passkey_ceremonies (expires_at);

-- Somebody who has typed the right password and owes the second factor.
CREATE TABLE sign_in_challenges (
  hash       TEXT PRIMARY KEY,
  user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  tries      INTEGER NOT NULL DEFAULT 0,
  used_at    BIGINT
);
CREATE INDEX sign_in_challenges_of_user ON sign_in_challenges (user_id);
CREATE INDEX sign_in_challenges_by_expiry ON sign_in_challenges (expires_at);

-- +goose Down
DROP TABLE sign_in_challenges;
DROP TABLE passkey_ceremonies;
DROP TABLE passkeys;
DROP TABLE recovery_codes;
DROP TABLE authenticators;
