-- +goose Up
-- What the ledger refuses, whoever writes.

-- +goose StatementBegin
CREATE TRIGGER credit_transfers_check BEFORE INSERT ON credit_transfers
BEGIN
  SELECT RAISE(ABORT, 'credits: transfers have consecutive numbers, and time never goes back')
  WHERE NOT EXISTS (SELECT 1 FROM credit_wallets w WHERE w.id = NEW.wallet_id
    AND w.transfers = NEW.number - 1 AND w.movements = NEW.movement - 1 AND w.at <= NEW.at);
  SELECT RAISE(ABORT, 'credits: no transfer between these accounts')
  WHERE NOT EXISTS (SELECT 1 FROM credit_accounts f, credit_accounts t WHERE f.id = NEW.from_id AND t.id = NEW.to_id
    AND f.wallet_id = NEW.wallet_id AND t.wallet_id = NEW.wallet_id
    AND f.kind || '-' || t.kind IN ('granted-lot', 'bought-lot', 'lot-spent', 'lot-expired', 'lot-revoked', 'lot-refunded', 'lot-owed', 'owed-refunded', 'refunded-lot')
    AND (NEW.state = 'posted' AND NEW.pending IS NULL OR t.kind = 'spent'));
  SELECT RAISE(ABORT, 'credits: an expired lot can only expire, and no other can')
  WHERE NEW.pending IS NULL AND EXISTS (SELECT 1 FROM credit_accounts f, credit_accounts t WHERE f.id = NEW.from_id AND t.id = NEW.to_id
    AND f.kind = 'lot' AND (t.kind = 'expired') <> (COALESCE(f.expires_at, NEW.at + 1) <= NEW.at));
  SELECT RAISE(ABORT, 'credits: a pending transfer is posted or voided once, as it is, and posted in time')
  WHERE NEW.pending IS NOT NULL AND NOT EXISTS (SELECT 1 FROM credit_transfers p
    JOIN credit_holds h ON h.wallet_id = p.wallet_id AND h.number = p.movement
    WHERE p.wallet_id = NEW.wallet_id AND p.number = NEW.pending AND p.state = 'pending'
    AND p.from_id = NEW.from_id AND p.to_id = NEW.to_id AND p.amount = NEW.amount
    AND h.ended_by IS NULL AND (NEW.state = 'voided' OR h.due_at > NEW.at));
  SELECT RAISE(ABORT, 'credits: a pending transfer needs a hold')
  WHERE NEW.state = 'pending' AND NOT EXISTS (SELECT 1 FROM credit_holds h
    WHERE h.wallet_id = NEW.wallet_id AND h.number = NEW.movement AND h.ended_by IS NULL AND h.due_at > NEW.at);
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_transfers_apply AFTER INSERT ON credit_transfers
BEGIN
  UPDATE credit_wallets SET transfers = NEW.number, at = NEW.at WHERE id = NEW.wallet_id;
  UPDATE credit_accounts SET transfer = NEW.number,
    posted = posted - CASE NEW.state WHEN 'posted' THEN NEW.amount ELSE 0 END,
    held = held + CASE WHEN NEW.state = 'pending' THEN NEW.amount WHEN NEW.pending IS NOT NULL THEN -NEW.amount ELSE 0 END
  WHERE id = NEW.from_id;
  UPDATE credit_accounts SET transfer = NEW.number, posted = posted + NEW.amount WHERE id = NEW.to_id AND NEW.state = 'posted';
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_transfers_no_update BEFORE UPDATE ON credit_transfers
BEGIN SELECT RAISE(ABORT, 'credits: the ledger is append-only'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_transfers_no_delete BEFORE DELETE ON credit_transfers
BEGIN SELECT RAISE(ABORT, 'credits: the ledger is append-only'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER credit_movements_check BEFORE INSERT ON credit_movements
BEGIN
  SELECT RAISE(ABORT, 'credits: movements have consecutive numbers and transfers of their time')
  WHERE NOT EXISTS (SELECT 1 FROM credit_wallets w JOIN credit_transfers t ON t.wallet_id = w.id AND t.number = w.transfers
    WHERE w.id = NEW.wallet_id AND w.movements = NEW.number - 1 AND w.at = NEW.at AND t.movement = NEW.number);
  SELECT RAISE(ABORT, 'credits: a movement states the balance after it')
  WHERE NEW.free <> (SELECT COALESCE(SUM(posted - held), 0) FROM credit_accounts WHERE wallet_id = NEW.wallet_id AND kind = 'lot' AND posted > 0)
    OR NEW.held <> (SELECT COALESCE(SUM(held), 0) FROM credit_accounts WHERE wallet_id = NEW.wallet_id AND kind = 'lot' AND posted > 0)
    OR NEW.owed <> (SELECT COALESCE(-SUM(posted), 0) FROM credit_accounts WHERE wallet_id = NEW.wallet_id AND kind = 'owed');
END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_movements_apply AFTER INSERT ON credit_movements
BEGIN UPDATE credit_wallets SET movements = NEW.number WHERE id = NEW.wallet_id; END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_movements_no_update BEFORE UPDATE ON credit_movements
BEGIN SELECT RAISE(ABORT, 'credits: the ledger is append-only'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_movements_no_delete BEFORE DELETE ON credit_movements
BEGIN SELECT RAISE(ABORT, 'credits: the ledger is append-only'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER credit_accounts_empty BEFORE INSERT ON credit_accounts WHEN NEW.posted <> 0 OR NEW.held <> 0 OR NEW.transfer <> 0
BEGIN SELECT RAISE(ABORT, 'credits: an account starts empty'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_accounts_follow BEFORE UPDATE ON credit_accounts
WHEN NEW.id <> OLD.id OR NEW.wallet_id <> OLD.wallet_id OR NEW.kind <> OLD.kind OR NEW.number <> OLD.number OR NEW.expires_at IS NOT OLD.expires_at
  OR NEW.transfer <= OLD.transfer OR NOT EXISTS (SELECT 1 FROM credit_transfers t WHERE t.wallet_id = OLD.wallet_id AND t.number = NEW.transfer
    AND (t.from_id = OLD.id
        AND NEW.posted = OLD.posted - CASE t.state WHEN 'posted' THEN t.amount ELSE 0 END
        AND NEW.held = OLD.held + CASE WHEN t.state = 'pending' THEN t.amount WHEN t.pending IS NOT NULL THEN -t.amount ELSE 0 END
      OR t.to_id = OLD.id AND t.state = 'posted' AND NEW.posted = OLD.posted + t.amount AND NEW.held = OLD.held))
BEGIN SELECT RAISE(ABORT, 'credits: a balance follows from transfers'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_accounts_no_delete BEFORE DELETE ON credit_accounts
BEGIN SELECT RAISE(ABORT, 'credits: the ledger is append-only'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER credit_wallets_empty BEFORE INSERT ON credit_wallets WHEN NEW.transfers <> 0 OR NEW.movements <> 0
BEGIN SELECT RAISE(ABORT, 'credits: a wallet starts empty'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_wallets_follow BEFORE UPDATE ON credit_wallets
WHEN NOT (NEW.id = OLD.id AND (
  NEW.transfers = OLD.transfers AND NEW.movements = OLD.movements AND NEW.at = OLD.at AND (NEW.owner_id IS NULL OR NEW.owner_id IS OLD.owner_id)
  OR NEW.transfers = OLD.transfers + 1 AND NEW.movements = OLD.movements AND NEW.owner_id IS OLD.owner_id
    AND EXISTS (SELECT 1 FROM credit_transfers t WHERE t.wallet_id = OLD.id AND t.number = NEW.transfers AND t.at = NEW.at)
  OR NEW.movements = OLD.movements + 1 AND NEW.transfers = OLD.transfers AND NEW.at = OLD.at AND NEW.owner_id IS OLD.owner_id
    AND EXISTS (SELECT 1 FROM credit_movements m WHERE m.wallet_id = OLD.id AND m.number = NEW.movements)))
BEGIN SELECT RAISE(ABORT, 'credits: a wallet follows from its movements'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_wallets_no_delete BEFORE DELETE ON credit_wallets
BEGIN SELECT RAISE(ABORT, 'credits: the ledger is append-only'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER credit_holds_open_first BEFORE INSERT ON credit_holds WHEN NEW.ended_by IS NOT NULL OR NEW.read_at IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'credits: a hold starts open'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_holds_end_once BEFORE UPDATE ON credit_holds
WHEN OLD.ended_by IS NOT NULL OR NEW.wallet_id <> OLD.wallet_id OR NEW.number <> OLD.number OR NEW.id <> OLD.id OR NEW.amount <> OLD.amount
  OR NEW.ended_by IS NOT NULL AND (NEW.due_at <> OLD.due_at OR EXISTS (SELECT 1 FROM credit_transfers p
    WHERE p.wallet_id = OLD.wallet_id AND p.movement = OLD.number AND p.state = 'pending'
    AND NOT EXISTS (SELECT 1 FROM credit_transfers e WHERE e.wallet_id = p.wallet_id AND e.pending = p.number AND e.movement = NEW.ended_by)))
BEGIN SELECT RAISE(ABORT, 'credits: a hold ends once, as a whole'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_holds_no_delete BEFORE DELETE ON credit_holds
BEGIN SELECT RAISE(ABORT, 'credits: the ledger is append-only'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER credit_details_no_update BEFORE UPDATE ON credit_details
BEGIN SELECT RAISE(ABORT, 'credits: the ledger is append-only'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_details_delete_when_erased BEFORE DELETE ON credit_details
WHEN EXISTS (SELECT 1 FROM credit_wallets w WHERE w.id = OLD.wallet_id AND w.owner_id IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'credits: details go only with their person'); END;
-- +goose StatementEnd

-- +goose StatementBegin
CREATE TRIGGER credit_rules_no_update BEFORE UPDATE ON credit_rules
BEGIN SELECT RAISE(ABORT, 'credits: the ledger is append-only'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER credit_rules_no_delete BEFORE DELETE ON credit_rules
BEGIN SELECT RAISE(ABORT, 'credits: the ledger is append-only'); END;
-- +goose StatementEnd

-- +goose Down
DROP TRIGGER credit_rules_no_delete;
DROP TRIGGER credit_rules_no_update;
DROP TRIGGER credit_details_delete_when_erased;
DROP TRIGGER credit_details_no_update;
DROP TRIGGER credit_holds_no_delete;
DROP TRIGGER credit_holds_end_once;
DROP TRIGGER credit_holds_open_first;
DROP TRIGGER credit_wallets_no_delete;
DROP TRIGGER credit_wallets_follow;
DROP TRIGGER credit_wallets_empty;
DROP TRIGGER credit_accounts_no_delete;
DROP TRIGGER credit_accounts_follow;
DROP TRIGGER credit_accounts_empty;
DROP TRIGGER credit_movements_no_delete;
DROP TRIGGER credit_movements_no_update;
DROP TRIGGER credit_movements_apply;
DROP TRIGGER credit_movements_check;
DROP TRIGGER credit_transfers_no_delete;
DROP TRIGGER credit_transfers_no_update;
DROP TRIGGER credit_transfers_apply;
DROP TRIGGER credit_transfers_check;
