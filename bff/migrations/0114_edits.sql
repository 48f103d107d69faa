-- +goose Up
-- Which open form saved the item last, and from which version: "form:version". A form whose
-- response was lost recognizes its own save by it.
ALTER TABLE profile_items ADD COLUMN edit TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE profile_items DROP COLUMN edit;
