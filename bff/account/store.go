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

// Row is an account in the table users.
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
	// PasswordChangedAt is 0 if the account still has its first password.
	PasswordChangedAt int64
	LeavingAt         *int64
	Consented         string
}

// TableName returns "users".
func (Row) TableName() string { return "users" }

// User converts the row.
func (r Row) User() User {
	return User{ID: r.ID, Email: r.Email, Name: r.Name, Image: r.Image,
		Groups: auth.ParseGroups(r.Groups), Suspended: r.SuspendedAt != nil}
}

// Person returns the account's details for other people.
func (r Row) Person() auth.Person {
	return auth.Person{ID: r.ID, Name: r.Name, Email: r.Email, Image: r.Image, Groups: auth.ParseGroups(r.Groups)}
}

// State returns the account's state for staff.
func (r Row) State() State {
	switch {
	case r.SuspendedAt != nil:
		return Suspended
	case r.PasswordHash == "":
		return Invited
	}
	return Active
}

// Store reads and writes accounts for this domain's packages.
type Store struct{ db *db.DB }

// NewStore returns a store.
func NewStore(d *db.DB) Store { return Store{db: d} }

// FindUser finds an account by its EmailKey.
func (s Store) FindUser(ctx context.Context, emailKey string) (row Row, found bool, err error) {
	err = s.db.Read(ctx).Where("email_key = ?", emailKey).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return Row{}, false, nil
	}
	return row, err == nil, db.Wrap("find user", err)
}

// FindUserByID finds an account by id.
func (s Store) FindUserByID(ctx context.Context, id string) (row Row, found bool, err error) {
	err = s.db.Read(ctx).Where("id = ?", id).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return Row{}, false, nil
	}
	return row, err == nil, db.Wrap("find user", err)
}

// listUsers reads the accounts with these ids, in no order.
func (s Store) listUsers(ctx context.Context, ids []string) (rows []Row, err error) {
	err = s.db.Read(ctx).Where("id IN ?", ids).Find(&rows).Error
	return rows, db.Wrap("list users", err)
}

// listStaff reads the accounts that can be staff, by name.
func (s Store) listStaff(ctx context.Context) (rows []Row, err error) {
	err = s.db.Read(ctx).Where("groups LIKE ? OR groups LIKE ?", "%"+string(auth.Admin)+"%", "%"+string(auth.Researcher)+"%").
		Order("name, id").Find(&rows).Error
	return rows, db.Wrap("list staff", err)
}

// addUser adds an account. added is false if the address is in use, even by a concurrent
// transaction.
func (s Store) addUser(ctx context.Context, row Row) (added bool, err error) {
	result := s.db.Write(ctx).Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "email_key"}}, DoNothing: true}).Create(&row)
	if result.Error != nil || result.RowsAffected == 0 {
		return false, db.Wrap("add user", result.Error)
	}
	return true, s.indexUser(ctx, row)
}

// LockUser reads an account and locks it until the transaction in ctx ends.
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

// LockAdmins locks the accounts that can administer, always in the same order.
func (s Store) LockAdmins(ctx context.Context) (rows []Row, err error) {
	err = s.db.Write(ctx).Clauses(clause.Locking{Strength: "NO KEY UPDATE"}).Where("groups IN ? AND suspended_at IS NULL AND password_hash <> ''", StoredWith(auth.Admin)).
		Order("id").Find(&rows).Error
	return rows, db.Wrap("lock administrators", err)
}

// ChangeUser updates columns of an account.
func (s Store) ChangeUser(ctx context.Context, userID string, change map[string]any) error {
	return db.Wrap("change user", s.db.Write(ctx).Model(&Row{}).Where("id = ?", userID).Updates(change).Error)
}

// removeUser deletes an account and everything that belongs to it.
func (s Store) removeUser(ctx context.Context, userID string) error {
	return db.Wrap("remove user", s.db.Write(ctx).Where("id = ?", userID).Delete(&Row{}).Error)
}

// StoredWith returns the stored forms of all combinations that include a group, so that
// queries can use an index.
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

// KeepAnAdmin refuses to remove the last administrator.
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
