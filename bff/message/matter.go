package message

import "peritus/bff/platform/court"

// Matter is the case that a conversation is about. Its subject names no one: while a
// conversation is blind, it's all that the expert sees of the caption and the docket number.
type Matter struct {
	Caption string
	Subject string
	Court   string
	Docket  string
}

// seenBy is what a side sees of the conversation: a blind one has no names for the expert.
// Every read goes through it.
func (c Conversation) seenBy(side Side) Conversation {
	if c.Blind && side == Witness {
		c.Matter.Caption, c.Matter.Docket = c.Matter.Subject, ""
	}
	return c
}

// Forum says what a court's rules protect of the communication with an expert.
type Forum struct {
	Name string // federal, state, or unknown
	Text string
}

// Forum returns the line above the box. It errs on the side of caution: only
// federal trial courts are known to protect more than nothing.
func (m Matter) Forum() Forum {
	c, known := court.Named(m.Court)
	switch {
	case known && c.System == "federal" && c.Type == "trial":
		return Forum{"federal", "Federal court: drafts and these messages are protected, except what concerns compensation, facts or data you provide, and assumptions you provide (Rule 26(b)(4)(C))."}
	case known && c.System != "federal":
		return Forum{"state", "State court: what is protected depends on the state. Unless you know its rule, assume that opposing counsel will read all of this."}
	}
	return Forum{"unknown", "Assume that opposing counsel will read all of this. Name the court to see what its rules protect."}
}
