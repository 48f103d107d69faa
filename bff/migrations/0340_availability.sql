-- +goose Up
-- What an attorney asks several experts at once, before there is a conversation.
CREATE TABLE availability_requests (
  id          TEXT PRIMARY KEY,
  attorney_id TEXT NOT NULL,
  client_id   TEXT NOT NULL,
  text        TEXT NOT NULL,
  needs       TEXT NOT NULL,
  -- YYYY-MM-DD, or empty.
  answer_by   TEXT NOT NULL,
  asked_at    BIGINT NOT NULL,
  ends_at     BIGINT NOT NULL,
  over_at     BIGINT,
  outcome     TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX availability_requests_once ON availability_requests (attorney_id, client_id);
CREATE INDEX availability_requests_of ON availability_requests (attorney_id, asked_at DESC, id);
CREATE INDEX availability_requests_due ON availability_requests (ends_at) WHERE over_at IS NULL;

-- An expert who was asked.
CREATE TABLE availability_asks (
  id             TEXT PRIMARY KEY,
  request_id     TEXT NOT NULL REFERENCES availability_requests (id) ON DELETE CASCADE,
  position       INTEGER NOT NULL,
  attorney_id    TEXT NOT NULL,
  expert_id      TEXT NOT NULL,
  expert_user_id TEXT NOT NULL,
  asked_at       BIGINT NOT NULL,
  over_at        BIGINT,
  answer         TEXT NOT NULL DEFAULT '',
  note           TEXT NOT NULL DEFAULT '',
  first_answer_at BIGINT,
  answered_at    BIGINT,
  answers        INTEGER NOT NULL DEFAULT 0,
  chosen         BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX availability_asks_of_request ON availability_asks (request_id, position);
CREATE INDEX availability_asks_of_expert ON availability_asks (expert_user_id, asked_at DESC, id);
-- For the figures on an expert's page.
CREATE INDEX availability_asks_over ON availability_asks (expert_id, asked_at DESC) WHERE over_at IS NOT NULL;
-- An attorney asks an expert one thing at a time.
CREATE UNIQUE INDEX availability_asks_open ON availability_asks (attorney_id, expert_id) WHERE over_at IS NULL;

-- +goose Down
DROP TABLE availability_asks;
DROP TABLE availability_requests;
