package credit

import (
	"context"
	"strconv"
	"time"

	"peritus/bff/auth"
	"peritus/bff/credit/ledger"
	"peritus/bff/platform/errs"
)

// PageSize is the number of movements on a page of a statement.
const PageSize = 25

// MostExported is the most movements in an export.
const MostExported = 20_000

// Line is a movement in words.
type Line struct {
	ledger.Movement
	Title      string
	Why        string
	ExpertName string // empty if the actor can't see the profile
}

// change is what a movement did to the free credits.
func (l Line) change() int {
	switch l.Kind {
	case ledger.Granted, ledger.Bought, ledger.Returned, ledger.Restored:
		return l.Amount
	case ledger.Taken:
		return 0 // they were held before
	}
	return -l.Amount
}

// Statement returns a page (from 1) of a person's movements, the last first, and how many
// there are. tab is a key of tabs, or empty.
func (s *Service) Statement(ctx context.Context, actor auth.Actor, userID, tab string, page int) ([]Line, int, error) {
	return s.lines(ctx, actor, userID, tab, (page-1)*PageSize, PageSize)
}

func (s *Service) lines(ctx context.Context, actor auth.Actor, userID, tab string, offset, limit int) ([]Line, int, error) {
	walletID, err := s.Ledger.Wallet(ctx, userID)
	if err != nil || walletID == "" {
		return nil, 0, err
	}
	found, n, err := s.Ledger.Statement(ctx, walletID, tabs[tab], offset, limit)
	if err != nil {
		return nil, 0, err
	}
	var experts []string
	for i, m := range found {
		if actor.UserID != userID { // staff see nothing of a conversation, so not with whom it is
			found[i].About.ExpertID, found[i].About.SubjectID = "", ""
			continue
		}
		if m.About.ExpertID != "" {
			experts = append(experts, m.About.ExpertID)
		}
	}
	var names map[string]string
	if len(experts) > 0 {
		if names, err = s.Experts.Names(ctx, actor, experts); err != nil {
			return nil, 0, err
		}
	}
	lines := make([]Line, len(found))
	for i, m := range found {
		name := names[m.About.ExpertID]
		lines[i] = Line{Movement: m, ExpertName: name}
		lines[i].Title, lines[i].Why = words(m, name)
	}
	return lines, n, nil
}

// Rows returns a person's statement as a table with a header, the last movement first.
func (s *Service) Rows(ctx context.Context, actor auth.Actor, userID, tab string) ([][]string, error) {
	lines, n, err := s.lines(ctx, actor, userID, tab, 0, MostExported)
	if err != nil {
		return nil, err
	}
	if n > MostExported {
		return nil, errs.Invalidf("There are %d movements, but an export can have at most %d. Choose a part of the statement.", n, MostExported)
	}
	rows := [][]string{{"Number", "Time", "What", "Why", "Change", "Free after", "Held after", "Owed after", "Held until", "Expires", "Rule", "Version"}}
	for _, l := range lines {
		until := ""
		if l.Hold != nil && l.Hold.Ended == "" {
			until = l.Hold.DueAt.Format(time.RFC3339)
		}
		expires := ""
		if l.ExpiresAt != nil {
			expires = l.ExpiresAt.Format(time.RFC3339)
		}
		rows = append(rows, []string{strconv.FormatInt(l.Number, 10), l.At.Format(time.RFC3339), l.Title, l.Why, strconv.Itoa(l.change()), strconv.Itoa(l.Free), strconv.Itoa(l.Held),
			strconv.Itoa(l.Owed), until, expires, RuleNames[l.Rule], strconv.Itoa(l.Version)})
	}
	return rows, nil
}
