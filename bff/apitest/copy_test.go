package apitest

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/credit"
	"peritus/bff/credit/ledger"
	"peritus/bff/media"
	"peritus/bff/platform/db"
	"peritus/bff/privacy"
)

var tableRow = regexp.MustCompile("(?m)^\\| `([a-z_]+)` +\\|.*\\| ([^|]+?) +\\|$")

// inCopy reads from docs/privacy.md which file of a copy contains each table, or 'no:' and
// the reason.
func inCopy(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile("../../docs/privacy.md")
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]string{}
	for _, row := range tableRow.FindAllStringSubmatch(string(text), -1) {
		said[row[1]] = row[2]
	}
	return said
}

// secret replaces every stored credential. No copy may contain it.
const secret = "mark-of-a-secret"

// markAll adds a person's data to every table that a copy contains and returns the marks
// to look for.
func (w *World) markAll(t *testing.T, userID, email string) map[string]string {
	t.Helper()
	const moment, inWords = int64(1614834367000), "2021-03-04T05:06:07Z"
	var expertID, itemID string
	if err := w.App.DB.Read(t.Context()).Raw("SELECT id FROM experts WHERE user_id IS NULL AND status = 'published' ORDER BY id LIMIT 1").Scan(&expertID).Error; err != nil {
		t.Fatal(err)
	}
	if err := w.App.DB.Read(t.Context()).Raw("SELECT id FROM profile_items WHERE expert_id = ? AND section = 'about-me'", expertID).Scan(&itemID).Error; err != nil {
		t.Fatal(err)
	}
	file, err := media.New(w.App.Config.MediaDir).Keep(t.Context(), media.Evidence, strings.NewReader(onePixel))
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		statement string
		values    []any
	}{
		{"UPDATE users SET name = 'mark-users' WHERE id = ?", []any{userID}},
		{"UPDATE sessions SET user_agent = 'mark-sessions' WHERE user_id = ?", []any{userID}},
		{"INSERT INTO authenticators (user_id, secret, begun_at, confirmed_at) VALUES (?, ?, ?, ?)", []any{userID, secret, moment, moment}},
		{"INSERT INTO recovery_codes (user_id, hash, made_at) VALUES (?, ?, 1)", []any{userID, secret}},
		{"INSERT INTO passkeys (id, user_id, credential_id, credential, name, created_at) VALUES ('p', ?, ?, ?, 'mark-passkeys', 1)", []any{userID, secret, `{"x":"` + secret + `"}`}},
		{"INSERT INTO email_changes (id, user_id, old_email, new_email, created_at, expires_at) VALUES ('e', ?, ?, 'mark-email-changes@new.example', NOW, NOW + 3600000)", []any{userID, email}},
		{"INSERT INTO account_links (hash, purpose, user_id, change_id, created_at, expires_at) VALUES (?, 'email-confirm', ?, 'e', NOW, NOW + 3600000)", []any{secret, userID}},
		{"INSERT INTO notification_choices (user_id, kind, wanted) VALUES (?, 'new-browser', ?)", []any{userID, false}},
		{"INSERT INTO notifications (id, user_id, kind, title, by_id, path, created_at) VALUES ('n', ?, 'list.shared', 'Mark-notifications', '', '/attorney/lists', NOW)", []any{userID}},
		{"INSERT INTO notification_schedules (user_id, time_zone, quiet, quiet_from, quiet_until, digest_at) VALUES (?, 'Pacific/Guam', ?, 1320, 420, 480)", []any{userID, false}},
		{"INSERT INTO notification_digests (user_id, sent_at) VALUES (?, 1767848645000)", []any{userID}},
		{"INSERT INTO held_mails (id, user_id, kind, reply_to, subject, body, unsubscribe, due_at) VALUES ('h', ?, 'list.shared', '', 'mark-held-mails', '" + secret + "', '" + secret + "', 4102444800000)", []any{userID}},
		{"INSERT INTO sign_ups (id, kind, email, email_key, password_hash, details, terms_version, browser_hash, code_sent_at, created_at, user_id) VALUES ('s', 'attorney', '', '', '', '{}', 'mark-sign-ups', ?, NOW, NOW, ?)", []any{secret, userID}},
		{"INSERT INTO attorneys (user_id, first_name, last_name, firm, phone, role, practice_areas, city, state, time_zone, version, created_at, updated_at) VALUES (?, 'a', 'b', 'mark-attorneys', '', 'partner', '', 'c', 'NY', 'America/New_York', 1, 1, 1)", []any{userID}},
		{"INSERT INTO bar_admissions (id, user_id, position, state, number, year, status, submitted_at) VALUES ('b', ?, 1, 'NY', 'mark-bar-admissions', 2014, 'pending', 1)", []any{userID}},
		{"UPDATE experts SET user_id = ?, headline = 'mark-experts' WHERE id = ?", []any{userID, expertID}},
		{"UPDATE profile_sections SET confirmed_at = ? WHERE expert_id = ?", []any{moment, expertID}},
		{"UPDATE profile_revisions SET actor_name = 'mark-profile-revisions' WHERE expert_id = ?", []any{expertID}},
		{"INSERT INTO claims (id, reference, expert_id, expert_name, purpose, mode, state, browser, place, note, waits, taken_by, found_by, version, created_at, updated_at) VALUES ('c', 'C-1', ?, 'x', 'claim', 'document', 'verified', ?, ?, 'mark-claims', ?, ?, '', 1, NOW, NOW)", []any{expertID, secret, secret, false, userID}},
		{"INSERT INTO claim_steps (claim_id, number, event, state, text, at) VALUES ('c', 1, 'begin', 'pending', 'mark-claim-steps', NOW)", nil},
		{"INSERT INTO claim_documents (id, claim_id, file, name, kind, size, created_at) VALUES ('d', 'c', ?, 'mark-claim-documents.png', 'png', 1, NOW)", []any{file.Key}},
		{"INSERT INTO profile_assignments (expert_id, user_id, assigned_at) VALUES (?, ?, 1) ON CONFLICT (expert_id) DO UPDATE SET user_id = excluded.user_id", []any{expertID, userID}},
		{"INSERT INTO favorites (user_id, expert_id, added_at) VALUES (?, ?, 1767323045000)", []any{userID, expertID}},
		{"INSERT INTO viewed_experts (user_id, expert_id, viewed_at) VALUES (?, ?, 1767409445000)", []any{userID, expertID}},
		{"INSERT INTO lists (id, owner_id, name, name_key, version, created_at, updated_at) VALUES ('l', ?, 'mark-lists', 'mark-lists', 1, 1, 1)", []any{userID}},
		{"INSERT INTO list_entries (list_id, expert_id, stage, position, version, note, note_version, added_at) VALUES ('l', ?, 'retained', 1, 1, 'mark-list-entries', 1, 1)", []any{expertID}},
		{"INSERT INTO saved_searches (id, user_id, name, params, mail, version, created_at, opened_at, new_since, known) VALUES ('v', ?, 'mark-saved-searches', '', ?, 1, 1, 1, 1, ?)", []any{userID, false, []byte{}}},
		{"INSERT INTO saved_search_finds (search_id, expert_id, user_id, found_at, due) VALUES ('v', ?, ?, 1, ?)", []any{expertID, userID, false}},
		{"INSERT INTO conversations (id, attorney_id, expert_id, expert_user_id, caption, caption_key, court, docket, created_at, last_seq) VALUES ('cv', ?, ?, 'another', 'mark-conversations', '', '', '', 1, 1)", []any{userID, expertID}},
		{"INSERT INTO designations (id, conversation_id, expert_id, attorney_id, expert_user_id, receipt, designated_at) VALUES ('ds', 'cv', ?, ?, 'another', 'mark-designations', 1)", []any{expertID, userID}},
		{"INSERT INTO availability_requests (id, attorney_id, client_id, text, needs, answer_by, asked_at, ends_at) VALUES ('ar', ?, 'x', 'mark-availability-requests', '', '', 1, 2)", []any{userID}},
		{"INSERT INTO availability_asks (id, request_id, position, attorney_id, expert_id, expert_user_id, asked_at, note) VALUES ('aa', 'ar', 1, ?, ?, 'another', 1, 'mark-availability-asks')", []any{userID, expertID}},
		{"INSERT INTO conversation_sides (conversation_id, user_id, side, read_seq, read_at, in_seq, last_at, told_seq, muted) VALUES ('cv', ?, 'attorney', 1, 1767668645000, 0, 1, 0, ?)", []any{userID, false}},
		{"INSERT INTO conflict_states (conversation_id, expert_id, number, result, checked_at, salt, record, attorney_agreed_at) VALUES ('cv', ?, 1, 'clear', 1, '', '', 1767841445000)", []any{expertID}},
		{"INSERT INTO conflict_parties (conversation_id, position, side, name, salt, added_at) VALUES ('cv', 1, 'defense', 'mark-conflict-parties', '', 1)", nil},
		{"INSERT INTO conflict_checks (conversation_id, number, result, checked_at, certificate, hash) VALUES ('cv', 1, 'clear', 1, '{\"format\":\"mark-conflict-checks\"}', '')", nil},
		{"INSERT INTO messages (conversation_id, seq, side, sender_id, client_id, text, text_key, sent_at, version) VALUES ('cv', 1, 'attorney', ?, 'x', 'mark-messages', '', 1, 2)", []any{userID}},
		{"UPDATE messages SET files = 1 WHERE conversation_id = 'cv'", nil},
		{"INSERT INTO message_attachments (id, conversation_id, side, uploader_id, file, name, name_key, kind, size, sha256, uploaded_at, seq, document, version) VALUES ('ma', 'cv', 'attorney', ?, ?, 'mark-message-attachments', '', 'png', 1, '', NOW, 1, 'ma', 1)", []any{userID, file.Key}},
		{"INSERT INTO message_materials (conversation_id, listed, hash, completed_at) VALUES ('cv', 1, 'mark-materials', 1)", nil},
		{"INSERT INTO message_edits (conversation_id, seq, version, text, replaced_at) VALUES ('cv', 1, 1, 'mark-message-edits', 1)", nil},
		{"INSERT INTO message_blocks (user_id, blocked_id, blocked_at) VALUES (?, 'another', 1767755045000)", []any{userID}},
		{"INSERT INTO message_reports (id, conversation_id, by_id, reason, text, seq, quote, created_at) VALUES ('mr', 'cv', ?, 'spam', 'mark-message-reports', 0, '', 1)", []any{userID}},
		{"INSERT INTO list_codes (id, list_id, hash, person, created_at) VALUES ('lc', 'l', ?, 'mark-list-codes', 1)", []any{secret}},
		{"INSERT INTO list_openings (id, code_id, opened_at) VALUES ('lo', 'lc', 1767495845000)", nil},
		{"INSERT INTO list_members (list_id, email_key, email, role, added_at) VALUES ('l', 'x', 'mark-list-members', 'reader', 1)", nil},
		{"INSERT INTO list_events (id, list_id, user_id, kind, experts, at) VALUES ('le', 'l', ?, 'added', 1, 1767582245000)", []any{userID}},
		{"INSERT INTO proof_checks (id, expert_id, section, item_id, grade, fingerprint, checked_on, note, by_id, by_name, created_at) VALUES ('k', ?, 'education', 'x', 'document', '', '2026-11-20', 'mark-proof-checks', 'y', 'z', 1)", []any{expertID}},
		{"INSERT INTO profile_declarations (id, expert_id, kind, challenges, testimony_hash, content_hash, signed_by, signed_name, signed_at) VALUES ('mark', ?, 'none', 0, '', 'mark-declarations', ?, '', NOW)", []any{expertID, userID}},
		{"INSERT INTO challenge_notices (expert_id, item_id, challenge, told_at) VALUES (?, 'mark-notices', '', NOW)", []any{expertID}},
		{"INSERT INTO profile_files (key, expert_id, name, kind, size, saved, created_at) VALUES (?, ?, 'cv.png', 'png', 1, ?, NOW)", []any{file.Key, expertID, true}},
		{"INSERT INTO inquiries (id, reference, fingerprint, form, state, name, email, subject, fields, found_by, version, created_at, updated_at) VALUES ('i', 'r', 'f', 'contact', 'open', 'x', ?, 'x', '{\"text\":\"mark-inquiries\"}', ?, 1, NOW, NOW)", []any{email, email}},
		{"INSERT INTO inquiry_steps (inquiry_id, number, action, actor_id, actor_name, text, at) VALUES ('i', 1, 'reply', '', '', 'mark-inquiry-steps', NOW)", nil},
		{"INSERT INTO mails (id, recipient, subject, body, created_at, sent_at) VALUES ('m', ?, 'mark-mails', '', NOW, NOW)", []any{email}},
		{"INSERT INTO consents (user_id, document, version, given_at) VALUES (?, 'terms', 'mark-consents', 1)", []any{userID}},
	} {
		// Sweeps may run at the same time and delete old rows.
		w.exec(t, strings.ReplaceAll(row.statement, "NOW", strconv.FormatInt(time.Now().UnixMilli(), 10)), row.values...)
	}
	if err := w.App.Audit.Record(t.Context(), auth.Nobody, auth.AuditEntry{Action: "account.mark-audit-entries", Kind: "account", ID: userID, Reason: "mark-audit-parts"}); err != nil {
		t.Fatal(err)
	}
	order := ledger.Order{Key: "mark", Amount: 7, Reason: "staff", Rule: credit.RuleStaff, Version: 1, About: ledger.About{Note: "mark-credit-details"}}
	if _, err := w.App.Credit.Ledger.Grant(t.Context(), userID, order, nil); err != nil {
		t.Fatal(err)
	}
	order.Key = "mark hold"
	if _, err := w.App.Credit.Ledger.Hold(t.Context(), userID, order, time.Hour); err != nil {
		t.Fatal(err)
	}
	return map[string]string{
		"credit_movements": `"amount": 7`, "credit_details": "mark-credit-details", "credit_holds": `"held_until": "20`,
		"users": "mark-users", "sessions": "mark-sessions", "authenticators": inWords, "recovery_codes": `"recovery_codes_left": 1`,
		"passkeys": "mark-passkeys", "email_changes": "mark-email-changes@new.example", "notification_choices": `"kind": "new-browser"`, "notifications": "Mark-notifications", "notification_schedules": "Pacific/Guam", "notification_digests": "2026-01-08T05:04:05Z", "held_mails": "mark-held-mails",
		"sign_ups": "mark-sign-ups", "attorneys": "mark-attorneys", "bar_admissions": "mark-bar-admissions", "experts": "mark-experts",
		"profile_items": itemID, "profile_sections": inWords, "profile_revisions": "mark-profile-revisions", "profile_files": "IHDR", "proof_checks": "mark-proof-checks", "profile_assignments": `"expert_id": "`, "favorites": "2026-01-02T03:04:05Z", "viewed_experts": "2026-01-03T03:04:05Z", "lists": "mark-lists", "list_entries": "mark-list-entries", "saved_searches": "mark-saved-searches", "conversations": "mark-conversations", "designations": "mark-designations", "availability_requests": "mark-availability-requests", "availability_asks": "mark-availability-asks", "conflict_states": "2026-01-08T03:04:05Z", "conflict_parties": "mark-conflict-parties", "conflict_checks": "mark-conflict-checks", "conversation_sides": "2026-01-06T03:04:05Z", "messages": "mark-messages", "message_edits": "mark-message-edits", "message_blocks": "2026-01-07T03:04:05Z", "message_reports": "mark-message-reports", "list_codes": "mark-list-codes", "list_openings": "2026-01-04T03:04:05Z", "list_members": "mark-list-members", "list_events": "2026-01-05T03:04:05Z", "profile_declarations": "mark-declarations", "challenge_notices": "mark-notices", "claims": "mark-claims",
		"claim_steps": "mark-claim-steps", "message_materials": "mark-materials", "message_attachments": "mark-message-attachments", "claim_documents": "IHDR", "inquiries": "mark-inquiries", "inquiry_steps": "mark-inquiry-steps",
		"mails": "mark-mails", "consents": "mark-consents", "audit_entries": "account.mark-audit-entries", "audit_parts": "mark-audit-parts",
	}
}

