package web

import (
	"errors"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func itoa(n int) string { return strconv.Itoa(n) }

// paging returns the input for /list?page=N&q=crane.
func paging(page int) Paging {
	return Paging{Page: page, Corrected: Corrected{address: url.URL{Path: "/list", RawQuery: "q=crane"}}}
}

// numbers returns a read function for the numbers from 1 to count.
func numbers(count, size int) func(page int) ([]int, int, error) {
	return func(page int) (rows []int, _ int, _ error) {
		for n := (page-1)*size + 1; n <= min(page*size, count); n++ {
			rows = append(rows, n)
		}
		return rows, count, nil
	}
}

func TestReadPage(t *testing.T) {
	at := func(page int) string { return "/list?page=" + itoa(page) + "&q=crane" }
	for what, c := range map[string]struct {
		asked, count          int
		results               string
		number, pages         int
		next, previousAddress string
	}{
		"no rows":             {1, 0, "", 1, 0, "", ""},
		"no rows, page 7":     {7, 0, "", 1, 0, "", ""},
		"one page":            {1, 3, "1 2 3", 1, 1, "", ""},
		"the first of three":  {1, 7, "1 2 3", 1, 3, at(2), ""},
		"the second of three": {2, 7, "4 5 6", 2, 3, at(3), at(1)},
		"the last of three":   {3, 7, "7", 3, 3, "", at(2)},
		"beyond the end":      {100_000, 7, "7", 3, 3, "", at(2)},
	} {
		page, err := ReadPage(paging(c.asked), 3, itoa, numbers(c.count, 3))
		if err != nil {
			t.Fatal(err)
		}
		address := func(a *string) string {
			if a == nil {
				return ""
			}
			return *a
		}
		if strings.Join(page.Results, " ") != c.results || page.Number != c.number || page.Total != c.pages || page.Count != c.count ||
			address(page.Next) != c.next || address(page.Previous) != c.previousAddress {
			t.Errorf("%s: %+v, next %s, previous %s", what, page, address(page.Next), address(page.Previous))
		}
	}
}

func TestReadPage_passesErrorsOn(t *testing.T) {
	broken := errors.New("broken")
	if _, err := ReadPage(paging(1), 3, itoa, func(int) ([]int, int, error) { return nil, 0, broken }); !errors.Is(err, broken) {
		t.Error(err)
	}
	// The second read of a page beyond the end fails.
	read := func(page int) ([]int, int, error) {
		if page == 2 {
			return nil, 4, broken
		}
		return nil, 4, nil
	}
	if _, err := ReadPage(paging(9), 3, itoa, read); !errors.Is(err, broken) {
		t.Error(err)
	}
}

func TestReadCursor(t *testing.T) {
	// The rows 1 to 7, of which 7 is the newest.
	read := func(rows Rows[int64]) (found []int64, _ error) {
		for n := int64(1); n <= 7; n++ {
			if (rows.Before == 0 || n < rows.Before) && n > rows.After {
				found = append(found, n)
			}
		}
		if rows.After == 0 {
			slices.Reverse(found)
		}
		return found[:min(rows.Limit, len(found))], nil
	}
	for what, c := range map[string]struct {
		before, after int64
		want          string
	}{
		"the head":               {0, 0, "7 6 5 older 5 newer -"},
		"further":                {5, 0, "4 3 2 older 2 newer 4"},
		"the end":                {2, 0, "1 older - newer 1"},
		"beyond the end":         {1, 0, " older - newer -"},
		"back":                   {0, 2, "5 4 3 older 3 newer 5"},
		"back to the head":       {0, 4, "7 6 5 older 5 newer -"},
		"newer than the head":    {0, 7, " older - newer -"},
		"before goes over after": {3, 3, "2 1 older - newer 2"},
		"below zero is absent":   {-1, -1, "7 6 5 older 5 newer -"},
	} {
		cursor, err := ReadCursor(Around[int64]{Before: c.before, After: c.after}, 3,
			func(n int64) string { return strconv.FormatInt(n, 10) }, func(n int64) int64 { return n }, read)
		if err != nil {
			t.Fatal(err)
		}
		end := func(n *int64) string {
			if n == nil {
				return "-"
			}
			return strconv.FormatInt(*n, 10)
		}
		if got := strings.Join(cursor.Results, " ") + " older " + end(cursor.Older) + " newer " + end(cursor.Newer); got != c.want {
			t.Errorf("%s: %s, want %s", what, got, c.want)
		}
	}
}
