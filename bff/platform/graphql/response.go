package graphql

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"unicode/utf8"
)

// longestMessage bounds what is kept of a server's message, in bytes.
const longestMessage = 500

// Error is one error in a response.
type Error struct {
	Message string `json:"message"`
}

// ResponseError means that a server refused a request, or that its response isn't GraphQL.
type ResponseError struct {
	Status int
	Errors []Error
	Err    error // why the response can't be read, or nil
}

// Error returns the message of the first error in the response. Without one, it names the
// status.
func (e *ResponseError) Error() string {
	if len(e.Errors) > 0 && e.Errors[0].Message != "" {
		return e.Errors[0].Message
	}
	text := fmt.Sprintf("GraphQL Error (Code: %d)", e.Status)
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	return text
}

func (e *ResponseError) Unwrap() error { return e.Err }

var errNotGraphQL = errors.New("the response has neither data nor errors")

type reply struct {
	Data   json.RawMessage `json:"data"`
	Errors []Error         `json:"errors"`
}

// read decodes a response. A status other than 2xx is an error whatever the policy.
func read(status int, raw []byte, policy Policy, into any) ([]Error, error) {
	var r reply
	unreadable := json.Unmarshal(raw, &r)
	shorten(r.Errors)
	switch hasData := len(r.Data) > 0 && string(r.Data) != "null"; {
	case status < http.StatusOK || status >= http.StatusMultipleChoices:
		return nil, &ResponseError{Status: status, Errors: r.Errors}
	case unreadable != nil:
		return nil, &ResponseError{Status: status, Err: unreadable}
	case r.Data == nil && len(r.Errors) == 0:
		return nil, &ResponseError{Status: status, Err: errNotGraphQL}
	case policy != All && policy != Ignore && (len(r.Errors) > 0 || !hasData):
		return nil, &ResponseError{Status: status, Errors: r.Errors}
	case hasData:
		if err := json.Unmarshal(r.Data, into); err != nil {
			return nil, &ResponseError{Status: status, Err: err}
		}
	}
	if policy == Ignore {
		return nil, nil
	}
	return r.Errors, nil
}

func shorten(list []Error) {
	for i := range list {
		if text := list[i].Message; len(text) > longestMessage {
			end := longestMessage
			for !utf8.RuneStart(text[end]) {
				end--
			}
			list[i].Message = text[:end] + "…"
		}
	}
}
