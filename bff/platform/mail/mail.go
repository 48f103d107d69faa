// Package mail owns the outbox. A mail is stored in the same transaction as the change it
// reports, and a job sends it. The domains write the texts.
package mail

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/riverqueue/river"
	"gorm.io/gorm"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
	"peritus/bff/platform/job"
)

// Message is a plain-text mail.
type Message struct {
	To      string
	ReplyTo string // if empty, replies go to the sender
	Subject string
	Text    string
	// Unsubscribe is the link that turns off emails like this one. It's empty for emails
	// that can't be turned off.
	Unsubscribe string
}

// Stored is a mail in the outbox. SentAt is nil until it is sent.
type Stored struct {
	ID          string
	Recipient   string
	ReplyTo     string
	Subject     string
	Body        string
	Unsubscribe string
	CreatedAt   int64
	SentAt      *int64
}

func (Stored) TableName() string { return "mails" }

// Carrier delivers one mail.
type Carrier interface {
	Carry(ctx context.Context, m Stored) error
}

// Deps of the outbox.
type Deps struct {
	DB      *db.DB
	Jobs    *job.Queue
	Carrier Carrier
	Clock   clock.Clock
	IDs     id.Source
	Log     *slog.Logger
	Keep    bool // keep the text of sent mails, for the demo
}

// Outbox queues mails.
type Outbox struct {
	Deps
	health *health
}

// New registers the sending job.
func New(deps Deps) *Outbox {
	o := &Outbox{deps, newHealth()}
	job.Work(deps.Jobs, &sendWorker{outbox: o})
	return o
}

// Send adds mails to the outbox, in the transaction in ctx if there is one.
func (o *Outbox) Send(ctx context.Context, messages ...Message) error {
	return o.add(ctx, messages, func(ids []string) []job.Args {
		jobs := make([]job.Args, len(ids))
		for i, mailID := range ids {
			jobs[i] = sendArgs{MailID: mailID}
		}
		return jobs
	})
}

// SendInOrder is Send for mails of which each is sent once those before it were.
func (o *Outbox) SendInOrder(ctx context.Context, messages ...Message) error {
	return o.add(ctx, messages, func(ids []string) []job.Args { return []job.Args{sendArgs{MailID: ids[0], Then: ids[1:]}} })
}

func (o *Outbox) add(ctx context.Context, messages []Message, jobsOf func(ids []string) []job.Args) error {
	if len(messages) == 0 {
		return nil
	}
	stored, ids := make([]Stored, len(messages)), make([]string, len(messages))
	for i, m := range messages {
		stored[i] = Stored{ID: o.IDs.New(), Recipient: m.To, ReplyTo: m.ReplyTo, Subject: m.Subject, Body: m.Text, Unsubscribe: m.Unsubscribe,
			CreatedAt: o.Clock.Now().UnixMilli()}
		ids[i] = stored[i].ID
	}
	return o.DB.InTx(ctx, func(ctx context.Context) error {
		if err := o.DB.Write(ctx).Create(&stored).Error; err != nil {
			return fmt.Errorf("outbox: %w", err)
		}
		return o.Jobs.Add(ctx, jobsOf(ids)...)
	})
}

// Latest returns the latest mails, newest first, for the demo.
func (o *Outbox) Latest(ctx context.Context, limit int) ([]Stored, error) {
	var mails []Stored
	err := o.DB.Read(ctx).Order("created_at DESC, id DESC").Limit(limit).Find(&mails).Error
	return mails, err
}

// recordFor limits the time to record that a mail was sent.
const recordFor = 3 * time.Second

type sendArgs struct {
	MailID string   `json:"mail_id"`
	Then   []string `json:"then,omitempty"` // more mails, in order
}

func (sendArgs) Kind() string { return "mail.send" }

type sendWorker struct {
	river.WorkerDefaults[sendArgs]
	outbox *Outbox
}

// Work sends the mails of a job that weren't sent and still exist. A crash right after
// sending may repeat a mail but never loses one. Once a mail is given up, those behind it go on.
func (w *sendWorker) Work(ctx context.Context, j *river.Job[sendArgs]) error {
	ids := append([]string{j.Args.MailID}, j.Args.Then...)
	for i, mailID := range ids {
		err := w.outbox.carry(ctx, mailID)
		if err != nil && j.Attempt >= j.MaxAttempts && i+1 < len(ids) {
			err = errors.Join(err, w.outbox.Jobs.Add(ctx, sendArgs{MailID: ids[i+1], Then: ids[i+2:]}))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (o *Outbox) carry(ctx context.Context, mailID string) error {
	var m Stored
	if err := o.DB.Read(ctx).Where("id = ?", mailID).Take(&m).Error; errors.Is(err, gorm.ErrRecordNotFound) {
		return nil
	} else if err != nil {
		return fmt.Errorf("read mail %s: %w", mailID, err)
	}
	if m.SentAt != nil {
		return nil
	}
	err := o.Carrier.Carry(ctx, m)
	o.note(ctx, err)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), recordFor) // if a stop canceled this, the mail would be sent again
	defer cancel()
	change := map[string]any{"sent_at": o.Clock.Now().UnixMilli()}
	if !o.Keep {
		change["body"], change["unsubscribe"] = "", "" // don't keep codes and links after they are sent
	}
	return o.DB.Write(ctx).Model(&Stored{}).Where("id = ?", m.ID).Updates(change).Error
}

func (w *sendWorker) NextRetry(j *river.Job[sendArgs]) time.Time {
	wait := min(time.Hour, 5*time.Second<<min(j.Attempt, 10))
	return w.outbox.Clock.Now().Add(wait)
}