// onePixel is a PNG.
const onePixel = "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\x00\x00\x1f\x15\xc4\x89\x00\x00\x00\x0bIDATx\x9cc\xf8\x0f\x04\x00\x09\xfb\x03\xfd\xfb^k+\x00\x00\x00\x00IEND\xaeB`\x82"

// tables lists the product's tables, without the tables of the job queue and migrations.
func (w *World) tables(t *testing.T) []string {
	t.Helper()
	query := "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
	if w.App.DB.Dialect() == db.Postgres {
		query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
	}
	var all, own []string
	if err := w.App.DB.Read(t.Context()).Raw(query).Scan(&all).Error; err != nil {
		t.Fatal(err)
	}
	for _, name := range all {
		if !strings.HasPrefix(name, "river") && !strings.HasPrefix(name, "goose") && !strings.HasPrefix(name, "content_") {
			own = append(own, name)
		}
	}
	return own
}

func TestCopy_holdsEveryPersonalTableInTheDocs(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		const who = "attorney+expert"
		w.tokens[who] = w.SignIn(t, MailOf(who), account.DemoPassword).Access
		marks := w.markAll(t, w.idOf(t, who), MailOf(who))
		if a := w.Ask(t, who, "POST", "/api/settings/export", ""); a.Status != 202 {
			t.Fatalf("%d %s", a.Status, a.Body)
		}
		var list privacy.DataExports
		w.Await(t, func() bool {
			w.Ask(t, who, "GET", "/api/settings/exports", "").Into(t, &list)
			return len(list.Results) == 1 && list.Results[0].State == "ready"
		})
		a := w.Ask(t, who, "GET", "/api/settings/exports/"+list.Results[0].ID+"/file", "")
		files, said := unzip(t, a.Body), inCopy(t)
		for name, text := range files {
			if strings.Contains(text, secret) {
				t.Errorf("%s holds a secret", name)
			}
		}
		tables := w.tables(t)
		if len(tables) < 35 {
			t.Fatalf("only %d tables: %v", len(tables), tables)
		}
		for _, table := range tables {
			cell, mark := said[table], marks[table]
			reason, not := strings.CutPrefix(cell, "no: ")
			switch {
			case cell == "":
				t.Errorf("docs/privacy.md does not say whether %s is in a copy", table)
			case not && (len(reason) < 10 || mark != ""):
				t.Errorf("%s: no reason why it is not in a copy: %q", table, cell)
			case not:
			case mark == "":
				t.Errorf("%s should be in %s, but this test adds no row to it", table, cell)
			case !holds(files, cell, mark):
				t.Errorf("%s: %q is not in %s", table, mark, cell)
			}
		}
	})
}

