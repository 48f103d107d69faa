package sms

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/riverqueue/river"
)

// Gateway sends messages with an HTTP POST of {"id", "to", "text"} as JSON. Any 2xx accepts
// a message. The id is the same when a message is sent again, so that the gateway can
// recognize it.
type Gateway struct {
	URL   string
	Token string // sent as a bearer token
}

const gatewayTimeout = 20 * time.Second

var gatewayClient = &http.Client{Timeout: gatewayTimeout,
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}

// Send hands a message to the gateway. A status from 400 to 499, except 408 and 429,
// refuses it for good.
func (g Gateway) Send(ctx context.Context, m Message) error {
	body, err := json.Marshal(map[string]string{"id": m.ID, "to": m.To, "text": m.Text})
	if err != nil {
		return err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, g.URL, bytes.NewReader(body))
	if err != nil {
		return fmt.Errorf("text message gateway: %w", err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Authorization", "Bearer "+g.Token)
	response, err := gatewayClient.Do(request)
	if err != nil {
		return fmt.Errorf("text message gateway not reached: %w", err)
	}
	defer func() { _ = response.Body.Close() }()
	_, _ = io.CopyN(io.Discard, response.Body, 64<<10) // so that the connection can be reused
	switch status := response.StatusCode; {
	case status >= 200 && status < 300:
		return nil
	case status >= 400 && status < 500 && status != http.StatusRequestTimeout && status != http.StatusTooManyRequests:
		return river.JobCancel(fmt.Errorf("the text message gateway refuses the message with status %d", status))
	default:
		return fmt.Errorf("the text message gateway responds with status %d", status)
	}
}
