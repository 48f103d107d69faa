// Package content owns what editors publish: pages, articles, the podcast, navigation,
// footer and redirects, in shapes of our own. Editing is left to the CMS, and how any
// of it looks to the web.
package content

import (
	"time"

	"peritus/bff/platform/errs"
)

var (
	// ErrPreviewInvalid says that a preview link was not made by the CMS.
	ErrPreviewInvalid = errs.Denied("This preview link isn't valid. Open the preview from the CMS again.")
	// ErrPreviewExpired says that a preview link is too old.
	ErrPreviewExpired = errs.Denied("This preview link has expired. Open the preview from the CMS again.")
	// ErrWebhookSecret says that a webhook did not come from the CMS.
	ErrWebhookSecret = errs.Unauthorized("The webhook's secret is wrong.")
)

// unreachable says that there is no content to serve at all, with the cause for the log.
func unreachable(cause error) error {
	e := errs.Outage("This is unavailable right now. Try again in a minute.", cause)
	e.RetryAfter = 5 * time.Second
	return e
}
