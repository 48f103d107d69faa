// Package material lists what the two of a conversation sent each other: the facts or data
// that an expert considered. It follows from the files of messages; only that the expert
// called the list complete is stored here.
package material

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"strconv"
	"strings"
	"time"

	"peritus/bff/auth"
	"peritus/bff/message/attachment"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
)

// About is a conversation for someone who takes part in it.
type About struct {
	attachment.Seat
	Caption string
	Court   string
	Docket  string
	// Names are those of the two, by side.
	Names map[string]string
}

// Conversations is what the list needs to know about conversations.
type Conversations interface {
	// About returns a conversation. NotFound if the actor has no place in it.
	About(ctx context.Context, actor auth.Actor, conversationID string) (About, error)
	// Locked calls f while nothing can be sent in a conversation, in a transaction. NotFound if
	// the actor has no place in it.
	Locked(ctx context.Context, actor auth.Actor, conversationID string, f func(context.Context, attachment.Seat) error) error
}

// Expert is the side that calls a list complete.
const Expert = "expert"

// Service keeps the lists of materials.
type Service struct {
	DB            *db.DB
	Clock         clock.Clock
	Files         *attachment.Service
	Conversations Conversations
}

// List is what was sent, oldest first.
type List struct {
	About
	Files []attachment.Attachment
	// Hash is the SHA-256 of the list of checksums.
	Hash string
	Mark *Mark
}

// Mark says that the expert called a list complete.
type Mark struct {
	At     time.Time `json:"at"`
	Listed int       `json:"listed"`
	Hash   string    `json:"hash"`
}

// Current reports whether nothing was sent since.
func (m Mark) Current(l List) bool { return m.Hash == l.Hash }

var (
	errNotExpert = errs.Denied("Only the expert can say whether the list is complete.")
	errNothing   = errs.Conflicting("No files were sent yet.", nil)
	errChanged   = errs.Conflicting("The list changed since you opened it. Check it, then mark it as complete.", nil)
)

// Get returns the list of a conversation. NotFound if the actor has no place in it.
func (s *Service) Get(ctx context.Context, actor auth.Actor, conversationID string) (List, error) {
	about, err := s.Conversations.About(ctx, actor, conversationID)
	if err != nil {
		return List{}, err
	}
	list, err := s.list(ctx, conversationID)
	list.About = about
	return list, err
}

func (s *Service) list(ctx context.Context, conversationID string) (List, error) {
	sent, err := s.Files.Sent(ctx, conversationID)
	if err != nil {
		return List{}, err
	}
	files := sent[conversationID]
	mark, err := s.Mark(ctx, conversationID)
	return List{Files: files, Hash: hashOf(files), Mark: mark}, err
}

// checksums is a list of files that sha256sum can check. Names have no characters that it
// would write in another way. A file with the name of an earlier one is listed as a browser
// saves it: with a number.
func checksums(files []attachment.Attachment) (list []byte) {
	taken := make(map[string]bool, len(files))
	for _, a := range files {
		name, kind := a.Name, path.Ext(a.Name)
		for n := 1; taken[name]; n++ {
			name = fmt.Sprintf("%s (%d)%s", strings.TrimSuffix(a.Name, kind), n, kind)
		}
		taken[name] = true
		list = fmt.Appendf(list, "%s  %s\n", a.SHA256, name)
	}
	return list
}

func hashOf(files []attachment.Attachment) string {
	sum := sha256.Sum256(checksums(files))
	return hex.EncodeToString(sum[:])
}

// Checksums returns the list of a conversation for sha256sum. Its SHA-256 is the list's hash.
func (s *Service) Checksums(ctx context.Context, actor auth.Actor, conversationID string) ([]byte, error) {
	l, err := s.Get(ctx, actor, conversationID)
	return checksums(l.Files), err
}

// Complete marks the list as complete, if it's still the one with this hash. For the expert.
func (s *Service) Complete(ctx context.Context, actor auth.Actor, conversationID, hash string) error {
	return s.Conversations.Locked(ctx, actor, conversationID, func(ctx context.Context, seat attachment.Seat) error {
		if seat.Side != Expert {
			return errNotExpert
		}
		list, err := s.list(ctx, conversationID)
		switch {
		case err != nil:
			return err
		case len(list.Files) == 0:
			return errNothing
		case list.Hash != hash:
			return errChanged
		case list.Mark != nil && list.Mark.Current(list):
			return nil
		}
		return s.setMark(ctx, conversationID, Mark{s.Clock.Now(), len(list.Files), hash})
	})
}

// Reopen takes Complete back. Twice is the same as once.
func (s *Service) Reopen(ctx context.Context, actor auth.Actor, conversationID string) error {
	return s.Conversations.Locked(ctx, actor, conversationID, func(ctx context.Context, seat attachment.Seat) error {
		if seat.Side != Expert {
			return errNotExpert
		}
		return s.removeMark(ctx, conversationID)
	})
}

// header is the first row of an export.
var header = []string{"Number", "Document", "Version", "From", "Sent", "First opened by the other side", "Type", "Bytes", "SHA-256", "Message"}

// Rows returns a list as a table with a header.
func (l List) Rows() [][]string {
	rows := [][]string{header}
	for i, a := range l.Files {
		rows = append(rows, []string{strconv.Itoa(i + 1), a.Name, strconv.Itoa(a.Version), l.Names[a.Side], timeText(a.SentAt), timeText(a.OpenedAt),
			strings.ToUpper(string(a.Kind)), strconv.FormatInt(a.Size, 10), a.SHA256, strconv.Itoa(a.Seq)})
	}
	return rows
}

func timeText(at *time.Time) string {
	if at == nil {
		return ""
	}
	return at.Format(time.RFC3339)
}
