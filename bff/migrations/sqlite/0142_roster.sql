-- +goose Up
-- What staff sort and filter the list of profiles by, copied from the sections.
ALTER TABLE experts ADD COLUMN sort_name TEXT NOT NULL DEFAULT ''; -- last name first, folded
ALTER TABLE experts ADD COLUMN area TEXT NOT NULL DEFAULT '';      -- the primary one
ALTER TABLE experts ADD COLUMN country TEXT NOT NULL DEFAULT '';
ALTER TABLE experts ADD COLUMN state TEXT NOT NULL DEFAULT '';
ALTER TABLE experts ADD COLUMN stale_from BIGINT;                  -- when the first section becomes stale
ALTER TABLE profile_sections ADD COLUMN score INTEGER NOT NULL DEFAULT 0; -- percent

CREATE INDEX experts_by_name ON experts (sort_name, id);
CREATE INDEX experts_by_status_and_name ON experts (status, sort_name, id);
CREATE INDEX experts_by_area ON experts (area, sort_name, id);
CREATE INDEX experts_by_place ON experts (country, state, sort_name, id);
CREATE INDEX experts_by_percent ON experts (completeness, id);
CREATE INDEX experts_by_change ON experts (updated_at, id);
CREATE INDEX experts_by_age ON experts (created_at, id);
CREATE INDEX experts_by_stale ON experts (stale_from) WHERE stale_from IS NOT NULL;
DROP INDEX experts_by_completeness;

-- The words by which staff find a profile, compared by their bytes.
CREATE TABLE roster_words (
  word      TEXT NOT NULL,
  expert_id TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  PRIMARY KEY (word, expert_id)
);
CREATE INDEX roster_words_of_expert ON roster_words (expert_id);

-- Who of the staff takes care of a profile.
CREATE TABLE profile_assignments (
  expert_id   TEXT PRIMARY KEY REFERENCES experts (id) ON DELETE CASCADE,
  user_id     TEXT NOT NULL,
  assigned_at BIGINT NOT NULL
);
CREATE INDEX profile_assignments_of_user ON profile_assignments (user_id, expert_id);

-- +goose Down
DROP TABLE profile_assignments;
DROP TABLE roster_words;
CREATE INDEX experts_by_completeness ON experts (completeness);
DROP INDEX experts_by_stale;
DROP INDEX experts_by_age;
DROP INDEX experts_by_change;
DROP INDEX experts_by_percent;
DROP INDEX experts_by_place;
DROP INDEX experts_by_area;
DROP INDEX experts_by_status_and_name;
DROP INDEX experts_by_name;
ALTER TABLE profile_sections DROP COLUMN score;
ALTER TABLE experts DROP COLUMN stale_from;
ALTER TABLE experts DROP COLUMN state;
ALTER TABLE experts DROP COLUMN country;
ALTER TABLE experts DROP COLUMN area;
ALTER TABLE experts DROP COLUMN sort_name;
