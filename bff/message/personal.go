package message

import (
	"context"
	"fmt"
	"time"

	"peritus/bff/message/attachment"
	"peritus/bff/message/material"
	"peritus/bff/platform/archive"
	"peritus/bff/platform/clock"
)

// Personal is this domain's data about a person.
type Personal struct{ *Service }

// Name is the folder's name in a data export.
func (Personal) Name() string { return "messages" }

// Keeps says what remains after a deletion.
func (Personal) Keeps() string {
	return "Messages and their files stay with the people you wrote to, without your name, until they delete their account too."
}

type personalConversation struct {
	With       string            `json:"with"`
	Side       Side              `json:"your_side"`
	Caption    string            `json:"caption"`
	Court      string            `json:"court"`
	Docket     string            `json:"docket"`
	CreatedAt  time.Time         `json:"created_at"`
	DeclinedAt *time.Time        `json:"declined_at"`
	ReadSeq    int               `json:"read_seq"`
	ReadAt     *time.Time        `json:"read_at"`
	ArchivedAt *time.Time        `json:"archived_at"`
	Muted      bool              `json:"muted"`
	Messages   []personalMessage `json:"messages"`
	Materials  *material.Mark    `json:"materials_complete,omitempty"`
}

type personalMessage struct {
	Seq      int             `json:"seq"`
	Own      bool            `json:"own"`
	Text     string          `json:"text"`
	Label    string          `json:"label,omitempty"`
	SentAt   time.Time       `json:"sent_at"`
	EditedAt *time.Time      `json:"edited_at"`
	Earlier  []personalEdits `json:"earlier"`
	Files    []personalFile  `json:"attachments,omitempty"`
}

type personalFile struct {
	Name     string     `json:"name"`
	Size     int64      `json:"size"`
	SHA256   string     `json:"sha256"`
	Version  int        `json:"version"`
	OpenedAt *time.Time `json:"opened_at"`
	Path     string     `json:"file,omitempty"` // in the copy, of the files that the person sent
}

type personalEdits struct {
	Text       string    `json:"text"`
	ReplacedAt time.Time `json:"replaced_at"`
}

type personalReport struct {
	Reason    string     `json:"reason"`
	Text      string     `json:"text"`
	Quote     string     `json:"quote"`
	CreatedAt time.Time  `json:"created_at"`
	ClosedAt  *time.Time `json:"closed_at"`
}

type personalBlock struct {
	BlockedAt time.Time `json:"blocked_at"`
}

// Export writes the person's conversations, whom they blocked, and what they reported.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	rows, err := p.store.page(p.store.box(ctx, userID, ""), 0, -1)
	if err != nil {
		return err
	}
	entries, err := p.withFaces(ctx, rows)
	if err != nil {
		return err
	}
	ids := make([]string, len(entries))
	for i, e := range entries {
		ids[i] = e.Conversation.ID
	}
	whole, err := p.store.whole(ctx, ids...)
	if err != nil {
		return err
	}
	marks, err := p.materials().Marks(ctx, ids...)
	if err != nil {
		return err
	}
	conversations := make([]personalConversation, len(entries))
	sent, files := 0, to.Folder("files")
	for i, e := range entries {
		messages := whole[e.Conversation.ID]
		conversations[i] = personalConversation{e.Face.Name, e.Place.Side, e.Matter.Caption, e.Matter.Court, e.Matter.Docket, e.CreatedAt, e.DeclinedAt,
			e.ReadSeq, e.ReadAt, e.ArchivedAt, e.Muted, make([]personalMessage, len(messages)), marks[e.Conversation.ID]}
		for j, m := range messages {
			one := personalMessage{m.Seq, m.Side == e.Place.Side, m.Text, m.Label, m.SentAt, m.EditedAt, make([]personalEdits, len(m.Earlier)), nil}
			for _, a := range m.Files {
				file := personalFile{a.Name, a.Size, a.SHA256, a.Version, a.OpenedAt, ""}
				if one.Own {
					sent++
					path := fmt.Sprintf("%d-%s", sent, a.Name)
					if err := p.exportFile(a, path, files); err != nil {
						return err
					}
					file.Path = "files/" + path
				}
				one.Files = append(one.Files, file)
			}
			for k, earlier := range m.Earlier {
				one.Earlier[k] = personalEdits(earlier)
			}
			conversations[i].Messages[j] = one
		}
	}
	blocks, err := p.store.blockedBy(ctx, userID)
	if err != nil {
		return err
	}
	blocked := make([]personalBlock, len(blocks))
	for i, at := range blocks {
		blocked[i] = personalBlock{time.UnixMilli(at).UTC()}
	}
	reported, err := p.store.reportedBy(ctx, userID)
	if err != nil {
		return err
	}
	reports := make([]personalReport, len(reported))
	for i, r := range reported {
		reports[i] = personalReport{r.Reason, r.Text, r.Quote, time.UnixMilli(r.CreatedAt).UTC(), clock.TimeAt(r.ClosedAt)}
	}
	if len(conversations) == 0 && len(blocked) == 0 && len(reports) == 0 {
		return nil
	}
	return to.JSON("messages", map[string]any{"conversations": conversations, "blocked": blocked, "reports": reports})
}

// exportFile writes a file that the person sent.
func (p Personal) exportFile(a attachment.Attachment, name string, to *archive.Writer) error {
	content, err := p.Files.Store.Open(a.File)
	if err != nil {
		return err
	}
	defer func() { _ = content.Close() }()
	return to.File(name, content)
}

// Erase takes the person out of their conversations. Those that nobody else is left in are
// deleted.
func (p Personal) Erase(ctx context.Context, userID string) error {
	if err := p.Files.Forget(ctx, userID); err != nil {
		return err
	}
	return p.store.erase(ctx, userID)
}
