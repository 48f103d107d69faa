package web

import (
	"net/url"
	"strconv"
)

// Paging is embedded in the input of a paged list.
type Paging struct {
	Corrected
	Page int `query:"page" default:"1" minimum:"1" maximum:"100000" doc:"From 1."`
}

// Page is one page of a list.
type Page[T any] struct {
	Count    int     `json:"count" doc:"Rows on all pages."`
	Next     *string `json:"next" doc:"Address of the next page; null on the last."`
	Previous *string `json:"previous" doc:"Address of the previous page; null on the first."`
	Results  []T     `json:"results"`
	Total    int     `json:"total" doc:"Pages."`
	Number   int     `json:"page" doc:"This page, from 1."`
}

// ReadPage reads the requested page, or the last page if there are fewer. read returns
// the rows of a page (from 1) and the total. view converts a row for the response.
func ReadPage[R, T any](in Paging, size int, view func(R) T, read func(page int) ([]R, int, error)) (Page[T], error) {
	rows, count, err := read(in.Page)
	if err != nil {
		return Page[T]{}, err
	}
	number, pages := in.Page, (count+size-1)/size
	if number > pages && pages > 0 {
		number = pages
		if rows, count, err = read(number); err != nil {
			return Page[T]{}, err
		}
	}
	if pages == 0 {
		number = 1
	}
	page := Page[T]{Count: count, Results: make([]T, len(rows)), Total: pages, Number: number,
		Next: in.link(number+1, pages), Previous: in.link(number-1, pages)}
	for i, row := range rows {
		page.Results[i] = view(row)
	}
	return page, nil
}

// link returns the URL of another page of the list, or nil.
func (in Paging) link(page, pages int) *string {
	if page < 1 || page > pages {
		return nil
	}
	return in.with(url.Values{"page": {strconv.Itoa(page)}})
}

// with returns the request's URL with some query values changed.
func (c Corrected) with(changes url.Values) *string {
	query := c.address.Query()
	for name, values := range changes {
		query[name] = values
	}
	address := c.address.EscapedPath() + "?" + query.Encode()
	return &address
}
