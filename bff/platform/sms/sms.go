// Package sms owns the outbox of text messages: a message is written into the database
// with what it tells of, and handed to a gateway by a job. What messages say is left to
// the domains. Without a gateway a message goes nowhere; the demo shows it beside its mails.
package sms

import (
	"context"
	"fmt"
	"time"

	"github.com/riverqueue/river"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
	"peritus/bff/platform/job"
)

// Message is a text message. To is a number in E.164.
type Message struct {
	To   string
	Text string
}

// Sender takes one message to a phone: the adapter of a gateway. An error means that
// it is tried again.
type Sender interface {
	Send(ctx context.Context, m Message) error
}

// Kept is the sender of development: the message stays in the outbox, where it can be read.
var Kept Sender = kept{}

type kept struct{}

func (kept) Send(context.Context, Message) error { return nil }

// Stored is a message in the outbox. SentAt is nil until it has gone out.
type Stored struct {
	ID        string
	Recipient string
	Body      string
	CreatedAt int64
	SentAt    *int64
}

func (Stored) TableName() string { return "text_messages" }

// Deps of the outbox.
type Deps struct {
	DB     *db.DB
	Jobs   *job.Queue
	Sender Sender
	Clock  clock.Clock
	IDs    id.Source
	Keep   bool // keep the text of sent messages, for reading in the demo
}

// Outbox queues messages.
type Outbox struct{ Deps }

// New registers the job that sends.
func New(deps Deps) *Outbox {
	o := &Outbox{deps}
	job.Work(deps.Jobs, &sendWorker{outbox: o})
	return o
}

// Send puts a message into the outbox, in the transaction in ctx if there is one.
func (o *Outbox) Send(ctx context.Context, m Message) error {
	stored := Stored{ID: o.IDs.New(), Recipient: m.To, Body: m.Text, CreatedAt: o.Clock.Now().UnixMilli()}
	return o.DB.InTx(ctx, func(ctx context.Context) error {
		if err := o.DB.Write(ctx).Create(&stored).Error; err != nil {
			return fmt.Errorf("outbox of text messages: %w", err)
		}
		return o.Jobs.Add(ctx, sendArgs{MessageID: stored.ID})
	})
}

// Latest are the newest messages, newest first, for reading in the demo.
func (o *Outbox) Latest(ctx context.Context, limit int) ([]Stored, error) {
	var messages []Stored
	err := o.DB.Read(ctx).Order("created_at DESC, id DESC").Limit(limit).Find(&messages).Error
	return messages, err
}

type sendArgs struct {
	MessageID string `json:"message_id"`
}

func (sendArgs) Kind() string { return "sms.send" }

type sendWorker struct {
	river.WorkerDefaults[sendArgs]
	outbox *Outbox
}

// Work sends one message. A job that ran already sends nothing: a crash between
// sending and noting it may repeat a message, never lose one.
func (w *sendWorker) Work(ctx context.Context, j *river.Job[sendArgs]) error {
	o := w.outbox
	var m Stored
	if err := o.DB.Read(ctx).Where("id = ?", j.Args.MessageID).Take(&m).Error; err != nil {
		return fmt.Errorf("read text message %s: %w", j.Args.MessageID, err)
	}
	if m.SentAt != nil {
		return nil
	}
	if err := o.Sender.Send(ctx, Message{To: m.Recipient, Text: m.Body}); err != nil {
		return fmt.Errorf("send text message %s: %w", m.ID, err)
	}
	change := map[string]any{"sent_at": o.Clock.Now().UnixMilli()}
	if !o.Keep {
		change["body"] = "" // codes and links are nobody's business once they are sent
	}
	return o.DB.Write(ctx).Model(&Stored{}).Where("id = ?", m.ID).Updates(change).Error
}

func (w *sendWorker) NextRetry(j *river.Job[sendArgs]) time.Time {
	wait := min(time.Hour, 5*time.Second<<min(j.Attempt, 10))
	return w.outbox.Clock.Now().Add(wait)
}
