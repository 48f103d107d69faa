package list

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/platform/mail"
)

type memberRow struct {
	ListID   string `gorm:"primaryKey"`
	EmailKey string `gorm:"primaryKey"`
	Email    string
	UserID   *string
	Role     Role
	AddedAt  int64
}

func (memberRow) TableName() string { return "list_members" }

type eventRow struct {
	ID       string `gorm:"primaryKey"`
	ListID   string
	UserID   string
	Kind     EventKind
	ExpertID string
	Experts  int
	Stage    Stage
	At       int64
}

func (eventRow) TableName() string { return "list_events" }

// isMember is the condition of rows that give the actor a role. A row without an account
// belongs to whoever has its address.
func isMember(q *gorm.DB, actor auth.Actor) *gorm.DB {
	return q.Where("(user_id = ? OR user_id IS NULL AND email_key = ?)", actor.UserID, mail.Key(actor.Email))
}

// roleAt returns the role that a list's owner gave the actor, or Nobody.
func (s store) roleAt(ctx context.Context, listID string, actor auth.Actor) (Role, error) {
	var rows []memberRow
	err := isMember(s.db.Read(ctx).Where("list_id = ?", listID), actor).Find(&rows).Error
	best := Nobody
	for _, r := range rows {
		if r.Role.may(best) {
			best = r.Role
		}
	}
	return best, db.Wrap("read role on a list", err)
}

// members returns a list's colleagues, the first added first.
func (s store) members(ctx context.Context, listID string) ([]Member, error) {
	var rows []memberRow
	err := s.db.Read(ctx).Where("list_id = ?", listID).Order("added_at, email_key").Find(&rows).Error
	all := make([]Member, len(rows))
	for i, r := range rows {
		all[i] = Member{Email: r.Email, Role: r.Role, AddedAt: time.UnixMilli(r.AddedAt).UTC()}
	}
	return all, db.Wrap("read colleagues of a list", err)
}

func (s store) putMember(ctx context.Context, listID string, m Member) error {
	row := memberRow{ListID: listID, EmailKey: mail.Key(m.Email), Email: m.Email, Role: m.Role, AddedAt: m.AddedAt.UnixMilli()}
	if m.userID != "" {
		row.UserID = &m.userID
	}
	return db.Wrap("share a list", s.db.Write(ctx).Clauses(clause.OnConflict{UpdateAll: true}).Create(&row).Error)
}

func (s store) removeMember(ctx context.Context, listID, emailKey string) (bool, error) {
	result := s.db.Write(ctx).Where("list_id = ? AND email_key = ?", listID, emailKey).Delete(&memberRow{})
	return result.RowsAffected > 0, db.Wrap("unshare a list", result.Error)
}

func (s store) leave(ctx context.Context, listID string, actor auth.Actor) error {
	return db.Wrap("leave a list", isMember(s.db.Write(ctx).Where("list_id = ?", listID), actor).Delete(&memberRow{}).Error)
}

// sharedRow is a list with the role of a colleague.
type sharedRow struct {
	List listRow `gorm:"embedded"`
	Role Role
}

// sharedWith returns the current lists that others share with the actor.
func (s store) sharedWith(ctx context.Context, actor auth.Actor) ([]sharedRow, error) {
	var rows []sharedRow
	given := isMember(s.db.Read(ctx).Table("list_members"), actor).Select("list_id, max(CASE role WHEN 'editor' THEN 'editor' ELSE '' END) AS best").Group("list_id")
	err := s.db.Read(ctx).Table("lists").Select("lists.*, CASE given.best WHEN 'editor' THEN 'editor' ELSE 'reader' END AS role").
		Joins("JOIN (?) AS given ON given.list_id = lists.id", given).
		Where("lists.archived_at IS NULL AND lists.deleted_at IS NULL").Order("lists.updated_at DESC, lists.id").Limit(MostLists).Find(&rows).Error
	return rows, db.Wrap("list colleagues' lists", err)
}

// eventsOf are a list's events. It is also explained by a test.
func eventsOf(q *gorm.DB, listID string) *gorm.DB {
	return q.Table("list_events").Where("list_id = ?", listID).Order("at DESC, id DESC").Limit(KeptEvents)
}

// addEvent stores an event, and forgets the oldest beyond KeptEvents.
func (s store) addEvent(ctx context.Context, listID, eventID string, e Event) error {
	row := eventRow{eventID, listID, e.UserID, e.Kind, e.ExpertID, e.Experts, e.Stage, e.At.UnixMilli()}
	if err := s.db.Write(ctx).Create(&row).Error; err != nil {
		return db.Wrap("record event of a list", err)
	}
	latest := eventsOf(s.db.Write(ctx), listID).Select("id")
	return db.Wrap("trim events of a list", s.db.Write(ctx).Where("list_id = ? AND id NOT IN (?)", listID, latest).Delete(&eventRow{}).Error)
}

func (s store) events(ctx context.Context, listID string) ([]Event, error) {
	var rows []eventRow
	err := eventsOf(s.db.Read(ctx), listID).Find(&rows).Error
	all := make([]Event, len(rows))
	for i, r := range rows {
		all[i] = Event{r.Kind, r.UserID, r.ExpertID, r.Experts, r.Stage, time.UnixMilli(r.At).UTC()}
	}
	return all, db.Wrap("read events of a list", err)
}

// eraseMember removes a person from others' lists, and their name from what they did there.
func (s store) eraseMember(ctx context.Context, userID, email string) error {
	key := mail.Key(email)
	if err := s.db.Write(ctx).Where("user_id = ? OR email_key = ?", userID, key).Delete(&memberRow{}).Error; err != nil {
		return db.Wrap("erase colleague", err)
	}
	return db.Wrap("erase events of a colleague", s.db.Write(ctx).Model(&eventRow{}).Where("user_id = ?", userID).Update("user_id", "").Error)
}
