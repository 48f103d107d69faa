package privacy

import (
	"fmt"
	"time"

	"peritus/bff/platform/mail"
)

const dayWords = "January 2, 2006"

func readyMail(p Person, e Export, origin string) mail.Message {
	return mail.Message{To: p.Email, Subject: "The copy of your data is ready", Text: fmt.Sprintf(
		`Hi %s,

The copy of your data that you requested is ready. Download it until %s
in your settings, under Your data:

%s

No one else can download it. If you didn't request it, change your password.

Peritus
`, p.Name, e.ExpiresAt.Format(dayWords), origin+"/sign-in")}
}

func leavingMail(p Person, at time.Time, origin string) mail.Message {
	return mail.Message{To: p.Email, Subject: "Your Peritus account will be deleted", Text: fmt.Sprintf(
		`Hi %s,

You asked us to delete your account. We will delete it on %s.
To keep it, sign in before then:

%s

If you didn't request this, sign in, keep the account, and change your password.

Peritus
`, p.Name, at.Format(dayWords), origin+"/sign-in")}
}

func stayingMail(p Person) mail.Message {
	return mail.Message{To: p.Email, Subject: "Your Peritus account won't be deleted", Text: fmt.Sprintf(
		`Hi %s,

You canceled the deletion. Your account stays the same.

Peritus
`, p.Name)}
}

func erasedMail(p Person) mail.Message {
	return mail.Message{To: p.Email, Subject: "Your Peritus account is deleted", Text: fmt.Sprintf(
		`Hi %s,

As you requested, we deleted your account and your data. This is our last
email to you.

Peritus
`, p.Name)}
}
