package message

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/message/attachment"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
)

// Report is what someone reported. Staff see it, and nothing else of the conversation.
type Report struct {
	ID        string
	Reason    string
	Text      string
	Seq       int    // of the message reported, 0 for the whole conversation
	Quote     string // what that message said
	Files     []attachment.Attachment
	By        auth.Person
	About     auth.Person
	CreatedAt time.Time
	ClosedAt  *time.Time
	ClosedBy  string
	Outcome   string
}

// ReportsSize is the number of reports on a page.
const ReportsSize = 25

// Report tells staff about a conversation or one of its messages. What the message says is
// copied, since staff can't open the conversation.
func (s *Service) Report(ctx context.Context, actor auth.Actor, conversationID string, form ReportForm) error {
	if problems := field.Validate(&form); len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		c, p, err := s.locked(ctx, actor, conversationID)
		if err != nil {
			return err
		}
		r := Report{ID: s.IDs.New(), Reason: form.Reason, Text: form.Text, CreatedAt: s.Clock.Now()}
		if form.Seq != nil && *form.Seq > 0 {
			m, err := s.store.message(ctx, c.ID, *form.Seq)
			if err != nil {
				return err
			}
			if m.Side == p.Side {
				return errs.Field(map[string][]string{"seq": {"You can't report your own message."}})
			}
			r.Seq, r.Quote = m.Seq, m.Text
		}
		return s.store.addReport(ctx, c, r, actor.UserID, c.userOf(p.Side.Other()))
	})
}

// Reports returns a page of what was reported: open ones, the oldest first, or closed ones,
// the latest first. For staff. That they read it is recorded.
func (s *Service) Reports(ctx context.Context, actor auth.Actor, closed bool, page int) (reports []Report, count int, err error) {
	if err := s.AuditLog.RecordRead(ctx, actor, auth.AuditEntry{Action: "message.reports-read", Kind: "report", ID: "all"}); err != nil {
		return nil, 0, err
	}
	rows, count, err := s.store.reports(ctx, closed, (page-1)*ReportsSize, ReportsSize)
	if err != nil {
		return nil, 0, err
	}
	var ids []string
	for _, r := range rows {
		for _, userID := range []*string{r.ByID, r.AboutID} {
			if userID != nil {
				ids = append(ids, *userID)
			}
		}
	}
	people := map[string]auth.Person{}
	if len(ids) > 0 {
		if people, err = s.People.People(ctx, ids); err != nil {
			return nil, 0, err
		}
	}
	reports = make([]Report, len(rows))
	var refs []attachment.Ref
	for _, r := range rows {
		refs = append(refs, r.message())
	}
	files, err := s.Files.OfMessages(ctx, refs)
	for i, r := range rows {
		reports[i] = r.report(people)
		reports[i].Files = files[r.message()]
	}
	return reports, count, err
}

// CloseReport records what staff did about a report.
func (s *Service) CloseReport(ctx context.Context, actor auth.Actor, reportID string, form CloseForm) error {
	if problems := field.Validate(&form); len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		row, err := s.store.lockReport(ctx, reportID)
		if err != nil {
			return err
		}
		if row.ClosedAt != nil {
			return errReportClosed
		}
		if err := s.store.closeReport(ctx, reportID, actor.Name, form.Outcome, s.Clock.Now()); err != nil {
			return err
		}
		entry := auth.AuditEntry{Action: "message.report-closed", Kind: "report", ID: reportID, Reason: form.Outcome}
		if row.AboutID != nil {
			entry.Person = *row.AboutID
		}
		return s.AuditLog.Record(ctx, actor, entry)
	})
}
