-- +goose Up
-- The last day of what expires in profiles, such as licenses, to tell their owners in time.
CREATE TABLE profile_expiries (
  expert_id TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  item_id   TEXT NOT NULL,
  name      TEXT NOT NULL,
  last_day  TEXT NOT NULL,  -- YYYY-MM-DD
  told      BIGINT,         -- the notice that was sent, in days before; NULL for none
  PRIMARY KEY (expert_id, item_id)
);
CREATE INDEX profile_expiries_by_day ON profile_expiries (last_day);

-- Which version of the code computed what follows from the sections.
ALTER TABLE experts ADD COLUMN derived BIGINT NOT NULL DEFAULT 0;
CREATE INDEX experts_by_derived ON experts (derived, id);

-- +goose Down
DROP INDEX experts_by_derived;
ALTER TABLE experts DROP COLUMN derived;
DROP TABLE profile_expiries;
