-- +goose Up
-- The ledger of credits: double entry, append-only. Each person has a wallet, and each wallet
-- has accounts that always add up to zero. The steps beside this one refuse whatever breaks
-- the rules.

-- Versions of the prices and rules, as they were when first used.
CREATE TABLE credit_rules (
  version  BIGINT PRIMARY KEY,
  content  TEXT NOT NULL,  -- JSON
  added_at BIGINT NOT NULL
);

CREATE TABLE credit_wallets (
  id        TEXT PRIMARY KEY,
  owner_id  TEXT,            -- null once the person is erased
  transfers BIGINT NOT NULL, -- the number of the last one
  movements BIGINT NOT NULL, -- as above
  at        BIGINT NOT NULL  -- the time of the last one, which never goes back
);
CREATE UNIQUE INDEX credit_wallets_of_owner ON credit_wallets (owner_id);

-- Credits come from granted and bought, lie in lots, and end in spent, expired, revoked, or
-- refunded. What a person owes is in owed, below zero like the sources.
CREATE TABLE credit_accounts (
  id         TEXT PRIMARY KEY,
  wallet_id  TEXT NOT NULL REFERENCES credit_wallets (id),
  kind       TEXT NOT NULL CHECK (kind IN ('granted', 'bought', 'lot', 'spent', 'expired', 'revoked', 'refunded', 'owed')),
  number     BIGINT NOT NULL, -- of a lot: the movement that made it; else 0
  expires_at BIGINT,          -- of a lot; null: never
  posted     BIGINT NOT NULL,
  held       BIGINT NOT NULL, -- of posted: set aside
  transfer   BIGINT NOT NULL, -- the last one in these figures
  CHECK (kind = 'lot' OR (number = 0 AND expires_at IS NULL AND held = 0)),
  CHECK (CASE WHEN kind IN ('granted', 'bought', 'owed') THEN posted <= 0 ELSE held >= 0 AND posted >= held END)
);
CREATE INDEX credit_accounts_of_wallet ON credit_accounts (wallet_id);
CREATE INDEX credit_accounts_in_use ON credit_accounts (wallet_id) WHERE kind = 'lot' AND posted > 0;
CREATE INDEX credit_accounts_expiring ON credit_accounts (expires_at) WHERE kind = 'lot' AND posted > held;

-- What happened, as its owner reads it, with the balance after it.
CREATE TABLE credit_movements (
  wallet_id    TEXT NOT NULL REFERENCES credit_wallets (id),
  number       BIGINT NOT NULL,  -- 1, 2, 3, without gaps
  id           TEXT NOT NULL UNIQUE,
  request_key  TEXT NOT NULL,    -- the same one never moves credits twice
  fingerprint  TEXT NOT NULL,    -- what was asked for with it
  kind         TEXT NOT NULL CHECK (kind IN ('granted', 'bought', 'held', 'taken', 'returned', 'spent', 'expired', 'revoked', 'refunded', 'restored', 'repaid')),
  reason       TEXT NOT NULL,
  rule         TEXT NOT NULL,
  rule_version BIGINT NOT NULL REFERENCES credit_rules (version),
  amount       BIGINT NOT NULL CHECK (amount > 0),
  hold         BIGINT,           -- the movement that set aside what this one took or returned
  free         BIGINT NOT NULL CHECK (free >= 0), -- after it
  held         BIGINT NOT NULL CHECK (held >= 0),
  owed         BIGINT NOT NULL CHECK (owed >= 0),
  at           BIGINT NOT NULL,
  PRIMARY KEY (wallet_id, number),
  UNIQUE (wallet_id, request_key),
  FOREIGN KEY (wallet_id, hold) REFERENCES credit_movements (wallet_id, number)
);
CREATE INDEX credit_movements_by_kind ON credit_movements (wallet_id, kind, number DESC);

-- One amount from one account to another: pending, then posted or voided, or posted at once.
CREATE TABLE credit_transfers (
  wallet_id TEXT NOT NULL REFERENCES credit_wallets (id),
  number    BIGINT NOT NULL,     -- 1, 2, 3, without gaps
  movement  BIGINT NOT NULL,
  from_id   TEXT NOT NULL REFERENCES credit_accounts (id),
  to_id     TEXT NOT NULL REFERENCES credit_accounts (id),
  amount    BIGINT NOT NULL CHECK (amount > 0),
  state     TEXT NOT NULL CHECK (state IN ('pending', 'posted', 'voided')),
  pending   BIGINT,              -- the pending transfer that this one ends
  at        BIGINT NOT NULL,
  PRIMARY KEY (wallet_id, number),
  UNIQUE (wallet_id, pending),
  CHECK (from_id <> to_id),
  CHECK (CASE state WHEN 'pending' THEN pending IS NULL WHEN 'voided' THEN pending IS NOT NULL ELSE TRUE END),
  FOREIGN KEY (wallet_id, movement) REFERENCES credit_movements (wallet_id, number) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX credit_transfers_of_movement ON credit_transfers (wallet_id, movement);
CREATE INDEX credit_transfers_from ON credit_transfers (from_id);
CREATE INDEX credit_transfers_to ON credit_transfers (to_id);

-- Pending transfers of one movement, and until when.
CREATE TABLE credit_holds (
  wallet_id TEXT NOT NULL,
  number    BIGINT NOT NULL, -- the movement
  id        TEXT NOT NULL UNIQUE,
  amount    BIGINT NOT NULL CHECK (amount > 0),
  due_at    BIGINT NOT NULL, -- when the credits come back by themselves
  read_at   BIGINT,          -- when the expert read the message
  ended_by  BIGINT,          -- the movement that took or returned them
  PRIMARY KEY (wallet_id, number),
  FOREIGN KEY (wallet_id, number) REFERENCES credit_movements (wallet_id, number) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (wallet_id, ended_by) REFERENCES credit_movements (wallet_id, number) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX credit_holds_due ON credit_holds (due_at) WHERE ended_by IS NULL;
CREATE INDEX credit_holds_open ON credit_holds (wallet_id, due_at) WHERE ended_by IS NULL;

-- What a movement was about. Erasing the person deletes this and keeps the amounts.
CREATE TABLE credit_details (
  wallet_id  TEXT NOT NULL,
  number     BIGINT NOT NULL,
  expert_id  TEXT NOT NULL,
  subject_id TEXT NOT NULL, -- of the conversation, packet, or order
  note       TEXT NOT NULL, -- by staff
  PRIMARY KEY (wallet_id, number),
  FOREIGN KEY (wallet_id, number) REFERENCES credit_movements (wallet_id, number) DEFERRABLE INITIALLY DEFERRED
);

-- +goose Down
DROP TABLE credit_details;
DROP TABLE credit_holds;
DROP TABLE credit_transfers;
DROP TABLE credit_movements;
DROP TABLE credit_accounts;
DROP TABLE credit_wallets;
DROP TABLE credit_rules;
