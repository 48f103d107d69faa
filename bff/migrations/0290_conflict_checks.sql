-- +goose Up
-- What an expert sees of a matter before both agree to show the names of its parties.
ALTER TABLE conversations ADD COLUMN subject TEXT NOT NULL DEFAULT '';
ALTER TABLE conversations ADD COLUMN subject_key TEXT NOT NULL DEFAULT ''; -- folded
ALTER TABLE conversations ADD COLUMN blind BOOLEAN NOT NULL DEFAULT FALSE; -- the expert sees no names yet

-- The parties of a matter, as its attorney entered them.
CREATE TABLE conflict_parties (
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  position        INTEGER NOT NULL,
  side            TEXT NOT NULL,    -- plaintiff, defense, other, opposing, own
  name            TEXT NOT NULL,
  salt            TEXT NOT NULL,    -- of its hash in certificates
  added_at        BIGINT NOT NULL,
  PRIMARY KEY (conversation_id, position)
);

-- Where the conflict check of a conversation stands, and who agreed to show the names.
CREATE TABLE conflict_states (
  conversation_id    TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  expert_id          TEXT NOT NULL, -- the profile
  number             INTEGER NOT NULL, -- of the last check
  result             TEXT NOT NULL, -- of the last check: clear, possible
  checked_at         BIGINT NOT NULL,
  salt               TEXT NOT NULL, -- of record
  record             TEXT NOT NULL, -- hash of the expert's names in the last check
  attorney_agreed_at BIGINT,
  expert_agreed_at   BIGINT
);
CREATE INDEX conflict_states_of_expert ON conflict_states (expert_id, conversation_id);

-- All checks of a conversation, with their certificates.
CREATE TABLE conflict_checks (
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  number          INTEGER NOT NULL, -- from 1 without gaps
  result          TEXT NOT NULL,
  checked_at      BIGINT NOT NULL,
  certificate     TEXT NOT NULL,    -- JSON in its one form, without names
  hash            TEXT NOT NULL,    -- SHA-256 of certificate
  PRIMARY KEY (conversation_id, number)
);

-- Which names, and sets of names, an attorney compared with an expert: keyed hashes, so that
-- nobody can find out a list by trying.
CREATE TABLE conflict_tries (
  attorney_id TEXT NOT NULL,
  expert_id   TEXT NOT NULL,
  hash        TEXT NOT NULL,
  kind        TEXT NOT NULL,  -- name, set
  tried_at    BIGINT NOT NULL,
  PRIMARY KEY (attorney_id, expert_id, hash)
);
CREATE INDEX conflict_tries_by_day ON conflict_tries (attorney_id, tried_at);
CREATE INDEX conflict_tries_of_expert ON conflict_tries (expert_id);
CREATE INDEX conflict_tries_old ON conflict_tries (tried_at);

-- Locked by an attorney's check, so that several at once don't exceed the limits.
CREATE TABLE conflict_askers (attorney_id TEXT PRIMARY KEY);

-- The number of the change of profiles up to which checks ran again.
CREATE TABLE conflict_reach (
  id  INTEGER PRIMARY KEY,
  seq BIGINT NOT NULL
);
INSERT INTO conflict_reach (id, seq) VALUES (1, 0);

-- +goose Down
DROP TABLE conflict_reach;
DROP TABLE conflict_askers;
DROP TABLE conflict_tries;
DROP TABLE conflict_checks;
DROP TABLE conflict_states;
DROP TABLE conflict_parties;
ALTER TABLE conversations DROP COLUMN blind;
ALTER TABLE conversations DROP COLUMN subject_key;
ALTER TABLE conversations DROP COLUMN subject;
