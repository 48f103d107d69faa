-- +goose Up
CREATE TABLE mails (
  id         TEXT PRIMARY KEY,
  recipient  TEXT NOT NULL,
  subject    TEXT NOT NULL,
  body       TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  sent_at    BIGINT
);
CREATE INDEX mails_by_time ON mails (created_at);

-- +goose Down
DROP TABLE mails;
