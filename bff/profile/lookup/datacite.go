package lookup

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"time"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/graphql"
)

const (
	// mostWorks is how many works one lookup reads, and how many rows the section has.
	mostWorks  = 1000
	worksAPage = 100
	// budget is the time for all pages. A request to the bff has a little more.
	budget      = 7 * time.Second
	maxResponse = 8 << 20
)

// Client returns a client for DataCite's GraphQL API at an address. The method is POST or
// GET.
func Client(address, method string) *graphql.Client {
	return graphql.New(graphql.Options{URL: address, Method: method, Timeout: budget, Limit: maxResponse})
}

// Try asks the API for nothing but its name. It returns an error if the server at the
// address has none.
func Try(ctx context.Context, client *graphql.Client) error {
	_, err := client.Do(ctx, graphql.Request{Query: "{ __typename }"}, &struct{}{})
	return err
}

const worksQuery = `query Publications($id: ID!, $first: Int, $after: String) {
  person(id: $id) {
    works(first: $first, after: $after) {
      totalCount
      pageInfo { endCursor hasNextPage }
      nodes {
        doi
        types { resourceTypeGeneral resourceType citeproc }
        titles(first: 1) { title }
        creators(first: 101) { name givenName familyName type }
        dates { date dateType }
        publicationYear
        container { title volume issue firstPage lastPage }
        identifiers { identifier identifierType }
      }
    }
  }
}`

// worksReply is the data of worksQuery. Nodes are read one by one, so one that has another
// shape doesn't hide the others.
type worksReply struct {
	Person *struct {
		Works *worksPage `json:"works"`
	} `json:"person"`
}

type worksPage struct {
	TotalCount int `json:"totalCount"`
	PageInfo   struct {
		EndCursor   string `json:"endCursor"`
		HasNextPage bool   `json:"hasNextPage"`
	} `json:"pageInfo"`
	Nodes []json.RawMessage `json:"nodes"`
}

// fetch reads the works of an ORCID iD from DataCite. If it fails after the first page, or
// takes too long, it returns what it has.
func (s *Service) fetch(ctx context.Context, orcid string) (foundWorks, error) {
	ctx, cancel := context.WithTimeout(ctx, budget)
	defer cancel()
	var found foundWorks
	read, after, seen := 0, "", map[string]bool{"": true}
	for {
		page, err := s.page(ctx, orcid, after)
		if err != nil && read == 0 {
			return found, errs.Outage("We can't reach DataCite right now. Try again in a few minutes.", err)
		}
		if err != nil {
			s.Log.WarnContext(ctx, "a lookup of publications ended early", "works", read, "error", err)
			break
		}
		for _, raw := range page.Nodes[:min(len(page.Nodes), mostWorks-read)] {
			read++
			found.add(raw)
		}
		found.Total = max(page.TotalCount, read)
		after = page.PageInfo.EndCursor
		if len(page.Nodes) == 0 || !page.PageInfo.HasNextPage || read == mostWorks || seen[after] {
			break
		}
		seen[after] = true
	}
	if found.Unread > 0 {
		s.Log.WarnContext(ctx, "works at DataCite can't be read", "works", found.Unread)
	}
	return found, nil
}

// page reads one page of works. It has none if DataCite doesn't know the iD.
func (s *Service) page(ctx context.Context, orcid, after string) (worksPage, error) {
	variables := map[string]any{"id": "https://orcid.org/" + orcid, "first": worksAPage}
	if after != "" {
		variables["after"] = after
	}
	var data worksReply
	problems, err := s.DataCite.Do(ctx, graphql.Request{Query: worksQuery, OperationName: "Publications", Variables: variables, Policy: graphql.All}, &data)
	switch {
	case err != nil:
		return worksPage{}, err
	case data.Person != nil && data.Person.Works != nil:
		if len(problems) > 0 {
			s.Log.WarnContext(ctx, "DataCite returned a part of the works", "error", problems[0].Message)
		}
		return *data.Person.Works, nil
	case len(problems) == 0 || strings.Contains(strings.ToLower(problems[0].Message), "not found"):
		return worksPage{}, nil
	}
	return worksPage{}, &graphql.ResponseError{Status: http.StatusOK, Errors: problems}
}
