package mail

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	gomail "github.com/wneessen/go-mail"
)

// NewCarrier sends mail through the SMTP server at address. If address is empty, it writes
// each mail to a file in folder.
func NewCarrier(address, from, folder string) (Carrier, error) {
	if address == "" {
		return files{from: from, folder: folder}, nil
	}
	client, err := dialer(address)
	if err != nil {
		return nil, err
	}
	return smtp{client: client, from: from}, nil
}

// Reach connects to the SMTP server at address and signs in, but sends nothing.
func Reach(ctx context.Context, address string) error {
	client, err := dialer(address)
	if err != nil {
		return err
	}
	return smtp{client: client}.Reach(ctx)
}

// dialer reads the address of a server. It doesn't connect.
func dialer(address string) (*gomail.Client, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, fmt.Errorf("invalid address of the mail server")
	}
	options := []gomail.Option{gomail.WithTimeout(15 * time.Second)}
	if port, err := strconv.Atoi(u.Port()); err == nil {
		options = append(options, gomail.WithPort(port))
	}
	if u.Scheme == "smtps" {
		options = append(options, gomail.WithSSL())
	} else {
		options = append(options, gomail.WithTLSPortPolicy(gomail.TLSOpportunistic))
		if port, err := strconv.Atoi(u.Port()); err == nil {
			options = append(options, gomail.WithPort(port)) // the policy sets its own port
		}
	}
	if u.User != nil {
		password, _ := u.User.Password()
		options = append(options, gomail.WithSMTPAuth(gomail.SMTPAuthAutoDiscover),
			gomail.WithUsername(u.User.Username()), gomail.WithPassword(password))
	}
	client, err := gomail.NewClient(u.Hostname(), options...)
	if err != nil {
		return nil, fmt.Errorf("mail server: %w", err)
	}
	return client, nil
}

type smtp struct {
	client *gomail.Client
	from   string
}

func (s smtp) Carry(ctx context.Context, m Stored) error {
	message, err := compose(s.from, m)
	if err != nil {
		return err
	}
	connection, err := s.client.DialToSMTPClientWithContext(ctx)
	if err != nil {
		return fmt.Errorf("send mail %s: %w: %w", m.ID, errUnreachable, err)
	}
	// Once the server has accepted the mail, a failing QUIT must not send it again.
	defer func() { _ = s.client.CloseWithSMTPClient(connection) }()
	if err := s.client.SendWithSMTPClient(connection, message); err != nil {
		return fmt.Errorf("send mail %s: %w", m.ID, err)
	}
	return nil
}

// Reach connects and signs in, but sends nothing.
func (s smtp) Reach(ctx context.Context) error {
	connection, err := s.client.DialToSMTPClientWithContext(ctx)
	if err != nil {
		return fmt.Errorf("mail server: %w", err)
	}
	return s.client.CloseWithSMTPClient(connection)
}

type files struct{ from, folder string }

// Carry writes the mail to a temporary file and renames it, so readers of the folder never
// see a partial mail.
func (f files) Carry(_ context.Context, m Stored) error {
	message, err := compose(f.from, m)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(f.folder, 0o700); err != nil {
		return fmt.Errorf("mail folder: %w", err)
	}
	path := filepath.Join(f.folder, m.ID+".eml")
	var text strings.Builder
	if _, err := message.WriteTo(&text); err != nil {
		return fmt.Errorf("write mail %s: %w", m.ID, err)
	}
	if err := os.WriteFile(path+".part", []byte(text.String()), 0o600); err != nil {
		return fmt.Errorf("write mail %s: %w", m.ID, err)
	}
	return os.Rename(path+".part", path)
}

func compose(from string, m Stored) (*gomail.Msg, error) {
	message := gomail.NewMsg()
	if err := message.From(from); err != nil {
		return nil, fmt.Errorf("sender: %w", err)
	}
	if err := message.To(Routable(m.Recipient)); err != nil {
		return nil, fmt.Errorf("recipient of mail %s: %w", m.ID, err)
	}
	if m.ReplyTo != "" {
		if err := message.ReplyTo(m.ReplyTo); err != nil {
			return nil, fmt.Errorf("reply address of mail %s: %w", m.ID, err)
		}
	}
	if m.Unsubscribe != "" { // one click in the mail program, RFC 8058
		message.SetGenHeader(gomail.HeaderListUnsubscribe, "<"+m.Unsubscribe+">")
		message.SetGenHeader(gomail.HeaderListUnsubscribePost, "List-Unsubscribe=One-Click")
	}
	message.Subject(m.Subject)
	message.SetMessageIDWithValue(m.ID + "@peritus")
	message.SetDateWithValue(time.UnixMilli(m.CreatedAt))
	message.SetBodyString(gomail.TypeTextPlain, m.Body)
	return message, nil
}
