package privacy

import (
	"fmt"
	"time"

	"peritus/bff/platform/mail"
)

const dayWords = "2 January 2006"

func readyMail(p Person, e Export, origin string) mail.Message {
	return mail.Message{To: p.Email, Subject: "The copy of your data is ready", Text: fmt.Sprintf(
		`Hello %s,

the copy of your data that you asked for is ready. Sign in and download it in your
settings, under Your data, until %s:

%s

Nobody else can download it. If you have not asked for it, change your password.

Peritus
`, p.Name, e.ExpiresAt.Format(dayWords), origin+"/sign-in")}
}

func leavingMail(p Person, at time.Time, origin string) mail.Message {
	return mail.Message{To: p.Email, Subject: "Your Peritus account will be deleted", Text: fmt.Sprintf(
		`Hello %s,

you have asked us to delete your account. That happens on %s. Until
then nothing changes, and you can keep the account by signing in:

%s

If you have not asked for this, sign in, keep the account, and change your password.

Peritus
`, p.Name, at.Format(dayWords), origin+"/sign-in")}
}

func stayingMail(p Person) mail.Message {
	return mail.Message{To: p.Email, Subject: "Your Peritus account stays", Text: fmt.Sprintf(
		`Hello %s,

your account stays as it is. It will not be deleted.

Peritus
`, p.Name)}
}

func erasedMail(p Person) mail.Message {
	return mail.Message{To: p.Email, Subject: "Your Peritus account is deleted", Text: fmt.Sprintf(
		`Hello %s,

as you have asked, your account and your data at Peritus are deleted. This is our
last mail to you.

Peritus
`, p.Name)}
}
