-- +goose Up
-- +goose StatementBegin
CREATE TRIGGER audit_entries_no_update BEFORE UPDATE ON audit_entries
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER audit_entries_no_delete BEFORE DELETE ON audit_entries
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER audit_parts_no_update BEFORE UPDATE ON audit_parts
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER audit_parts_delete_when_erased BEFORE DELETE ON audit_parts
WHEN NOT EXISTS (SELECT 1 FROM audit_erasures e JOIN audit_entries b ON b.seq = e.by_seq
  WHERE e.seq = OLD.seq AND e.part = OLD.part AND b.action = 'audit.erased')
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER audit_erasures_no_update BEFORE UPDATE ON audit_erasures
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE TRIGGER audit_erasures_no_delete BEFORE DELETE ON audit_erasures
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
-- +goose StatementEnd

-- +goose Down
DROP TRIGGER audit_erasures_no_delete;
DROP TRIGGER audit_erasures_no_update;
DROP TRIGGER audit_parts_delete_when_erased;
DROP TRIGGER audit_parts_no_update;
DROP TRIGGER audit_entries_no_delete;
DROP TRIGGER audit_entries_no_update;
