package message

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
