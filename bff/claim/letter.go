package claim

import (
	"fmt"
	"time"

	"peritus/bff/platform/code"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/sms"
)

// wants says in the middle of a sentence what a claim is for.
func (c Claim) wants(name string) string {
	if c.Purpose == ForRemoval {
		return "to have the profile of " + name + " removed from Peritus"
	}
	return "to have the expert profile of " + name + " on Peritus"
}

func codeMail(c Claim, p Profile, drawn, contest string) mail.Message {
	return mail.Message{To: p.ContactEmail, Subject: "Your Peritus code is " + drawn, Text: fmt.Sprintf(
		`Somebody asks %s, and chose
this address for the proof.

If it is you, type this code where you asked for it:

    %s

It works for %d minutes, in that browser only. A newer code cancels it. Never
tell it to anybody: we do not ask for it by phone or mail.

If it is not you, object here, and our staff look into it:
%s

Peritus
`, c.wants(p.Name), drawn, int(code.Lifetime/time.Minute), contest)}
}

func codeText(c Claim, p Profile, drawn, contest string) sms.Message {
	what := "Somebody claims the Peritus profile of " + p.Name
	if c.Purpose == ForRemoval {
		what = "Somebody wants the Peritus profile of " + p.Name + " removed"
	}
	return sms.Message{To: p.Phone, Text: fmt.Sprintf("Your Peritus code is %s. It works for %d minutes. %s. Not you? %s",
		drawn, int(code.Lifetime/time.Minute), what, contest)}
}

func noticeMail(c Claim, to, occasion, contest string) mail.Message {
	if occasion == whenTaken {
		return mail.Message{To: to, Subject: "Your Peritus profile has been claimed", Text: fmt.Sprintf(
			`The expert profile of %s on Peritus has been claimed. This address is one
of its contacts on file.

If it was you, there is nothing to do. If it was not, object here within 72
hours. Until then the profile’s email address and phone number stay as they are:
%s

Peritus
`, c.ExpertName, contest)}
	}
	return mail.Message{To: to, Subject: "Somebody claims your Peritus profile", Text: fmt.Sprintf(
		`Somebody asks %s.
This address is one of its contacts on file. Nothing has been decided yet.

If it is you, there is nothing to do. If it is not, object here, and our staff
look into it:
%s

Peritus
`, c.wants(c.ExpertName), contest)}
}

func noticeText(c Claim, to, occasion, contest string) sms.Message {
	what := "Somebody claims the Peritus profile of " + c.ExpertName
	switch {
	case occasion == whenTaken:
		what = "The Peritus profile of " + c.ExpertName + " has been claimed"
	case c.Purpose == ForRemoval:
		what = "Somebody wants the Peritus profile of " + c.ExpertName + " removed"
	}
	return sms.Message{To: to, Text: what + ". Not you? " + contest}
}

func removedMail(c Claim, to, name string) mail.Message {
	return mail.Message{To: to, Subject: "Your Peritus profile was removed", Text: fmt.Sprintf(
		`The expert profile of %s was removed from Peritus, with its whole history.

We keep that a profile was removed, on which day and by which proof (%s), and
nothing that names you. If you did not ask for it, please answer this mail.

Peritus
`, name, c.Reference)}
}

func removedText(to, name string) sms.Message {
	return sms.Message{To: to, Text: "The Peritus profile of " + name + " was removed, with its history. If you did not ask for it, please write to us."}
}

func staffMail(c Claim, to, webOrigin string) mail.Message {
	what := "a document is there to read"
	if c.State == Disputed {
		what = "it is disputed"
	}
	return mail.Message{To: to, Subject: fmt.Sprintf("Claim %s waits: %s", c.Reference, c.ExpertName), Text: fmt.Sprintf(
		`The claim %s of the profile of %s waits for a decision: %s.

%s/admin/claims/%s
`, c.Reference, c.ExpertName, what, webOrigin, c.ID)}
}

// answerMail is the decision of staff. link is where a verified claimant goes on.
func answerMail(c Claim, to string, verified bool, link string) mail.Message {
	subject, body := "", ""
	switch {
	case verified && c.Purpose == ForRemoval:
		subject = "Your Peritus profile was removed"
		body = "The profile was removed, with its whole history. We keep that one was removed, on which day\nand by which proof, and nothing that names you."
	case verified && c.TakenBy != "":
		subject = "Your Peritus profile stays yours"
		body = "Somebody objected to your claim. We looked into it: the profile stays yours."
	case verified:
		subject = "Your Peritus profile waits for you"
		body = "We read what you sent: the profile of " + c.ExpertName + " is yours. Sign up here within 14 days\nto have it:\n" + link
	case c.TakenBy != "":
		subject = "Your claim of a Peritus profile was refused"
		body = "Somebody objected to your claim of the profile of " + c.ExpertName + ". We looked into it: it is\nnot yours any more. Your account stays as it is."
	default:
		subject = "Your claim of a Peritus profile was refused"
		body = "We looked into your claim of the profile of " + c.ExpertName + ", and could not verify it."
	}
	if c.Reason != "" {
		body += "\n\nThe reason:\n" + c.Reason
	}
	if !verified || c.Purpose == ForRemoval {
		body += "\n\nWhat you sent as a proof has been deleted."
	}
	return mail.Message{To: to, Subject: fmt.Sprintf("%s (%s)", subject, c.Reference), Text: body + "\n\nPeritus\n"}
}
