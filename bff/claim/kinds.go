package claim

import (
	"peritus/bff/auth"
	"peritus/bff/notify"
)

// Kinds of notifications about claims.
var Kinds = []*notify.Kind{codeByEmail, claimBegun, claimTaken, profileRemoved, claimWaiting,
	removalDone, disputeWon, claimVerified, disputeLost, claimRejected, claimUndecided}

var codeByEmail = &notify.Kind{Code: "claim.code", Class: notify.Security,
	Subject: "Your Peritus code is {{.code}}",
	Text: `{{.what}} and asked us to send a code to this address.

If this is you, enter this code on the page where you requested it:

    {{.code}}

It expires in {{.minutes}} minutes and works only in that browser. A new code replaces this one. Never share it. We don't ask for codes by phone or email.

If this isn't you, object here and we'll review:
{{.contest}}

Peritus
`}

var claimBegun = &notify.Kind{Code: "claim.begun", Class: notify.Security, For: auth.Groups{auth.Expert},
	InApp:   &notify.InApp{Topic: notify.Profile, Title: "Someone is claiming your profile. Check your email to object", Path: "/experts/my-profile"},
	Subject: "Someone is claiming your Peritus profile",
	Text: `{{.what}}. This address is one of the profile's contacts on file. Nothing has been decided yet.

If this is you, you don't need to do anything. If it isn't, object here and we'll review before anything changes:
{{.contest}}

Peritus
`}

var claimTaken = &notify.Kind{Code: "claim.taken", Class: notify.Security, For: auth.Groups{auth.Expert},
	InApp:   &notify.InApp{Topic: notify.Profile, Title: "Your profile was claimed. If it wasn't you, check your email to object", Path: "/experts/my-profile"},
	Subject: "Your Peritus profile was claimed",
	Text: `The Peritus profile of {{.expert}} was claimed. This address is one of its contacts on file.

If this was you, you don't need to do anything. If it wasn't, object here within 72 hours. Until then, the profile's email address and phone number can't change:
{{.contest}}

Peritus
`}

var profileRemoved = &notify.Kind{Code: "claim.profile-removed", Class: notify.Security,
	Subject: "Your Peritus profile was removed",
	Text: `The Peritus profile of {{.expert}} and its history were deleted. We keep only the date and how the request was verified ({{.reference}}).

If you didn't request this, reply to this email.

Peritus
`}

var claimWaiting = &notify.Kind{Code: "claim.waiting", Class: notify.Transactional, For: auth.Groups{auth.Admin, auth.Researcher},
	InApp:   &notify.InApp{Topic: notify.Staff, Title: "Claim {{.reference}} is waiting for a decision", Path: "{{.link}}"},
	Subject: "Claim {{.reference}} is waiting: {{.expert}}",
	Text: `The claim {{.reference}} of {{.expert}}'s profile is waiting for a decision: {{if .disputed}}it is disputed{{else}}there is a document to read{{end}}.

{{.link}}
`}

var claimUndecided = &notify.Kind{Code: "claim.undecided", Class: notify.Transactional,
	Subject: "We closed your claim without a decision ({{.reference}})",
	Text: `We're sorry: we didn't decide {{if .removal}}your request to remove {{.expert}}'s profile{{else}}your claim to {{.expert}}'s profile{{end}} within 90 days, so it's closed. We deleted any documents you sent. Nothing about the profile has changed.

You can start again at any time:
{{.link}}

Peritus
`}

// decision is a kind that tells a claimant what staff decided, with their reason.
func decision(code, subject, text string, inApp *notify.InApp) *notify.Kind {
	return &notify.Kind{Code: code, Class: notify.Transactional, For: auth.Groups{auth.Expert}, InApp: inApp, Subject: subject + " ({{.reference}})",
		Text: text + "{{with .reason}}\n\nReason:\n{{.}}{{end}}{{if .proofDeleted}}\n\nWe deleted the documents you sent.{{end}}\n\nPeritus\n"}
}

var (
	removalDone = decision("claim.removal-done", "Your Peritus profile was removed",
		"The profile and its history are deleted. We keep only the date and how the request was verified.", nil)
	disputeWon = decision("claim.dispute-won", "You keep your Peritus profile",
		"Someone objected to your claim. We reviewed it, and the profile stays yours.",
		&notify.InApp{Topic: notify.Profile, Title: "You keep your profile (claim {{.reference}})", Path: "/experts/my-profile"})
	claimVerified = decision("claim.verified", "Your Peritus profile is ready",
		"We verified your claim to {{.expert}}'s profile. Create your account within 14 days:\n{{.link}}", nil)
	disputeLost = decision("claim.dispute-lost", "Your claim to a Peritus profile was rejected",
		"Someone objected to your claim to {{.expert}}'s profile. We reviewed it, and the profile is no longer yours. Your account stays the same.",
		&notify.InApp{Topic: notify.Profile, Title: "Your claim {{.reference}} was rejected, and the profile is no longer yours", Path: "{area}"})
	claimRejected = decision("claim.rejected", "Your claim to a Peritus profile was rejected",
		"We reviewed your claim to {{.expert}}'s profile and couldn't verify it.", nil)
)

// decided is the kind for a decision about a claim.
func decided(c Claim, verified bool) *notify.Kind {
	switch {
	case verified && c.Purpose == ForRemoval:
		return removalDone
	case verified && c.TakenBy != "":
		return disputeWon
	case verified:
		return claimVerified
	case c.TakenBy != "":
		return disputeLost
	}
	return claimRejected
}
