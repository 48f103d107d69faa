package shape

// Search says how the results of a list match the query. It is null without a query.
type Search struct {
	Marks   []Marks  `json:"marks" doc:"Parallel to the results."`
	Missing []string `json:"missing" doc:"Words of the query that nothing contains, so only the others count."`
}

// Marks are the matches in one result.
type Marks struct {
	Title   []MarkedText `json:"title"`
	Summary []MarkedText `json:"summary"`
	Text    []MarkedText `json:"text" doc:"The sentence of the text that matches best; empty without one."`
}

// MarkedText is a part of a text. The joined parts equal the text.
type MarkedText struct {
	Text  string `json:"text"`
	Found bool   `json:"found"`
}
