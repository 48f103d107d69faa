-- +goose Up
-- The professional record of an account of group Attorney.
CREATE TABLE attorneys (
  user_id        TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  first_name     TEXT NOT NULL,
  last_name      TEXT NOT NULL,
  firm           TEXT NOT NULL,
  phone          TEXT NOT NULL, -- E.164
  role           TEXT NOT NULL,
  practice_areas TEXT NOT NULL, -- codes, parted by commas
  city           TEXT NOT NULL,
  state          TEXT NOT NULL,
  time_zone      TEXT NOT NULL,
  version        INTEGER NOT NULL,
  created_at     BIGINT NOT NULL,
  updated_at     BIGINT NOT NULL
);

-- One admission as it was stated. What its attorney changes becomes another row, so
-- that a decision never stands for what nobody has looked at.
CREATE TABLE bar_admissions (
  id           TEXT PRIMARY KEY,
  user_id      TEXT NOT NULL REFERENCES attorneys (user_id) ON DELETE CASCADE,
  position     INTEGER NOT NULL,
  state        TEXT NOT NULL,
  number       TEXT NOT NULL,
  year         INTEGER NOT NULL,
  status       TEXT NOT NULL, -- pending, confirmed, refused
  reason       TEXT NOT NULL DEFAULT '',
  submitted_at BIGINT NOT NULL,
  decided_at   BIGINT,
  decided_by   TEXT NOT NULL DEFAULT '' -- name of the member of staff
);
CREATE INDEX bar_admissions_of_user ON bar_admissions (user_id, status);
CREATE INDEX bar_admissions_by_status ON bar_admissions (status, submitted_at);

-- +goose Down
DROP TABLE bar_admissions;
DROP TABLE attorneys;
