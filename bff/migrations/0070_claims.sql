-- +goose Up
CREATE TABLE text_messages (
  id         TEXT PRIMARY KEY,
  recipient  TEXT NOT NULL, -- E.164
  body       TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  sent_at    BIGINT
);
CREATE INDEX text_messages_by_time ON text_messages (created_at);

-- The words by which somebody finds the profile that was prepared of him: of its names
-- and institutions, folded. Profiles that are somebody's have none here.
CREATE TABLE profile_words (
  expert_id TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  word      TEXT NOT NULL,
  stem      TEXT NOT NULL, -- its first three letters, by which it is looked up
  initial   TEXT NOT NULL, -- its first
  PRIMARY KEY (expert_id, word)
);
CREATE INDEX profile_words_by_stem ON profile_words (stem, word, expert_id);
CREATE INDEX profile_words_by_initial ON profile_words (initial, word, expert_id);

-- One claim is one person's way to a profile, or to its removal.
CREATE TABLE claims (
  id               TEXT PRIMARY KEY,
  reference        TEXT NOT NULL UNIQUE, -- what people say on the phone
  expert_id        TEXT NOT NULL,        -- the profile may be gone: a removal is kept
  expert_name      TEXT NOT NULL,        -- empty once the profile was removed
  purpose          TEXT NOT NULL,        -- claim or removal
  mode             TEXT NOT NULL,        -- email, sms or document
  state            TEXT NOT NULL,        -- pending, verified, rejected, expired or disputed
  browser          TEXT NOT NULL,        -- a hash of what the claimant's browser alone knows
  place            TEXT NOT NULL,        -- a hash of the address of the internet it was made from
  hint             TEXT NOT NULL DEFAULT '', -- the masked contact that codes go to
  name             TEXT NOT NULL DEFAULT '', -- what the claimant says of himself, with a document
  email            TEXT NOT NULL DEFAULT '',
  institution      TEXT NOT NULL DEFAULT '',
  note             TEXT NOT NULL DEFAULT '',
  waits            BOOLEAN NOT NULL,     -- for a decision of staff
  proved_at        BIGINT,
  proof_until      BIGINT,               -- the proof is good until then, once
  resume           TEXT NOT NULL DEFAULT '', -- a hash of what lets another browser go on
  taken_by         TEXT NOT NULL DEFAULT '', -- the account that got the profile
  taken_at         BIGINT,
  reason           TEXT NOT NULL DEFAULT '', -- of the decision
  found_by         TEXT NOT NULL,        -- folded text for searching
  version          INTEGER NOT NULL,
  created_at       BIGINT NOT NULL,
  updated_at       BIGINT NOT NULL
);
CREATE INDEX claims_of_expert ON claims (expert_id, state);
CREATE INDEX claims_by_state ON claims (state, created_at);
CREATE INDEX claims_that_wait ON claims (waits, created_at);
CREATE INDEX claims_by_place ON claims (place, created_at);
CREATE INDEX claims_taken ON claims (taken_by);
CREATE INDEX claims_by_resume ON claims (resume);

-- The codes that were sent for a claim. The newest counts.
CREATE TABLE claim_codes (
  id         TEXT PRIMARY KEY,
  claim_id   TEXT NOT NULL REFERENCES claims (id) ON DELETE CASCADE,
  expert_id  TEXT NOT NULL,
  place      TEXT NOT NULL,
  hash       TEXT NOT NULL,
  tries      INTEGER NOT NULL,
  used_at    BIGINT,
  sent_at    BIGINT NOT NULL
);
CREATE INDEX claim_codes_of_claim ON claim_codes (claim_id, sent_at);
CREATE INDEX claim_codes_of_expert ON claim_codes (expert_id, sent_at);

-- The contacts on file that were told of a claim, and what their link contests it by.
CREATE TABLE claim_notices (
  token    TEXT PRIMARY KEY, -- a hash
  claim_id TEXT NOT NULL REFERENCES claims (id) ON DELETE CASCADE,
  kind     TEXT NOT NULL,    -- email, sms or account
  hint     TEXT NOT NULL,    -- masked
  occasion TEXT NOT NULL,    -- begun or taken
  sent_at  BIGINT NOT NULL,
  contested_at BIGINT
);
CREATE INDEX claim_notices_of_claim ON claim_notices (claim_id, sent_at);

-- What was sent for staff to read. The file itself is deleted with the decision.
CREATE TABLE claim_documents (
  id         TEXT PRIMARY KEY,
  claim_id   TEXT NOT NULL REFERENCES claims (id) ON DELETE CASCADE,
  file       TEXT NOT NULL,    -- its name in the store of private files; empty once deleted
  name       TEXT NOT NULL,    -- as its sender calls it
  kind       TEXT NOT NULL,    -- pdf, jpeg, png or docx, by its content
  size       BIGINT NOT NULL,  -- bytes
  created_at BIGINT NOT NULL,
  deleted_at BIGINT
);
CREATE INDEX claim_documents_of_claim ON claim_documents (claim_id, created_at);
CREATE INDEX claim_documents_of_file ON claim_documents (file);

-- What was done with a claim, by whom. Only ever added to.
CREATE TABLE claim_steps (
  claim_id   TEXT NOT NULL REFERENCES claims (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL,
  event      TEXT NOT NULL,
  state      TEXT NOT NULL, -- afterwards
  actor_id   TEXT NOT NULL DEFAULT '',
  actor_name TEXT NOT NULL DEFAULT '',
  text       TEXT NOT NULL DEFAULT '',
  at         BIGINT NOT NULL,
  PRIMARY KEY (claim_id, number)
);

-- +goose Down
DROP TABLE claim_steps;
DROP TABLE claim_documents;
DROP TABLE claim_notices;
DROP TABLE claim_codes;
DROP TABLE claims;
DROP TABLE profile_words;
DROP TABLE text_messages;
