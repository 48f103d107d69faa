-- +goose Up
-- What was done on somebody's authority. Numbered without gaps; each hash covers
-- the entry and the hash before it. The steps beside this one refuse every change.
CREATE TABLE audit_entries (
  seq            BIGINT PRIMARY KEY,
  at             BIGINT NOT NULL,
  actor_id       TEXT NOT NULL,   -- empty: nobody who was signed in, or the program itself
  action         TEXT NOT NULL,
  kind           TEXT NOT NULL,
  subject_id     TEXT NOT NULL,
  person_id      TEXT NOT NULL,   -- the account whose erasure erases what is told of the subject
  actor_digest   TEXT NOT NULL,   -- of the parts below, each with its salt
  subject_digest TEXT NOT NULL,
  hash           TEXT NOT NULL
);
CREATE INDEX audit_entries_by_time ON audit_entries (at);
CREATE INDEX audit_entries_of_actor ON audit_entries (actor_id, seq);
CREATE INDEX audit_entries_by_action ON audit_entries (action, seq);
CREATE INDEX audit_entries_of_subject ON audit_entries (kind, subject_id, seq);
CREATE INDEX audit_entries_of_person ON audit_entries (person_id, seq);

-- What is personal, apart from the chain: it can be erased, and the chain holds.
CREATE TABLE audit_parts (
  seq      BIGINT NOT NULL REFERENCES audit_entries (seq),
  part     TEXT NOT NULL,         -- actor or subject
  salt     TEXT NOT NULL,
  content  TEXT NOT NULL,         -- JSON
  found_by TEXT NOT NULL,         -- folded text for searching
  PRIMARY KEY (seq, part)
);

-- Which parts were erased, and by which entry. Only what stands here can be deleted.
CREATE TABLE audit_erasures (
  seq    BIGINT NOT NULL REFERENCES audit_entries (seq),
  part   TEXT NOT NULL,
  by_seq BIGINT NOT NULL REFERENCES audit_entries (seq),
  PRIMARY KEY (seq, part)
);

-- +goose Down
DROP TABLE audit_erasures;
DROP TABLE audit_parts;
DROP TABLE audit_entries;
