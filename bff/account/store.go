package account

import (
	"context"
	"errors"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
)

// Row is an account as table users holds it.
type Row struct {
	ID           string
	Email        string
	EmailKey     string
	PasswordHash string
	Name         string
	Groups       string
	Image        string
	SuspendedAt  *int64
	CreatedAt    int64
	UpdatedAt    int64
	// PasswordChangedAt is 0 where it is the one that the account began with.
	PasswordChangedAt int64
	LeavingAt         *int64
	Consented         string
}

// TableName is users.
func (Row) TableName() string { return "users" }

// User is the person.
func (r Row) User() User {
	return User{ID: r.ID, Email: r.Email, Name: r.Name, Image: r.Image,
		Groups: auth.ParseGroups(r.Groups), Suspended: r.SuspendedAt != nil}
}

// Person is the account as others name it.
func (r Row) Person() auth.Person {
	return auth.Person{ID: r.ID, Name: r.Name, Email: r.Email, Image: r.Image, Groups: auth.ParseGroups(r.Groups)}
}

// State of the account, as staff see it.
func (r Row) State() State {
	switch {
	case r.SuspendedAt != nil:
		return Suspended
	case r.PasswordHash == "":
		return Invited
	}
	return Active
}

// Store reads and writes accounts, for the rooms of this domain.
type Store struct{ db *db.DB }

// NewStore readies the store.
func NewStore(d *db.DB) Store { return Store{db: d} }

// FindUser by the key of an address; found is false where there is none.
func (s Store) FindUser(ctx context.Context, emailKey string) (row Row, found bool, err error) {
	err = s.db.Read(ctx).Where("email_key = ?", emailKey).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return Row{}, false, nil
	}
	return row, err == nil, db.Wrap("find user", err)
}

// FindUserByID; found is false where there is none.
func (s Store) FindUserByID(ctx context.Context, id string) (row Row, found bool, err error) {
	err = s.db.Read(ctx).Where("id = ?", id).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return Row{}, false, nil
	}
	return row, err == nil, db.Wrap("find user", err)
}

// listUsers reads those with these ids, in no order.
func (s Store) listUsers(ctx context.Context, ids []string) (rows []Row, err error) {
	err = s.db.Read(ctx).Where("id IN ?", ids).Find(&rows).Error
	return rows, db.Wrap("list users", err)
}

// listStaff reads those who may be staff, by name.
func (s Store) listStaff(ctx context.Context) (rows []Row, err error) {
	err = s.db.Read(ctx).Where("groups LIKE ? OR groups LIKE ?", "%"+string(auth.Admin)+"%", "%"+string(auth.Researcher)+"%").
		Order("name, id").Find(&rows).Error
	return rows, db.Wrap("list staff", err)
}

// addUser tells whether it was added: false where its address has an account, also
// one that another transaction makes at the same moment.
func (s Store) addUser(ctx context.Context, row Row) (added bool, err error) {
	result := s.db.Write(ctx).Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "email_key"}}, DoNothing: true}).Create(&row)
	if result.Error != nil || result.RowsAffected == 0 {
		return false, db.Wrap("add user", result.Error)
	}
	return true, s.indexUser(ctx, row)
}

// LockUser reads an account so that nobody else changes it before the transaction
// in ctx ends.
func (s Store) LockUser(ctx context.Context, userID string) (Row, error) {
	var rows []Row
	err := s.db.Write(ctx).Clauses(clause.Locking{Strength: "NO KEY UPDATE"}).Where("id = ?", userID).Find(&rows).Error
	if err != nil {
		return Row{}, db.Wrap("lock user", err)
	}
	if len(rows) == 0 {
		return Row{}, ErrNoUser
	}
	return rows[0], nil
}

// LockAdmins reads the accounts that can administer, in one order for everybody.
func (s Store) LockAdmins(ctx context.Context) (rows []Row, err error) {
	err = s.db.Write(ctx).Clauses(clause.Locking{Strength: "NO KEY UPDATE"}).Where("groups IN ? AND suspended_at IS NULL AND password_hash <> ''", StoredWith(auth.Admin)).
		Order("id").Find(&rows).Error
	return rows, db.Wrap("lock administrators", err)
}

// ChangeUser sets columns of an account.
func (s Store) ChangeUser(ctx context.Context, userID string, change map[string]any) error {
	return db.Wrap("change user", s.db.Write(ctx).Model(&Row{}).Where("id = ?", userID).Updates(change).Error)
}

// removeUser deletes an account and everything that belongs to it.
func (s Store) removeUser(ctx context.Context, userID string) error {
	return db.Wrap("remove user", s.db.Write(ctx).Where("id = ?", userID).Delete(&Row{}).Error)
}

// StoredWith are the stored forms of all combinations with a group, so that an
// index answers and no part of a text is looked for.
func StoredWith(g auth.Group) []string {
	var stored []string
	for mask := range 1 << len(auth.AllGroups) {
		var groups auth.Groups
		for i, one := range auth.AllGroups {
			if mask&(1<<i) != 0 {
				groups = append(groups, one)
			}
		}
		if groups.Has(g) {
			stored = append(stored, groups.String())
		}
	}
	return stored
}

// KeepAnAdmin refuses to take the last administrator away.
func (s Store) KeepAnAdmin(ctx context.Context, user Row) error {
	admins, err := s.LockAdmins(ctx)
	if err != nil {
		return err
	}
	among := slices.ContainsFunc(admins, func(a Row) bool { return a.ID == user.ID })
	if among && len(admins) == 1 {
		return errs.Conflicting(user.Name+" is the last administrator. Make someone else an administrator first.", nil)
	}
	return nil
}
