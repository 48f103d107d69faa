-- +goose Up
-- The experts that a person has marked with a star.
CREATE TABLE favorites (
  user_id   TEXT NOT NULL,
  expert_id TEXT NOT NULL REFERENCES experts (id) ON DELETE CASCADE,
  added_at  BIGINT NOT NULL,
  PRIMARY KEY (user_id, expert_id)
);
CREATE INDEX favorites_by_time ON favorites (user_id, added_at DESC, expert_id);
CREATE INDEX favorites_by_expert ON favorites (expert_id);

-- +goose Down
DROP TABLE favorites;
