// Package content serves what editors publish: pages, articles, the podcast, navigation,
// the footer, and redirects. Editing is left to the CMS, and presentation to the web.
package content

import (
	"time"

	"peritus/bff/platform/errs"
)

var (
	// ErrPreviewInvalid means that the CMS didn't sign the preview link.
	ErrPreviewInvalid = errs.Denied("This preview link isn't valid. Open the preview from the CMS again.")
	// ErrPreviewExpired means that the preview link is too old.
	ErrPreviewExpired = errs.Denied("This preview link has expired. Open the preview from the CMS again.")
	// ErrPreviewElsewhere means that another browser has opened the preview link.
	ErrPreviewElsewhere = errs.Denied("This preview link was opened in another browser. Open the preview from the CMS again.")
	// ErrWebhookSecret means that the webhook didn't come from the CMS.
	ErrWebhookSecret = errs.Unauthorized("The webhook's secret is wrong.")
)

// unreachable returns the error for a service without any content. The cause is only
// logged.
func unreachable(cause error) error {
	e := errs.Outage("This is unavailable right now. Try again in a minute.", cause)
	e.RetryAfter = 5 * time.Second
	return e
}
