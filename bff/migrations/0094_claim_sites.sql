-- +goose Up
-- A hash of the /48 that a claim was made from over IPv6, otherwise empty.
ALTER TABLE claims ADD COLUMN site TEXT NOT NULL DEFAULT '';
CREATE INDEX claims_by_site ON claims (site, created_at);

-- +goose Down
DROP INDEX claims_by_site;
ALTER TABLE claims DROP COLUMN site;
