// Package device describes a browser in words, from its User-Agent.
package device

import (
	"sync"

	"github.com/medama-io/go-useragent"
	"github.com/medama-io/go-useragent/agents"
)

// Unknown describes an unrecognized program.
const Unknown = "Unknown device"

var parser = sync.OnceValue(useragent.NewParser)

// Words returns the browser and its system, such as 'Safari on iPhone'. The result never
// contains parts of the header, which clients can set to anything.
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

// systemOf returns the common name of the device or operating system.
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