var fileName = regexp.MustCompile("`([a-z-]+/[a-z./-]+)`")

// holds reports whether the file or folder named in a cell contains a mark.
func holds(files map[string]string, cell, mark string) bool {
	named := fileName.FindStringSubmatch(cell)
	if named == nil {
		return false
	}
	for name, text := range files {
		if (name == named[1] || strings.HasSuffix(named[1], "/") && strings.HasPrefix(name, named[1])) && strings.Contains(text, mark) {
			return true
		}
	}
	return false
}

func TestCopy_holdsEmailChangesAndPreferencesButNoTokens(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		before := time.Now().UTC().Format("2006-01-02")
		if a := w.Ask(t, "attorney", "POST", "/api/settings/email", asJSON(map[string]string{"present": account.DemoPassword, "email": "moved@new.example"})); a.Status != 200 {
			t.Fatalf("%d %s", a.Status, a.Body)
		}
		if a := w.Ask(t, "attorney", "PUT", "/api/settings/notifications", `{"wanted":{"new-browser":false}}`); a.Status != 200 {
			t.Fatalf("%d %s", a.Status, a.Body)
		}
		w.Ask(t, "attorney", "POST", "/api/settings/export", "")
		var list privacy.DataExports
		w.Await(t, func() bool {
			w.Ask(t, "attorney", "GET", "/api/settings/exports", "").Into(t, &list)
			return len(list.Results) == 1 && list.Results[0].State == "ready"
		})
		files := unzip(t, w.Ask(t, "attorney", "GET", "/api/settings/exports/"+list.Results[0].ID+"/file", "").Body)
		changes := files["account/email-changes.json"]
		for _, holds := range []string{`"from": "` + MailOf("attorney") + `"`, `"to": "moved@new.example"`, `"asked_at": "` + before, `"done_at": null`} {
			if !strings.Contains(changes, holds) {
				t.Errorf("no %s in %s", holds, changes)
			}
		}
		if !strings.Contains(files["account/notifications.json"], `"wanted": false`) {
			t.Errorf("%s", files["account/notifications.json"])
		}
		var hashes []string
		if err := w.App.DB.Read(t.Context()).Raw("SELECT hash FROM account_links UNION SELECT hash FROM refresh_tokens").Scan(&hashes).Error; err != nil || len(hashes) < 4 {
			t.Fatalf("%v %v", hashes, err)
		}
		for name, text := range files {
			for _, hash := range hashes {
				if strings.Contains(text, hash) {
					t.Errorf("%s holds the hash of a token", name)
				}
			}
		}
	})
}
