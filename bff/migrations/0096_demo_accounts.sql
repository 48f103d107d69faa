-- +goose Up
-- The accounts that the demo made, whatever their address is now: their password is
-- public, so no installation without the demo may hold one.
CREATE TABLE demo_accounts (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO demo_accounts (user_id)
  SELECT id FROM users WHERE email_key IN (
    'attorney@peritus.test', 'expert@peritus.test', 'admin@peritus.test', 'researcher@peritus.test',
    'bisi.oyelaran@peritus.test', 'farah.siddiqui@peritus.test', 'desmond.hale@peritus.test',
    'lucia.marchetti@peritus.test', 'newcomer@peritus.test')
  UNION
  SELECT user_id FROM email_changes WHERE done_at IS NOT NULL AND old_email IN (
    'attorney@peritus.test', 'expert@peritus.test', 'admin@peritus.test', 'researcher@peritus.test',
    'bisi.oyelaran@peritus.test', 'farah.siddiqui@peritus.test', 'desmond.hale@peritus.test',
    'lucia.marchetti@peritus.test', 'newcomer@peritus.test');

-- +goose Down
DROP TABLE demo_accounts;
