package sample

import (
	"slices"
	"strings"

	"peritus/bff/profile/area"
)

// trade is what a specialty's careers, matters, and publications are made of. Its words
// about the work itself are in specialty.
type trade struct {
	discipline string   // "structural engineering"
	ranks      []string // three or more titles, the lowest first
	workplaces []string // keys of organizations: employers, the usual kind first
	opponents  []string // keys of organizations: parties of disputes
	captions   []string // keys of captionForms
	bodies     []string // associations
	board      string   // "American Board of Radiology: Diagnostic radiology", for physicians
	lowRate    int      // an hour of review in dollars, of the least expensive
	highRate   int      // and of the most expensive
	inventions []string // titles of patents; empty where patents are unusual
	visits     bool     // site visits and inspections are usual

	topics    []string // the specialty's terms that aren't law and can be joined by "and"
	countable []string // its subjects that can follow a number: "34 crane collapses"
}

// habits are what the trades of a category share.
type habits struct {
	workplaces, opponents, captions string
	low, high                       int
	visits                          bool
	academic, independent           int // percent of the experienced
}

var categoryHabits = map[string]habits{
	"engineering":  {"design|lab|maker", "contractor|maker|developer|utility", "injury|business", 225, 475, true, 15, 45},
	"construction": {"contractor|design|consult", "contractor|developer|design", "injury|business", 195, 395, true, 5, 55},
	"medicine":     {"hospital|clinic", "hospital|clinic|pharma", "patient", 400, 850, false, 30, 8},
	"care":         {"hospital|nursing", "nursing|hospital|carrier", "patient|injury", 150, 275, false, 10, 40},
	"pharmacology": {"hospital|lab|pharma", "pharma|pharmacy|hospital", "patient|injury", 300, 600, false, 35, 20},
	"finance":      {"accountant|consult", "broker|bank|employer|maker", "business|partners", 300, 650, false, 8, 40},
	"economics":    {"consult|research", "employer|maker|insurer", "business|class", 325, 775, false, 50, 30},
	"technology":   {"software|consult", "software|telecom|employer", "business|class", 275, 600, false, 25, 40},
	"documents":    {"lab|consult", "bank|employer", "probate|business", 225, 425, false, 15, 55},
	"transport":    {"consult|carrier", "carrier|employer|maker", "injury", 195, 395, true, 8, 50},
	"environment":  {"environmental|agency", "chemical|agency|developer|maker", "injury|business", 200, 400, true, 25, 35},
	"property":     {"consult|research", "chip|software|brand", "business", 325, 725, false, 45, 40},
	"insurance":    {"insurer|consult", "insurer|landlord|employer", "injury|business", 225, 425, false, 3, 60},
	"forensics":    {"crime lab|lab", "police|jail", "criminal|official", 195, 425, false, 8, 50},
	"psychology":   {"clinic|hospital", "employer|school", "injury|official", 250, 475, false, 25, 45},
	"agriculture":  {"farm|research", "farm|food|chemical", "business|injury", 165, 325, true, 25, 40},
}

func newTrade(discipline, ranks, bodies string, more ...func(*trade)) trade {
	t := trade{discipline: discipline, ranks: list(ranks), bodies: list(bodies)}
	for _, change := range more {
		change(&t)
	}
	return t
}

func works(groups string) func(*trade)    { return func(t *trade) { t.workplaces = list(groups) } }
func against(groups string) func(*trade)  { return func(t *trade) { t.opponents = list(groups) } }
func captioned(kinds string) func(*trade) { return func(t *trade) { t.captions = list(kinds) } }
func board(name string) func(*trade)      { return func(t *trade) { t.board = name } }
func rates(low, high int) func(*trade)    { return func(t *trade) { t.lowRate, t.highRate = low, high } }
func invents(titles string) func(*trade)  { return func(t *trade) { t.inventions = list(titles) } }
func visits(yes bool) func(*trade)        { return func(t *trade) { t.visits = yes } }

// complete fills in what a trade leaves to the habits of its category.
func complete(path string, t trade) trade {
	category, _ := area.Split(path)
	h := categoryHabits[category]
	if t.workplaces == nil {
		t.workplaces = list(h.workplaces)
	}
	if t.opponents == nil {
		t.opponents = list(h.opponents)
	}
	if t.captions == nil {
		t.captions = list(h.captions)
	}
	if t.lowRate == 0 {
		t.lowRate, t.highRate = h.low, h.high
	}
	t.visits = t.visits || h.visits
	return t
}

// trades are in the order of specialties.
var trades = func() []trade {
	all := make([]trade, len(specialties))
	for i, s := range specialties {
		path := area.Path(s.category, s.subcategory)
		all[i] = complete(path, tradeByPath[path])
		for _, term := range s.terms {
			if !slices.Contains(law, term) && !strings.Contains(term, " and ") {
				all[i].topics = append(all[i].topics, term)
			}
		}
		for _, subject := range s.subjects {
			if strings.HasSuffix(subject, "s") && !strings.HasSuffix(subject, "damages") {
				all[i].countable = append(all[i].countable, subject)
			}
		}
		if all[i].countable == nil {
			all[i].countable = []string{"disputes"}
		}
	}
	return all
}()

// law has the terms of disputes rather than of the work.
var law = list("malpractice|standard of care|causation|claims|contracts|divorce|breach of contract|informed consent|class actions|class certification|damages|bad faith|settlement|coverage|abuse allegations|delay in diagnosis|missed findings|hindsight bias|wrongful death|wrongful termination|arbitration|bankruptcy|lost profits|partnership disputes|shareholder disputes|accounting malpractice|tax malpractice|patents|infringement|prior art|obviousness|claim construction|misrepresentation|rescission|trade secrets|unjust enrichment|failed projects|neglect|personal injury|competence|insanity|insanity defense|mitigation|sentencing|immigration|false claims|retaliation|discrimination|termination|change orders|acceleration|notice provisions|employment discrimination|privilege logs|spoliation|false confessions|pelvic mesh|sexual harassment|hostile environment|paternity|police interviews|threats|confessions|Jones Act|seaworthiness|negligent security|slip and fall|animal cruelty|dog bites|timber trespass|timber theft|Title IX|abuse in schools|child abuse|awareness|retained sponges|bowel perforation|product defects|legal terms|wiretaps|fiduciary duty|insider trading|market manipulation|suitability|wire fraud|money laundering|check fraud|price fixing|cartels|monopoly power|dilution|fair use|substantial similarity|originality|inmate suicide|prisoner assaults|inmate deaths|consent forms|plagiarism|audits|penalties|aspiration|bleeding|infection|sudden death|heart attack|suicide risk|overdose|respiratory depression|limits|risk|premium|agents|wage loss|emotional distress|arson|dispensing errors|burn from hot packs|laboratory error|post-mortem levels|wage and hour|misclassification")
