// Package sms owns the outbox of text messages. A message is stored in the same
// transaction as the change it reports, and a job hands it to a gateway. The domains
// write the texts. Without a gateway, no text messages are offered; the demo shows them with
// its mails.
package sms

import (
	"context"
	"errors"
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
	ID   string // set by the outbox
	To   string
	Text string
}

// Sender is a gateway adapter that sends one message. After an error, the job retries.
type Sender interface {
	Send(ctx context.Context, m Message) error
}

// Kept is the sender for development, which leaves messages in the outbox.
var Kept Sender = kept{}

type kept struct{}

func (kept) Send(context.Context, Message) error { return nil }

// Stored is a message in the outbox. SentAt is nil until it is sent.
type Stored struct {
	ID        string
	Recipient string
	Body      string
	CreatedAt int64
	SentAt    *int64
	// What the gateway reported, if anything.
	DeliveredAt, FailedAt *int64
	Failure               string
}

func (Stored) TableName() string { return "text_messages" }

// Deps of the outbox.
type Deps struct {
	DB     *db.DB
	Jobs   *job.Queue
	Sender Sender // nil without a gateway
	Clock  clock.Clock
	IDs    id.Source
	Secret string // signs the gateway's reports
	Keep   bool   // keep the text of sent messages, for the demo
}

// Outbox queues messages.
type Outbox struct{ Deps }

// New registers the sending job.
func New(deps Deps) *Outbox {
	o := &Outbox{deps}
	job.Work(deps.Jobs, &sendWorker{outbox: o})
	return o
}

// Available reports whether messages reach anyone: through a gateway, or in the demo.
func (o *Outbox) Available() bool { return o.Sender != nil }

// Send adds a message to the outbox, in the transaction in ctx if there is one.
func (o *Outbox) Send(ctx context.Context, m Message) error {
	if !o.Available() {
		return errors.New("text messages aren't available")
	}
	stored := Stored{ID: o.IDs.New(), Recipient: m.To, Body: m.Text, CreatedAt: o.Clock.Now().UnixMilli()}
	return o.DB.InTx(ctx, func(ctx context.Context) error {
		if err := o.DB.Write(ctx).Create(&stored).Error; err != nil {
			return fmt.Errorf("outbox of text messages: %w", err)
		}
		return o.Jobs.Add(ctx, sendArgs{MessageID: stored.ID})
	})
}

// Latest returns the latest messages, newest first, for the demo.
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

// Work sends one message. It sends nothing if the job already ran. A crash right after
// sending may repeat a message but never loses one.
func (w *sendWorker) Work(ctx context.Context, j *river.Job[sendArgs]) error {
	o := w.outbox
	var m Stored
	if err := o.DB.Read(ctx).Where("id = ?", j.Args.MessageID).Take(&m).Error; err != nil {
		return fmt.Errorf("read text message %s: %w", j.Args.MessageID, err)
	}
	if m.SentAt != nil {
		return nil
	}
	if err := o.Sender.Send(ctx, Message{ID: m.ID, To: m.Recipient, Text: m.Body}); err != nil {
		return fmt.Errorf("send text message %s: %w", m.ID, err)
	}
	change := map[string]any{"sent_at": o.Clock.Now().UnixMilli()}
	if !o.Keep {
		change["body"] = "" // don't keep codes and links after they are sent
	}
	return o.DB.Write(ctx).Model(&Stored{}).Where("id = ?", m.ID).Updates(change).Error
}

func (w *sendWorker) NextRetry(j *river.Job[sendArgs]) time.Time {
	wait := min(time.Hour, 5*time.Second<<min(j.Attempt, 10))
	return w.outbox.Clock.Now().Add(wait)
}
