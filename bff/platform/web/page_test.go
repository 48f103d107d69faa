package web

import "testing"

func TestPageAddress_namesTheFiltersThatAreSet_andNoPageThatThereIsNot(t *testing.T) {
	filters := map[string]string{"state": "open", "q": "Ó & co", "kind": ""}
	for _, c := range []struct {
		page, pages int
		want        string
	}{{0, 3, ""}, {4, 3, ""}, {1, 0, ""}, {2, 3, "/list?page=2&q=%C3%93+%26+co&state=open"}} {
		got := ""
		if address := PageAddress("/list", filters, c.page, c.pages); address != nil {
			got = *address
		}
		if got != c.want {
			t.Errorf("page %d of %d: %q, want %q", c.page, c.pages, got, c.want)
		}
	}
}
