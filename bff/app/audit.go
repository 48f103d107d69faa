package app

import (
	"context"
	"errors"
	"fmt"
	"io"
)

// CheckAudit checks the whole audit log and writes the problems it finds. seq and hash
// identify an entry saved earlier, which must still be in the log. Zero skips that. An
// altered log is an error.
func (a *App) CheckAudit(ctx context.Context, out io.Writer, seq int64, hash string) error {
	found, err := a.Audit.Check(ctx)
	if err != nil {
		return err
	}
	for _, p := range found.Problems {
		if _, err := fmt.Fprintf(out, "entry %d: %s\n", p.Seq, p.What); err != nil {
			return err
		}
	}
	if seq > 0 {
		holds, err := a.Audit.Holds(ctx, seq, hash)
		if err != nil {
			return err
		}
		if !holds {
			return fmt.Errorf("the audit log was altered: entry %d does not have the hash %s", seq, hash)
		}
	}
	switch n := len(found.Problems); n {
	case 0:
	case 1:
		return errors.New("the audit log was altered: 1 problem")
	default:
		return fmt.Errorf("the audit log was altered: %d problems", n)
	}
	_, err = fmt.Fprintf(out, "The audit log is intact: %d entries, %d parts erased. Latest entry: -seq %d -hash %s\n",
		found.Entries, found.Erased, found.Entries, found.HeadHash)
	return err
}
