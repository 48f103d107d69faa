package availability

import "strings"

// link returns the address of the page on which an expert answers without signing in.
// Opening it changes nothing.
func (s *Service) link(askID string) string {
	return s.WebOrigin + "/availability?token=" + s.Token(askID)
}

// Token signs an ask. It works as long as the ask is there; once it's settled, it only reads.
func (s *Service) Token(askID string) string { return askID + "." + s.Keys.Sign(answering(askID)) }

// answering is the message that a token signs.
func answering(askID string) string { return "answer\x00" + askID }

// askOf returns the ask of a token, or "".
func (s *Service) askOf(token string) string {
	askID, signature, _ := strings.Cut(token, ".")
	if !s.Keys.Verify(signature, answering(askID)) {
		return ""
	}
	return askID
}
