-- +goose Up
-- What experts declare about challenges to their testimony. The open one of an expert has
-- no ended_at.
CREATE TABLE profile_declarations (
  id             TEXT PRIMARY KEY,
  expert_id      TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  kind           TEXT NOT NULL, -- none, some
  challenges     INTEGER NOT NULL,
  testimony_hash TEXT NOT NULL, -- of the testimony that it covers
  content_hash   TEXT NOT NULL, -- of the whole profile
  signed_by      TEXT NOT NULL,
  signed_name    TEXT NOT NULL,
  signed_at      BIGINT NOT NULL,
  outdated_at    BIGINT,                  -- since when the testimony differs
  ended_at       BIGINT,
  ending         TEXT NOT NULL DEFAULT '' -- withdrawn, superseded
);
CREATE UNIQUE INDEX open_declaration_of_expert ON profile_declarations (expert_id) WHERE ended_at IS NULL;
CREATE INDEX declarations_of_expert ON profile_declarations (expert_id, signed_at);

-- Challenges that the expert was told of, so that they are told once.
CREATE TABLE challenge_notices (
  expert_id TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  item_id   TEXT NOT NULL,
  challenge TEXT NOT NULL, -- a hash of its basis, date, and citation
  told_at   BIGINT NOT NULL,
  PRIMARY KEY (expert_id, item_id, challenge)
);

-- +goose Down
DROP TABLE challenge_notices;
DROP TABLE profile_declarations;
