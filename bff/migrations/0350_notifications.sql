-- +goose Up
-- What people see in their center of notifications, until it's swept. Entries have no foreign
-- key: a transaction that notifies someone mustn't wait for one that locks their account.
CREATE TABLE notifications (
  id         TEXT PRIMARY KEY, -- sorts by time
  user_id    TEXT NOT NULL,
  kind       TEXT NOT NULL,
  title      TEXT NOT NULL,    -- the name of by_id is a mark in it
  by_id      TEXT NOT NULL,    -- the account of the person it's about, or empty
  path       TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  read_at    BIGINT
);
CREATE INDEX notifications_of_user ON notifications (user_id, id);
CREATE INDEX notifications_unread ON notifications (user_id, kind) WHERE read_at IS NULL;
CREATE INDEX notifications_by_time ON notifications (created_at);

-- Choices are by channel: wanted is about emails.
ALTER TABLE notification_choices ADD COLUMN in_app BOOLEAN NOT NULL DEFAULT TRUE;

-- When people want emails. Times are minutes since midnight in their zone; an empty zone is
-- that of their profile.
CREATE TABLE notification_schedules (
  user_id     TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  time_zone   TEXT NOT NULL,
  quiet       BOOLEAN NOT NULL,
  quiet_from  INTEGER NOT NULL,
  quiet_until INTEGER NOT NULL,
  digest_at   INTEGER NOT NULL
);

-- The last email that comes once a day, by person.
CREATE TABLE notification_digests (
  user_id TEXT PRIMARY KEY,
  sent_at BIGINT NOT NULL
);

-- Emails that wait for the end of someone's quiet hours.
CREATE TABLE held_mails (
  id          TEXT PRIMARY KEY, -- sorts by time
  user_id     TEXT NOT NULL,
  kind        TEXT NOT NULL,
  reply_to    TEXT NOT NULL,
  subject     TEXT NOT NULL,
  body        TEXT NOT NULL,
  unsubscribe TEXT NOT NULL,
  due_at      BIGINT NOT NULL
);
CREATE INDEX held_mails_of_user ON held_mails (user_id, id);
CREATE INDEX held_mails_due ON held_mails (due_at);

-- +goose Down
DROP TABLE held_mails;
DROP TABLE notification_digests;
DROP TABLE notification_schedules;
ALTER TABLE notification_choices DROP COLUMN in_app;
DROP TABLE notifications;
