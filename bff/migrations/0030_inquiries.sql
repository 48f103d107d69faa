-- +goose Up
ALTER TABLE mails ADD COLUMN reply_to TEXT NOT NULL DEFAULT '';

CREATE TABLE inquiries (
  id            TEXT PRIMARY KEY,
  reference     TEXT NOT NULL UNIQUE, -- what people say on the phone
  fingerprint   TEXT NOT NULL UNIQUE, -- of the opened form and all that was written: sent twice is once
  form          TEXT NOT NULL,
  state         TEXT NOT NULL,
  name          TEXT NOT NULL,
  email         TEXT NOT NULL,
  phone         TEXT NOT NULL DEFAULT '', -- E.164
  subject       TEXT NOT NULL,
  fields        TEXT NOT NULL, -- JSON: all that was written, by name
  found_by      TEXT NOT NULL, -- folded text for searching
  assignee_id   TEXT NOT NULL DEFAULT '',
  assignee_name TEXT NOT NULL DEFAULT '',
  version       INTEGER NOT NULL,
  created_at    BIGINT NOT NULL,
  updated_at    BIGINT NOT NULL
);
CREATE INDEX inquiries_by_state ON inquiries (state, created_at);
CREATE INDEX inquiries_by_time ON inquiries (created_at);

-- What was done with an inquiry, by whom. Only ever added to.
CREATE TABLE inquiry_steps (
  inquiry_id TEXT NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL,
  action     TEXT NOT NULL,
  actor_id   TEXT NOT NULL,
  actor_name TEXT NOT NULL,
  text       TEXT NOT NULL DEFAULT '', -- of an answer; the new assignee's name
  at         BIGINT NOT NULL,
  PRIMARY KEY (inquiry_id, number)
);

-- +goose Down
DROP TABLE inquiry_steps;
DROP TABLE inquiries;
ALTER TABLE mails DROP COLUMN reply_to;
