-- +goose Up
-- Whether a word is of the person's name, where a single letter is an initial. In an
-- institution, such as Texas A&M, it isn't one. The bff fills the table again at its
-- start, now with the words of claimed profiles, so that a wrong claim can be disputed.
ALTER TABLE profile_words ADD COLUMN named BOOLEAN NOT NULL DEFAULT FALSE;
DELETE FROM profile_words;

-- +goose Down
ALTER TABLE profile_words DROP COLUMN named;
