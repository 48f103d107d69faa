package trade

import (
	"slices"
	"strings"

	"peritus/bff/profile/area"
)

// Trade is what a specialty's careers, matters, and publications are made of. Its words
// about the work itself are in specialty.
type Trade struct {
	Discipline string   // "structural engineering"
	Ranks      []string // three or more titles, the lowest first
	Workplaces []string // keys of organizations: employers, the usual kind first
	Opponents  []string // keys of organizations: parties of disputes
	Captions   []string // keys of captionForms
	Bodies     []string // associations
	Board      string   // "American Board of Radiology: Diagnostic radiology", for physicians
	LowRate    int      // an hour of review in dollars, of the least expensive
	HighRate   int      // and of the most expensive
	Inventions []string // titles of patents; empty where patents are unusual
	Visits     bool     // site visits and inspections are usual

	Topics    []string // the specialty's terms that aren't law and can be joined by "and"
	Countable []string // its subjects that can follow a number: "34 crane collapses"
}

// habits are what the trades of a category share.
type habits struct {
	workplaces, opponents, captions string
	low, high                       int
	visits                          bool
	Academic, Independent           int // percent of the experienced
}

// CategoryHabits are the habits by category.
var CategoryHabits = map[string]habits{
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

func newTrade(discipline, ranks, bodies string, more ...func(*Trade)) Trade {
	t := Trade{Discipline: discipline, Ranks: list(ranks), Bodies: list(bodies)}
	for _, change := range more {
		change(&t)
	}
	return t
}

func works(groups string) func(*Trade) { return func(t *Trade) { t.Workplaces = list(groups) } }

func against(groups string) func(*Trade) { return func(t *Trade) { t.Opponents = list(groups) } }

func captioned(kinds string) func(*Trade) { return func(t *Trade) { t.Captions = list(kinds) } }

func board(name string) func(*Trade) { return func(t *Trade) { t.Board = name } }

func rates(low, high int) func(*Trade) { return func(t *Trade) { t.LowRate, t.HighRate = low, high } }

func invents(titles string) func(*Trade) { return func(t *Trade) { t.Inventions = list(titles) } }

func visits(yes bool) func(*Trade) { return func(t *Trade) { t.Visits = yes } }

// complete fills in what a trade leaves to the habits of its category.
func complete(path string, t Trade) Trade {
	category, _ := area.Split(path)
	h := CategoryHabits[category]
	if t.Workplaces == nil {
		t.Workplaces = list(h.workplaces)
	}
	if t.Opponents == nil {
		t.Opponents = list(h.opponents)
	}
	if t.Captions == nil {
		t.Captions = list(h.captions)
	}
	if t.LowRate == 0 {
		t.LowRate, t.HighRate = h.low, h.high
	}
	t.Visits = t.Visits || h.visits
	return t
}

// Trades are in the order of specialties.
var Trades = func() []Trade {
	all := make([]Trade, len(Specialties))
	for i, s := range Specialties {
		path := area.Path(s.Category, s.Subcategory)
		all[i] = complete(path, tradeByPath[path])
		for _, term := range s.Terms {
			if !slices.Contains(law, term) && !strings.Contains(term, " and ") {
				all[i].Topics = append(all[i].Topics, term)
			}
		}
		for _, subject := range s.Subjects {
			if strings.HasSuffix(subject, "s") && !strings.HasSuffix(subject, "damages") {
				all[i].Countable = append(all[i].Countable, subject)
			}
		}
		if all[i].Countable == nil {
			all[i].Countable = []string{"disputes"}
		}
	}
	return all
}()

// law has the terms of disputes rather than of the work.
var law = list("malpractice|standard of care|causation|claims|contracts|divorce|breach of contract|informed consent|class actions|class certification|damages|bad faith|settlement|coverage|abuse allegations|delay in diagnosis|missed findings|hindsight bias|wrongful death|wrongful termination|arbitration|bankruptcy|lost profits|partnership disputes|shareholder disputes|accounting malpractice|tax malpractice|patents|infringement|prior art|obviousness|claim construction|misrepresentation|rescission|trade secrets|unjust enrichment|failed projects|neglect|personal injury|competence|insanity|insanity defense|mitigation|sentencing|immigration|false claims|retaliation|discrimination|termination|change orders|acceleration|notice provisions|employment discrimination|privilege logs|spoliation|false confessions|pelvic mesh|sexual harassment|hostile environment|paternity|police interviews|threats|confessions|Jones Act|seaworthiness|negligent security|slip and fall|animal cruelty|dog bites|timber trespass|timber theft|Title IX|abuse in schools|child abuse|awareness|retained sponges|bowel perforation|product defects|legal terms|wiretaps|fiduciary duty|insider trading|market manipulation|suitability|wire fraud|money laundering|check fraud|price fixing|cartels|monopoly power|dilution|fair use|substantial similarity|originality|inmate suicide|prisoner assaults|inmate deaths|consent forms|plagiarism|audits|penalties|aspiration|bleeding|infection|sudden death|heart attack|suicide risk|overdose|respiratory depression|limits|risk|premium|agents|wage loss|emotional distress|arson|dispensing errors|burn from hot packs|laboratory error|post-mortem levels|wage and hour|misclassification")
