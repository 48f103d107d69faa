package session

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/device"
	"peritus/bff/platform/web"
)

type personalSession struct {
	Device    string     `json:"device"`
	Browser   string     `json:"browser"`
	Address   string     `json:"address"`
	CreatedAt time.Time  `json:"created_at"`
	SeenAt    time.Time  `json:"seen_at"`
	EndedAt   *time.Time `json:"ended_at"`
	EndedFor  string     `json:"ended_for"`
}

// Export writes an account's stored sessions.
func (s *Service) Export(ctx context.Context, userID string, to *archive.Writer) error {
	rows, err := s.store.listSessions(ctx, userID)
	if err != nil {
		return err
	}
	sessions := make([]personalSession, len(rows))
	for i, r := range rows {
		sessions[i] = personalSession{Device: device.Words(r.UserAgent), Browser: r.UserAgent, Address: r.Address,
			CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), SeenAt: time.UnixMilli(max(r.SeenAt, r.RefreshedAt)).UTC(),
			EndedAt: web.OrNil(clock.AtMillis(r.RevokedAt)), EndedFor: r.RevokedFor}
	}
	return to.JSON("sessions", sessions)
}
