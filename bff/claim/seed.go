package claim

import (
	"context"
	"fmt"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/sms"
)

// demoClaim is a claim in the demo data.
type demoClaim struct {
	profile string // search words that find it
	purpose Purpose
	mode    Mode
	name    string
	note    string
	outcome func(ctx context.Context, s *Service, decides auth.Actor, c Claim) error
}

var demoClaims = []demoClaim{
	{"tuilagi", ForProfile, ByDocument, "Sefina Tuilagi", "I moved to Provo this spring. The email address on file belongs to my former employer.", demoDocument},
	{"randhawa", ForRemoval, ByDocument, "Harjit Singh Randhawa", "I’m retired and no longer testify.", demoDocument},
	{"wieczorek", ForProfile, ByDocument, "Tom Wieczorek", "", func(ctx context.Context, s *Service, by auth.Actor, c Claim) error {
		if err := demoDocument(ctx, s, by, c); err != nil {
			return err
		}
		return s.demoContest(ctx, c)
	}},
	{"begay", ForProfile, ByDocument, "Sam Begay", "", func(ctx context.Context, s *Service, by auth.Actor, c Claim) error {
		return s.demoDecide(ctx, by, c, s.Reject, "The license belongs to someone else with the same name.")
	}},
	{"lindgren", ForProfile, ByDocument, "Elena Lindgren", "", func(ctx context.Context, s *Service, by auth.Actor, c Claim) error {
		return s.demoDecide(ctx, by, c, s.Verify, "The board’s license card shows the same name and license number.")
	}},
	{"quispe", ForProfile, ByEmail, "", "", nil},
	{"petrosyan", ForProfile, ByEmail, "", "", func(ctx context.Context, s *Service, _ auth.Actor, c Claim) error {
		return s.DB.InTx(ctx, func(ctx context.Context) error { return s.move(ctx, &c, Expire, auth.Person{}, "") })
	}},
}

// SeedDemo adds claims in every state if there are none and the demo profiles exist. It
// sends no messages. decides is the staff member who makes the decisions.
func (s *Service) SeedDemo(ctx context.Context, decides auth.Actor) error {
	if _, count, err := s.List(ctx, Filter{All: true}, 1); err != nil || count > 0 {
		return err
	}
	quiet := *s
	quiet.Notify, quiet.Texts = silence{}, silentPhones{}
	for i, demo := range demoClaims {
		found, _, err := s.Profiles.SearchPrepared(ctx, demo.profile, 1, 1)
		if err != nil {
			return err
		}
		if len(found) == 0 {
			continue
		}
		c, err := quiet.Begin(ctx, Request{ExpertID: found[0].ExpertID, Purpose: demo.purpose, Mode: demo.mode, Browser: demoBrowser,
			Address: fmt.Sprintf("192.0.2.%d", i+1), Name: demo.name, Contact: strings.ToLower(demo.profile) + "@home.peritus.test", Note: demo.note})
		if err != nil {
			return fmt.Errorf("demo claim of %s: %w", demo.profile, err)
		}
		if demo.outcome != nil {
			if err := demo.outcome(ctx, &quiet, decides, c); err != nil {
				return fmt.Errorf("demo claim of %s: %w", demo.profile, err)
			}
		}
	}
	return nil
}

// demoBrowser belongs to no real browser, so no one can continue these claims.
var demoBrowser = newSecret()

func demoDocument(ctx context.Context, s *Service, _ auth.Actor, c Claim) error {
	_, err := s.Attach(ctx, c.ID, demoBrowser, "license.pdf", strings.NewReader(demoPDF(c.Name)))
	return err
}

func (s *Service) demoDecide(ctx context.Context, by auth.Actor, c Claim, decide func(context.Context, auth.Actor, string, int, string) error, reason string) error {
	c, err := s.Attach(ctx, c.ID, demoBrowser, "license.pdf", strings.NewReader(demoPDF(c.Name)))
	if err != nil {
		return err
	}
	return decide(ctx, by, c.ID, c.Version, reason)
}

// demoContest objects to a claim as a contact on file.
func (s *Service) demoContest(ctx context.Context, c Claim) error {
	p, err := s.Profile(ctx, c.ExpertID)
	if err != nil {
		return err
	}
	token, err := s.notice(ctx, c, "email", mail.Mask(p.ContactEmail), whenBegun)
	if err != nil {
		return err
	}
	return s.Contest(ctx, token)
}

// demoPDF returns a one-page license with a name on it.
func demoPDF(name string) string {
	text := "BT /F1 18 Tf 72 720 Td (State board: license of " + strings.Map(func(r rune) rune {
		if r < ' ' || r > '~' || strings.ContainsRune(`()\`, r) {
			return '?'
		}
		return r
	}, name) + ") Tj ET"
	var b strings.Builder
	var at []int
	object := func(content string) {
		at = append(at, b.Len())
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", len(at), content)
	}
	b.WriteString("%PDF-1.4\n")
	object("<< /Type /Catalog /Pages 2 0 R >>")
	object("<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
	object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>")
	object(fmt.Sprintf("<< /Length %d >>\nstream\n%s\nendstream", len(text), text))
	object("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
	table := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, offset := range at {
		fmt.Fprintf(&b, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&b, "trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, table)
	return b.String()
}

type silence struct{}

func (silence) Send(context.Context, ...notify.Message) error { return nil }

type silentPhones struct{}

func (silentPhones) Available() bool { return true }

func (silentPhones) Send(context.Context, sms.Message) error { return nil }
