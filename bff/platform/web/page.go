package web

import (
	"net/url"
	"strconv"
)

// PageAddress is the address of a page of a list, with what narrows the list: filters
// that are empty are left out. Nil where there is no such page of so many.
func PageAddress(path string, filters map[string]string, page, pages int) *string {
	if page < 1 || page > pages {
		return nil
	}
	values := url.Values{"page": {strconv.Itoa(page)}}
	for name, value := range filters {
		if value != "" {
			values.Set(name, value)
		}
	}
	address := path + "?" + values.Encode()
	return &address
}
