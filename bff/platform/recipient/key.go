package recipient

import (
	"strings"

	"peritus/bff/platform/mail"
)

// Key is the same for all spellings that reach one mailbox or phone: an address counts
// without its +tag, and at Gmail without dots. It's for limits only. Accounts keep the
// address as it is, since not every server ignores a tag.
func Key(to string) string {
	key := mail.Key(to)
	at := strings.LastIndexByte(key, '@')
	if at < 1 {
		return key // a phone number
	}
	local, host := key[:at], key[at+1:]
	if before, _, tagged := strings.Cut(local, "+"); tagged && before != "" {
		local = before
	}
	if host == "gmail.com" || host == "googlemail.com" {
		local, host = strings.ReplaceAll(local, ".", ""), "gmail.com"
	}
	return local + "@" + host
}
