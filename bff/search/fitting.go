package search

import (
	"context"
	"fmt"
	"net/url"
	"strconv"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/search/index"
)

// QueryOf reads the parameters of a search from an address. It ignores others, such as the
// page.
func (s *Service) QueryOf(params url.Values) index.Query {
	dollars := func(name string) int {
		n, err := strconv.Atoi(params.Get(name))
		if err != nil || n < 0 || n > maxFee {
			return 0
		}
		return n * 100
	}
	q := index.Query{
		Text: strings.TrimSpace(params.Get("q")), Literal: params["plain"], Ignored: params["skip"],
		Areas: params["area"], States: params["state"], Countries: params["country"], Degrees: params["degree"], Cities: params[index.CityFilter],
		Fees:    index.FeeRange{Activity: params.Get(feeActivity), From: dollars(feeFrom), To: dollars(feeTo)},
		Filters: map[string][]string{},
	}
	for _, f := range s.filters {
		q.Filters[f.Code] = params[f.Code]
	}
	return q
}

// ParamsOf is the opposite of QueryOf, with one order and without what is empty.
func (s *Service) ParamsOf(q index.Query) url.Values {
	params := url.Values{}
	set := func(name string, values ...string) {
		if values = tidy(values); len(values) > 0 {
			params[name] = values
		}
	}
	set("q", q.Text)
	set("plain", q.Literal...)
	set("skip", q.Ignored...)
	for _, f := range filters(&q) {
		set(f.name, *f.codes...)
	}
	for _, f := range s.filters {
		set(f.Code, q.Filters[f.Code]...)
	}
	if q.Fees.From > 0 || q.Fees.To > 0 {
		set(feeActivity, q.Fees.Activity)
		for name, cents := range map[string]int{feeFrom: q.Fees.From, feeTo: q.Fees.To} {
			if cents > 0 {
				set(name, strconv.Itoa(cents/100))
			}
		}
	}
	return params
}

// Fitting returns the experts whom a reader can find and who fit a query in every part (see
// index.Fitting), and the number of a change up to which the index has all. Errors are as
// those of View.Search.
func (s *Service) Fitting(ctx context.Context, actor auth.Actor, q index.Query) (ids []string, seq int64, err error) {
	seq = s.seq.Load()
	v, err := s.ForReader(ctx, actor)
	if err != nil {
		return nil, 0, err
	}
	ids, err = v.Fitting(q)
	return ids, seq, err
}

// Fitting returns the experts in this view who fit a query in every part.
func (v *View) Fitting(q index.Query) ([]string, error) {
	q, err := v.checked(q)
	if err != nil {
		return nil, err
	}
	return v.index.Fitting(q), nil
}

// Batch are some experts as they are now, to see which of many queries they fit.
type Batch struct {
	Counsel, Public *View
	Same            bool // both see the same of each expert
}

// BatchOf indexes experts as each kind of reader sees them.
func (s *Service) BatchOf(changes []Change) Batch {
	view := func(like *View, pick func(Views) *Document) *View {
		v := s.view(like.counsel)
		v.ready = func() bool { return true }
		v.apply(changes, pick)
		return v
	}
	batch := Batch{Same: true,
		Counsel: view(s.counsel, func(of Views) *Document { return of.Counsel }),
		Public:  view(s.public, func(of Views) *Document { return of.Public })}
	for _, c := range changes {
		batch.Same = batch.Same && c.Counsel == c.Public
	}
	return batch
}

// ViewFor returns the view of those who see attorney-only items, or of everyone else.
func (s *Service) ViewFor(counsel bool) *View {
	if counsel {
		return s.counsel
	}
	return s.public
}

// Criteria says what a query asks for besides its words, in the order of the filters.
func (v *View) Criteria(q index.Query) []string {
	criteria := []string{}
	for _, f := range filters(&q) {
		for _, code := range *f.codes {
			name, known := v.vocabulary.Name(f.name, code)
			if !known {
				name = code
			}
			criteria = append(criteria, name)
		}
	}
	for _, f := range v.filters {
		for _, code := range q.Filters[f.Code] {
			name, known := f.name(code)
			if !known {
				name = code
			}
			criteria = append(criteria, name)
		}
	}
	if fees := feesText(q.Fees.From/100, q.Fees.To/100); fees != "" {
		criteria = append(criteria, fees)
	}
	return criteria
}

func feesText(from, to int) string {
	switch {
	case from > 0 && to > 0:
		return fmt.Sprintf("$%d to $%d an hour", from, to)
	case from > 0:
		return fmt.Sprintf("$%d or more an hour", from)
	case to > 0:
		return fmt.Sprintf("Up to $%d an hour", to)
	}
	return ""
}
