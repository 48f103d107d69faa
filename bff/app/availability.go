package app

import (
	"context"
	"slices"

	"peritus/bff/auth"
	"peritus/bff/availability"
	"peritus/bff/conflict/name"
	"peritus/bff/list"
	"peritus/bff/message"
	"peritus/bff/platform/errs"
	"peritus/bff/profile/reading"
)

// askedExperts adapts profiles and messages to availability requests: whoever can be written to
// can be asked, unless their account is closed.
type askedExperts struct {
	correspondingExperts
	app *App
}

var errExpertClosed = errs.Conflicting("The account of this expert is closed.", nil)

func (e askedExperts) Reach(ctx context.Context, actor auth.Actor, expertID string) (string, error) {
	if err := e.app.Message.MayWrite(ctx, actor, expertID); err != nil {
		return "", err
	}
	userID, err := e.Answers(ctx, expertID)
	if err == nil && userID == "" {
		err = errExpertClosed
	}
	return userID, err
}

// Answers is nobody while the account is closed, so that its links don't work either.
func (e askedExperts) Answers(ctx context.Context, expertID string) (string, error) {
	userID, err := e.correspondingExperts.Answers(ctx, expertID)
	if err != nil || userID == "" {
		return "", err
	}
	active, err := e.app.Account.Active(ctx, []string{userID})
	if _, found := active[userID]; !found {
		userID = ""
	}
	return userID, err
}

func (e askedExperts) Reachable(ctx context.Context, actor auth.Actor, expertIDs []string) ([]string, error) {
	visible, err := findable{e.app.Search}.Visible(ctx, actor, expertIDs)
	if err != nil || len(visible) == 0 {
		return nil, err
	}
	owners, err := e.Owners(ctx, visible)
	if err != nil {
		return nil, err
	}
	var userIDs []string
	for _, userID := range owners {
		userIDs = append(userIDs, userID)
	}
	active, err := e.app.Account.Active(ctx, userIDs)
	return slices.DeleteFunc(visible, func(expertID string) bool {
		userID := owners[expertID]
		_, found := active[userID]
		return !found || userID == actor.UserID
	}), err
}

func (e askedExperts) Faces(ctx context.Context, expertIDs []string) (map[string]availability.Face, error) {
	return facesOf(e.correspondingExperts.Faces(ctx, expertIDs))
}

// questioners adapts attorneys to availability requests.
type questioners struct {
	correspondingAttorneys
	app *App
}

func (q questioners) MayHear(ctx context.Context, userID, expertUserID string) (bool, error) {
	active, err := q.app.Account.Active(ctx, []string{userID})
	if _, found := active[userID]; !found || err != nil {
		return false, err
	}
	blocked, err := q.app.Message.Blocked(ctx, userID, expertUserID)
	return !blocked, err
}

func (q questioners) Faces(ctx context.Context, userIDs []string) (map[string]availability.Face, error) {
	return facesOf(q.correspondingAttorneys.Faces(ctx, userIDs))
}

func facesOf(found map[string]message.Face, err error) (map[string]availability.Face, error) {
	faces := make(map[string]availability.Face, len(found))
	for id, f := range found {
		faces[id] = availability.Face{Name: f.Name, Detail: f.Detail, Image: f.Image}
	}
	return faces, err
}

// listedMatters adapts lists to availability requests. A text is checked as the first message of
// a conversation is.
type listedMatters struct{ lists *list.Service }

func (m listedMatters) Named(ctx context.Context, actor auth.Actor, listID, text string) (party, docket bool, err error) {
	l, _, _, err := m.lists.Get(ctx, actor, listID)
	if kind := errs.KindOf(err); err != nil && (kind == errs.NotFound || kind == errs.Forbidden) {
		return false, false, nil
	}
	return name.Captioned(text, l.Matter.Caption), message.Docketed(text, l.Matter.Docket), err
}

// answering adapts availability requests to profiles, which are wired first. So it looks the
// service up when it's asked.
type answering struct{ app *App }

func (a answering) Answers(ctx context.Context, expertID, userID string) (*reading.PageAnswering, error) {
	f, err := a.app.Availability.Shown(ctx, expertID, userID)
	if err != nil || f == nil {
		return nil, err
	}
	return &reading.PageAnswering{Requests: f.Requests, Share: f.Share, Minutes: f.Minutes}, nil
}
