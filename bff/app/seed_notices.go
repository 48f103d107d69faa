package app

import (
	"context"
	"time"

	"peritus/bff/notify"
)

// seedNotices fills the demo's centers of notifications.
func (a *App) seedNotices(ctx context.Context, accounts map[string]string) error {
	attorney, expert, admin := accounts["attorney@peritus.test"], accounts["expert@peritus.test"], accounts["admin@peritus.test"]
	const day = 24 * time.Hour
	now := a.deps.Clock.Now()
	conversation := func(id string) notify.Data {
		return notify.Data{"conversations": 1, "path": id}
	}
	return a.Notify.SeedDemo(ctx, []notify.DemoEntry{
		{UserID: attorney, Code: "attorney.admission-confirmed", Data: notify.Data{"state": "New York"}, Ago: 40 * day, Read: true},
		{UserID: attorney, Code: "new-browser", Data: notify.Data{"device": "Firefox on Windows"}, Ago: 12 * day, Read: true},
		{UserID: attorney, Code: "search.fits", Data: notify.Data{"subject": "2 new experts fit your saved searches", "link": "/attorney/searches"}, Ago: 4 * day, Read: true},
		{UserID: attorney, Code: "message.unread", By: expert, Data: conversation("/attorney/message/inbox/06dne0000msgs0000000000002"), Ago: 28 * time.Hour},
		{UserID: attorney, Code: "credit.expiring", Data: notify.Data{"credits": "4 credits", "day": now.Add(7 * day)}, Ago: 9 * time.Hour},
		{UserID: attorney, Code: "message.unread", By: expert, Data: conversation("/attorney/message/inbox/06dne0000msgs0000000000001"), Ago: 105 * time.Minute},
		{UserID: expert, Code: "profile.published", Data: notify.Data{"link": "/experts/my-profile"}, Ago: 30 * day, Read: true},
		{UserID: expert, Code: "profile.expires", Data: notify.Data{"what": "Professional Engineer, New York", "day": now.Add(30 * day), "link": "/experts/my-profile/licenses-and-certifications"}, Ago: 3 * day, Read: true},
		{UserID: expert, Code: "message.unread", By: attorney, Data: conversation("/experts/my-profile/messages/inbox/06dne0000msgs0000000000003"), Ago: 97 * time.Hour},
		{UserID: admin, Code: "claim.waiting", Data: notify.Data{"reference": "CL-7QK2", "link": "/admin/claims"}, Ago: 2 * day, Read: true},
		{UserID: admin, Code: "new-requests", Data: notify.Data{"summary": "2 new requests", "link": "/admin/requests"}, Ago: 3 * time.Hour},
	})
}
