// Package device owns what a browser says of itself, told in words. Where it is
// used is left to others.
package device

import (
	"sync"

	"github.com/medama-io/go-useragent"
	"github.com/medama-io/go-useragent/agents"
)

// Unknown stands for a program that says nothing that we know.
const Unknown = "A program we do not know"

var parser = sync.OnceValue(useragent.NewParser)

// Words names a browser and the system that it runs on, such as 'Safari on iPhone'.
// Nothing of the text itself comes back, since anybody may write anything there.
func Words(userAgent string) string {
	agent := parser().Parse(userAgent)
	browser, system := agent.Browser().String(), systemOf(agent)
	switch {
	case browser == "" && system == "":
		return Unknown
	case browser == "":
		return "A browser on " + system
	case system == "":
		return browser
	}
	return browser + " on " + system
}

// systemOf is what people call the machine or its system.
func systemOf(agent useragent.UserAgent) string {
	switch os := agent.OS(); os {
	case agents.OSIOS:
		if agent.IsTablet() {
			return "iPad"
		}
		return "iPhone"
	case agents.OSMacOS:
		return "Mac"
	default:
		return os.String()
	}
}
