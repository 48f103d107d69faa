// Package graphql sends queries to GraphQL servers that the settings name. What to ask, and
// what the data means, is left to its callers.
package graphql

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"github.com/go-resty/resty/v2"

	"peritus/bff/platform/outgoing"
)

// Policy says what becomes of a response with errors or without data.
type Policy string

const (
	// None refuses it. This is the default.
	None Policy = "none"
	// All accepts it, and returns its errors beside its data.
	All Policy = "all"
	// Ignore accepts it, and drops its errors.
	Ignore Policy = "ignore"
)

// Options are the settings of a client.
type Options struct {
	URL     string
	Method  string            // POST, which is the default, or GET
	Headers map[string]string // sent with every request
	Timeout time.Duration     // of a whole request
	Limit   int64             // bytes of a response
}

// Request is one operation. Over GET, it must be a query.
type Request struct {
	Query         string
	OperationName string
	Variables     map[string]any
	Policy        Policy
}

// Client sends requests to one server. It follows no redirects.
type Client struct {
	http   *resty.Client
	method string
	limit  int64
}

// New returns a client.
func New(o Options) *Client {
	client := outgoing.New(o.URL, o.Timeout).
		SetHeader("Accept", "application/graphql-response+json, application/json").
		SetHeaders(o.Headers)
	if o.Method == "" {
		o.Method = http.MethodPost
	}
	return &Client{http: client, method: o.Method, limit: o.Limit}
}

// sent is a request as servers expect it. In the address of a GET, the variables are JSON.
type sent struct {
	Query         string         `json:"query"`
	Variables     map[string]any `json:"variables,omitempty"`
	OperationName string         `json:"operationName,omitempty"`
}

// Do sends a request, decodes the data into into, and returns the errors that the policy
// lets through. Without data, into stays as it is. Errors: a *ResponseError if the server
// refuses the request or sends something else than GraphQL, outgoing.ErrTooLarge, and those
// of the connection.
func (c *Client) Do(ctx context.Context, r Request, into any) ([]Error, error) {
	request := c.http.R().SetContext(ctx)
	if c.method == http.MethodGet {
		query, err := inAddress(r)
		if err != nil {
			return nil, err
		}
		request.SetQueryParams(query)
	} else {
		request.SetHeader("Content-Type", "application/json").
			SetBody(sent{Query: r.Query, Variables: r.Variables, OperationName: r.OperationName})
	}
	response, err := request.Execute(c.method, "")
	if err != nil {
		return nil, fmt.Errorf("graphql: %w", err)
	}
	raw, err := outgoing.Read(response, c.limit)
	if err != nil {
		return nil, fmt.Errorf("graphql: %w", err)
	}
	return read(response.StatusCode(), raw, r.Policy, into)
}

func inAddress(r Request) (map[string]string, error) {
	query := map[string]string{"query": r.Query}
	if len(r.Variables) > 0 {
		variables, err := json.Marshal(r.Variables)
		if err != nil {
			return nil, fmt.Errorf("graphql variables: %w", err)
		}
		query["variables"] = string(variables)
	}
	if r.OperationName != "" {
		query["operationName"] = r.OperationName
	}
	return query, nil
}
