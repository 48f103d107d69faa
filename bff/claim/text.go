package claim

import (
	"fmt"
	"time"

	"peritus/bff/platform/code"
	"peritus/bff/platform/sms"
)

// what begins a sentence about what a claim is for.
func (c Claim) what(name string) string {
	if c.Purpose == ForRemoval {
		return "Someone wants to remove the Peritus profile of " + name
	}
	return "Someone is claiming the Peritus profile of " + name
}

func codeText(c Claim, p Profile, drawn, contest string) sms.Message {
	return sms.Message{To: p.Phone, Text: fmt.Sprintf("Your Peritus code is %s. It expires in %d minutes. %s. Not you? %s",
		drawn, int(code.Lifetime/time.Minute), c.what(p.Name), contest)}
}

func noticeText(c Claim, to, occasion, contest string) sms.Message {
	what := c.what(c.ExpertName)
	if occasion == whenTaken {
		what = "The Peritus profile of " + c.ExpertName + " was claimed"
	}
	return sms.Message{To: to, Text: what + ". Not you? " + contest}
}

func removedText(to, name string) sms.Message {
	return sms.Message{To: to, Text: "The Peritus profile of " + name + " and its history were deleted. If you didn't request this, write to us."}
}
