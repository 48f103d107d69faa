package importing

import (
	"net/url"
	"strings"

	"peritus/bff/importing/manuscript"
)

// relink changes links between entries of the batch to the entries' new addresses.
func relink(b *manuscript.Batch) {
	moved := map[string]string{}
	for _, a := range b.Articles {
		if !a.Public {
			continue // a link to a draft would be broken
		}
		for _, from := range a.OldPaths {
			moved[strings.ToLower(from)] = "/blog/" + a.Slug
		}
	}
	for i := range b.Articles {
		for _, p := range b.Articles[i].Body {
			if text, ok := p.(manuscript.Text); ok {
				relinkBlocks(text.Blocks, b.Hosts, moved)
			}
		}
	}
}

func relinkBlocks(blocks []manuscript.Block, hosts []string, moved map[string]string) {
	for i := range blocks {
		for j := range blocks[i].Inlines {
			in := &blocks[i].Inlines[j]
			if to := movedTo(in.URL, hosts, moved); to != "" {
				in.URL = to
			}
		}
		relinkBlocks(blocks[i].Children, hosts, moved)
	}
}

func movedTo(address string, hosts []string, moved map[string]string) string {
	if address == "" {
		return ""
	}
	u, err := url.Parse(address)
	if err != nil || u.RawQuery != "" || (u.Scheme != "" && u.Scheme != "http" && u.Scheme != "https") {
		return ""
	}
	ours := u.Host == ""
	for _, h := range hosts {
		ours = ours || strings.EqualFold(u.Host, h)
	}
	if !ours {
		return ""
	}
	return moved[strings.ToLower(manuscript.OldPath(u.Path))]
}
