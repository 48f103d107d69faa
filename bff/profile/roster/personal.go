package roster

import (
	"context"

	"peritus/bff/platform/archive"
)

// Name is the folder's name in a data export.
func (Personal) Name() string { return "assignments" }

// Keeps says what remains after a deletion.
func (Personal) Keeps() string { return "" }

type personalAssignment struct {
	ExpertID string `json:"expert_id"`
}

// Export writes which profiles a member of staff takes care of.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	var rows []assignmentRow
	if err := p.DB.Read(ctx).Where("user_id = ?", userID).Order("expert_id").Find(&rows).Error; err != nil || len(rows) == 0 {
		return err
	}
	list := make([]personalAssignment, len(rows))
	for i, r := range rows {
		list[i] = personalAssignment{r.ExpertID}
	}
	return to.JSON("assignments", list)
}

// Erase removes a person's assignments.
func (p Personal) Erase(ctx context.Context, userID string) error {
	return p.store.release(ctx, userID)
}
