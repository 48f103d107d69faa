package field

import "testing"

type identified struct {
	Value  string `json:"value"`
	scheme Scheme
}

func (i *identified) Declare(f *Form) { f.Identifier(&i.Value, "Identifier", i.scheme) }

func TestIdentifier_checksItsDigits(t *testing.T) {
	for _, c := range []struct {
		scheme  Scheme
		written string
		stored  string // empty: refused
	}{
		{DOI, "10.1000/182", "10.1000/182"},
		{DOI, "https://doi.org/10.1016/j.jhazmat.2019.121234", "10.1016/j.jhazmat.2019.121234"},
		{DOI, "doi: 10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2", "10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2"},
		{DOI, "11.1000/182", ""},
		{DOI, "10.1000/a b", ""},
		{ISBN, "978-0-306-40615-7", "978-0-306-40615-7"},
		{ISBN, "ISBN 0-306-40615-2", "0-306-40615-2"},
		{ISBN, "080442957X", "080442957X"},
		{ISBN, "978-0-306-40615-8", ""},
		{ISBN, "0-306-40615-3", ""},
		{ISBN, "123", ""},
		{ISBN, "08044X9579", ""},
		{PMID, "12345678", "12345678"},
		{PMID, "https://pubmed.ncbi.nlm.nih.gov/12345678/", "12345678"},
		{PMID, "PMID: 42", "42"},
		{PMID, "0123", ""},
		{PMID, "PMC12345", ""},
		{ORCID, "0000-0002-1825-0097", "0000-0002-1825-0097"},
		{ORCID, "https://orcid.org/0000-0002-1694-233X", "0000-0002-1694-233X"},
		{ORCID, "orcid.org/0000-0002-1694-233X/", "0000-0002-1694-233X"},
		{ORCID, "ORCID iD: 0000-0002-1694-233X", "0000-0002-1694-233X"},
		{ORCID, "0000-0002-1825-0098", ""},
		{ORCID, "0000000218250097", ""},
		{Patent, "US 9,123,456 B2", "US 9,123,456 B2"},
		{Patent, "EP1234567A1", "EP1234567A1"},
		{Patent, "D912,345", "D912,345"},
		{Patent, "RE45,678", "RE45,678"},
		{Patent, "16/123,456", "16/123,456"},
		{Patent, "the crane one", ""},
	} {
		t.Run(string(c.scheme)+" "+c.written, func(t *testing.T) {
			item := &identified{Value: c.written, scheme: c.scheme}
			Normalize(item)
			problems := Check(item)
			if (len(problems) == 0) != (c.stored != "") || c.stored != "" && item.Value != c.stored {
				t.Errorf("stored %q, problems %v", item.Value, problems)
			}
		})
	}
}
