package inquiry

import (
	"context"
	"strings"
	"time"

	"peritus/bff/platform/archive"
	"peritus/bff/platform/db"
	"peritus/bff/platform/mail"
)

// Personal is the data this domain holds about a person.
type Personal struct{ *Service }

// Name is the folder's name in a data export.
func (Personal) Name() string { return "requests" }

// Keeps nothing about the person. Staff names are removed from other people's requests.
func (Personal) Keeps() string { return "" }

type personalInquiry struct {
	Reference  string            `json:"reference"`
	Form       string            `json:"form"`
	State      State             `json:"state"`
	ReceivedAt time.Time         `json:"received_at"`
	Written    map[string]string `json:"written"`
	Phone      string            `json:"phone,omitempty"`
	History    []personalStep    `json:"history"`
}

type personalStep struct {
	Action Action    `json:"action"`
	By     string    `json:"by"`
	Text   string    `json:"text,omitempty"`
	At     time.Time `json:"at"`
}

// Export writes the inquiries from the account's address with our replies.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	sent, err := p.sentBy(ctx, userID)
	if err != nil {
		return err
	}
	all := make([]personalInquiry, len(sent))
	for n, i := range sent {
		steps, err := p.store.steps(ctx, i.ID)
		if err != nil {
			return err
		}
		all[n] = personalInquiry{Reference: i.Reference, Form: i.Form, State: i.State, ReceivedAt: i.CreatedAt, Written: i.Fields,
			Phone: i.Phone, History: make([]personalStep, len(steps))}
		for k, st := range steps {
			all[n].History[k] = personalStep{Action: st.Action, By: st.ActorName, Text: st.Text, At: st.At}
		}
	}
	return to.JSON("requests", all)
}

// Erase deletes the inquiries from the account's address, and removes the person's name
// from requests they handled.
func (p Personal) Erase(ctx context.Context, userID string) error {
	sent, err := p.sentBy(ctx, userID)
	if err != nil {
		return err
	}
	for _, i := range sent {
		if err := p.store.remove(ctx, i.ID); err != nil {
			return err
		}
	}
	return p.store.forgetMember(ctx, userID)
}

func (p Personal) sentBy(ctx context.Context, userID string) ([]Inquiry, error) {
	person, found, err := p.Accounts.Person(ctx, userID)
	if err != nil || !found {
		return nil, err
	}
	return p.store.sentFrom(ctx, person.Email)
}

// sentFrom reads the inquiries from an address in any spelling.
func (s store) sentFrom(ctx context.Context, address string) ([]Inquiry, error) {
	_, host, _ := strings.Cut(address, "@")
	var rows []inquiryRow
	err := s.db.Read(ctx).Where(`found_by LIKE ? ESCAPE '\'`, db.LikeContains(fold.String(host))).Order("created_at").Find(&rows).Error
	if err != nil {
		return nil, db.Wrap("look for inquiries of a person", err)
	}
	all := []Inquiry{}
	for _, r := range rows {
		if mail.Key(r.Email) != mail.Key(address) {
			continue
		}
		i, err := r.inquiry()
		if err != nil {
			return nil, err
		}
		all = append(all, i)
	}
	return all, nil
}

func (s store) remove(ctx context.Context, inquiryID string) error {
	if err := s.db.Write(ctx).Where("inquiry_id = ?", inquiryID).Delete(&stepRow{}).Error; err != nil {
		return db.Wrap("remove steps of inquiry", err)
	}
	return db.Wrap("remove inquiry", s.db.Write(ctx).Where("id = ?", inquiryID).Delete(&inquiryRow{}).Error)
}

func (s store) forgetMember(ctx context.Context, userID string) error {
	if err := s.db.Write(ctx).Model(&stepRow{}).Where("actor_id = ?", userID).Update("actor_name", "").Error; err != nil {
		return db.Wrap("forget who worked on inquiries", err)
	}
	return db.Wrap("forget who worked on inquiries", s.db.Write(ctx).Model(&inquiryRow{}).Where("assignee_id = ?", userID).
		Updates(map[string]any{"assignee_id": "", "assignee_name": ""}).Error)
}
