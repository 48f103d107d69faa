-- +goose Up
-- Addresses of public pages that profiles have left. They lead to the current one, and no
-- other profile gets them.
CREATE TABLE profile_addresses (
  digest    TEXT PRIMARY KEY,                              -- SHA-256 of the slug in lower case
  expert_id TEXT REFERENCES experts (id) ON DELETE CASCADE -- NULL after the profile was erased
);
CREATE INDEX profile_addresses_of_expert ON profile_addresses (expert_id);

-- +goose Down
DROP TABLE profile_addresses;
