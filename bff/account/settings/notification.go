package settings

import (
	"context"
	"slices"

	"gorm.io/gorm/clause"

	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
)

// Notification is a mail that its reader may do without.
type Notification struct {
	Kind   string
	Label  string
	Detail string
	For    []auth.Group // empty: for everybody
}

// Kinds of mails that are not sent to everybody whatever he says.
const (
	NewBrowser  = "new-browser"
	NewRequests = "new-requests"
)

// notifications in the order in which they are shown. Each is sent until its reader
// says otherwise.
var notifications = []Notification{
	{Kind: NewBrowser, Label: "A sign-in from a new browser", Detail: "Tells you when your account is signed in to from a browser that it has not been used on."},
	{Kind: NewRequests, Label: "A new request", Detail: "Tells you when a visitor has sent one of the forms of the public site.", For: []auth.Group{auth.Admin, auth.Researcher}},
}

// Choice is a notification with what its reader wants.
type Choice struct {
	Notification
	Wanted bool
}

type choiceRow struct {
	UserID string
	Kind   string
	Wanted bool
}

func (choiceRow) TableName() string { return "notification_choices" }

// Notifications are the choices that the actor has.
func (s *Service) Notifications(ctx context.Context, actor auth.Actor) ([]Choice, error) {
	unwanted, err := s.store.unwanted(ctx, actor.UserID)
	if err != nil {
		return nil, err
	}
	choices := []Choice{}
	for _, n := range notifications {
		if n.isFor(actor) {
			choices = append(choices, Choice{Notification: n, Wanted: !slices.Contains(unwanted, n.Kind)})
		}
	}
	return choices, nil
}

// ChooseNotifications keeps what the actor wants, by kind; what is not named stays.
// A kind that he has no choice about is an error of its field.
func (s *Service) ChooseNotifications(ctx context.Context, actor auth.Actor, wanted map[string]bool) error {
	for kind := range wanted {
		if !slices.ContainsFunc(notifications, func(n Notification) bool { return n.Kind == kind && n.isFor(actor) }) {
			return errs.Field(map[string][]string{"wanted." + kind: {"There is no such notification."}})
		}
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		for kind, want := range wanted {
			if err := s.store.choose(ctx, choiceRow{UserID: actor.UserID, Kind: kind, Wanted: want}); err != nil {
				return err
			}
		}
		return nil
	})
}

// Wants tells whether a user wants to be told of a kind.
func (s *Service) Wants(ctx context.Context, userID, kind string) (bool, error) {
	unwanted, err := s.store.unwanted(ctx, userID)
	return !slices.Contains(unwanted, kind), err
}

func (n Notification) isFor(actor auth.Actor) bool {
	return len(n.For) == 0 || slices.ContainsFunc(n.For, actor.Is)
}

func (s store) unwanted(ctx context.Context, userID string) (kinds []string, err error) {
	err = s.db.Read(ctx).Model(&choiceRow{}).Where("user_id = ? AND wanted = ?", userID, false).Pluck("kind", &kinds).Error
	return kinds, db.Wrap("read notifications", err)
}

// choicesOf are those that a user has made.
func (s store) choicesOf(ctx context.Context, userID string) (rows []choiceRow, err error) {
	err = s.db.Read(ctx).Where("user_id = ?", userID).Order("kind").Find(&rows).Error
	return rows, db.Wrap("read notifications", err)
}

func (s store) choose(ctx context.Context, row choiceRow) error {
	return db.Wrap("choose notifications", s.db.Write(ctx).Clauses(clause.OnConflict{
		Columns: []clause.Column{{Name: "user_id"}, {Name: "kind"}}, DoUpdates: clause.AssignmentColumns([]string{"wanted"})}).Create(&row).Error)
}
