-- +goose Up
-- The words of a person's name and address, folded, by whose beginnings staff find
-- the account. Compared by their bytes, whatever the language of the database.
CREATE TABLE user_words (
  word    TEXT COLLATE "C" NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (word, user_id)
);
CREATE INDEX user_words_of_user ON user_words (user_id);

CREATE INDEX users_by_time ON users (created_at, id);
CREATE INDEX users_by_groups ON users (groups, created_at);
CREATE INDEX users_suspended ON users (created_at) WHERE suspended_at IS NOT NULL;
CREATE INDEX users_invited ON users (created_at) WHERE password_hash = '';

-- +goose Down
DROP INDEX users_invited;
DROP INDEX users_suspended;
DROP INDEX users_by_groups;
DROP INDEX users_by_time;
DROP TABLE user_words;
