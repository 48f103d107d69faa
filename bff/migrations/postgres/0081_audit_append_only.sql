-- +goose Up
-- +goose StatementBegin
CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
-- +goose StatementEnd
-- +goose StatementBegin
CREATE FUNCTION audit_refuse_unless_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM audit_erasures e JOIN audit_entries b ON b.seq = e.by_seq
    WHERE e.seq = OLD.seq AND e.part = OLD.part AND b.action = 'audit.erased') THEN
    RAISE EXCEPTION 'the audit log is append-only';
  END IF;
  RETURN OLD;
END $$;
-- +goose StatementEnd
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION audit_refuse();
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
CREATE TRIGGER audit_parts_no_update BEFORE UPDATE ON audit_parts FOR EACH ROW EXECUTE FUNCTION audit_refuse();
CREATE TRIGGER audit_parts_no_truncate BEFORE TRUNCATE ON audit_parts FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
CREATE TRIGGER audit_parts_delete_when_erased BEFORE DELETE ON audit_parts FOR EACH ROW EXECUTE FUNCTION audit_refuse_unless_erased();
CREATE TRIGGER audit_erasures_append_only BEFORE UPDATE OR DELETE ON audit_erasures FOR EACH ROW EXECUTE FUNCTION audit_refuse();
CREATE TRIGGER audit_erasures_no_truncate BEFORE TRUNCATE ON audit_erasures FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();

-- +goose Down
DROP TRIGGER audit_erasures_no_truncate ON audit_erasures;
DROP TRIGGER audit_erasures_append_only ON audit_erasures;
DROP TRIGGER audit_parts_delete_when_erased ON audit_parts;
DROP TRIGGER audit_parts_no_truncate ON audit_parts;
DROP TRIGGER audit_parts_no_update ON audit_parts;
DROP TRIGGER audit_entries_no_truncate ON audit_entries;
DROP TRIGGER audit_entries_append_only ON audit_entries;
DROP FUNCTION audit_refuse_unless_erased;
DROP FUNCTION audit_refuse;
