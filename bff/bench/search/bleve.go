package main

import (
	"path/filepath"
	"strings"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/analysis/analyzer/keyword"
	"github.com/blevesearch/bleve/v2/analysis/lang/en"
	"github.com/blevesearch/bleve/v2/mapping"
	"github.com/blevesearch/bleve/v2/search/query"

	"peritus/bff/search/index"
)

// bleveEngine is bleve with its default on-disk index, scorch.
type bleveEngine struct{ index bleve.Index }

const bleveBatch = 500

var bleveFacets = map[string]int{"area": 200, "state": 60, "country": 60, "degree": 40}

func bleveMapping() mapping.IndexMapping {
	text := bleve.NewTextFieldMapping()
	text.Analyzer = en.AnalyzerName
	plain := bleve.NewTextFieldMapping()
	plain.Analyzer = en.AnalyzerName
	plain.Store, plain.IncludeTermVectors = false, false
	value := bleve.NewTextFieldMapping()
	value.Analyzer = keyword.Name
	value.Store, value.IncludeInAll, value.IncludeTermVectors = false, false, false
	expert := bleve.NewDocumentMapping()
	for _, name := range []string{"name", "headline", "bio"} {
		expert.AddFieldMappingsAt(name, text)
	}
	for _, name := range []string{"areas", "keywords", "degrees", "place"} {
		expert.AddFieldMappingsAt(name, plain)
	}
	for name := range bleveFacets {
		expert.AddFieldMappingsAt(name, value)
	}
	m := bleve.NewIndexMapping()
	m.DefaultMapping = expert
	m.DefaultAnalyzer = en.AnalyzerName
	return m
}

func openBleve(c corpus, dir string) (engine, error) {
	ix, err := bleve.New(filepath.Join(dir, "experts.bleve"), bleveMapping())
	if err != nil {
		return nil, err
	}
	batch := ix.NewBatch()
	flush := func() error {
		err := ix.Batch(batch)
		batch.Reset()
		return err
	}
	err = c.each(func(_ int, d index.Document) error {
		t := textsOf(d)
		fields := map[string]any{
			"name": d.Name, "headline": d.Headline, "bio": d.Bio,
			"areas": t.areas, "keywords": t.keywords, "degrees": t.degrees, "place": t.place,
		}
		for _, v := range valuesOf(d) {
			group, code, _ := strings.Cut(v, " ")
			list, _ := fields[group].([]string)
			fields[group] = append(list, code)
		}
		if err := batch.Index(d.ExpertID, fields); err != nil {
			return err
		}
		if batch.Size() < bleveBatch {
			return nil
		}
		return flush()
	})
	if err == nil {
		err = flush()
	}
	return bleveEngine{ix}, err
}

func (b bleveEngine) search(q index.Query) (result, error) {
	a, err := b.ask(q, 0)
	if err != nil || a.count > 0 || q.Text == "" {
		return a, err
	}
	return b.ask(q, 1)
}

func (b bleveEngine) ask(q index.Query, typos int) (result, error) {
	request := bleve.NewSearchRequestOptions(bleveQuery(q, typos), index.PageSize, 0, false)
	request.Fields = []string{"name", "headline"}
	for name, size := range bleveFacets {
		request.AddFacet(name, bleve.NewFacetRequest(name, size))
	}
	if q.Text != "" {
		request.Highlight = bleve.NewHighlight()
		request.Highlight.AddField("headline")
		request.Highlight.AddField("bio")
	}
	r, err := b.index.Search(request)
	if err != nil {
		return result{}, err
	}
	facets := 0
	for _, f := range r.Facets {
		facets += len(f.Terms.Terms())
	}
	return result{count: int(r.Total), shown: len(r.Hits), facets: facets}, nil
}

func bleveQuery(q index.Query, typos int) query.Query {
	var all []query.Query
	words := strings.Fields(q.Text)
	for i, w := range words {
		if i == len(words)-1 && !strings.HasSuffix(q.Text, " ") {
			all = append(all, bleve.NewPrefixQuery(w))
			continue
		}
		m := bleve.NewMatchQuery(w)
		m.SetFuzziness(typos)
		all = append(all, m)
	}
	for field, codes := range map[string][]string{"area": q.Areas, "state": q.States, "country": q.Countries, "degree": q.Degrees} {
		if len(codes) == 0 {
			continue
		}
		var any []query.Query
		for _, code := range codes {
			term := bleve.NewTermQuery(code)
			term.SetField(field)
			any = append(any, term)
		}
		all = append(all, bleve.NewDisjunctionQuery(any...))
	}
	return bleve.NewConjunctionQuery(all...)
}

func (b bleveEngine) close() error { return b.index.Close() }
