package shape

import (
	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/web"
)

// AreaLink is an area of expertise in a list.
type AreaLink struct {
	Code  string `json:"code" doc:"category/area"`
	Name  string `json:"name"`
	Title string `json:"title" doc:"What its experts are called, or its name if editors haven't written about it."`
}

// AreaCategory is a category of areas.
type AreaCategory struct {
	Code  string     `json:"code"`
	Name  string     `json:"name"`
	Areas []AreaLink `json:"areas"`
}

// AreaIndex lists all areas.
type AreaIndex struct {
	Results []AreaCategory `json:"results"`
}

// AreaText is what editors say about an area.
type AreaText struct {
	Does   string `json:"does" doc:"What its experts do."`
	Others string `json:"others" doc:"Who else does it."`
	Cannot string `json:"cannot" doc:"What they can't say."`
}

// AreaPage is the page about an area of expertise.
type AreaPage struct {
	AreaLink
	Category AreaCategory `json:"category" doc:"With all of its areas."`
	Text     *AreaText    `json:"text" doc:"Null until editors have written about it."`
}

// TransformSchema makes the text nullable.
func (AreaPage) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "text")
}
