-- +goose Up
-- That an attorney designates an expert in the matter of their conversation.
CREATE TABLE designations (
  id             TEXT PRIMARY KEY,
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  expert_id      TEXT NOT NULL,
  attorney_id    TEXT,
  expert_user_id TEXT,
  -- What whoever was served has; empty until the expert confirmed.
  receipt        TEXT NOT NULL DEFAULT '',
  designated_at  BIGINT NOT NULL,
  confirmed_at   BIGINT,
  withdrawn_at   BIGINT,
  withdrawn_by   TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX designations_current ON designations (conversation_id) WHERE withdrawn_at IS NULL;
CREATE UNIQUE INDEX designations_by_receipt ON designations (receipt) WHERE receipt <> '';
CREATE INDEX designations_of ON designations (conversation_id, designated_at DESC);
CREATE INDEX designations_by_attorney ON designations (attorney_id);
CREATE INDEX designations_by_expert ON designations (expert_user_id);

-- +goose Down
DROP TABLE designations;
