package sample

import (
	"strconv"
	"strings"

	"peritus/bff/platform/court"
	"peritus/bff/platform/place"
	"peritus/bff/sample/dice"
)

// forum is a court with the shape of its docket numbers. In a shape, # is a digit, YYYY and
// YY are the year, and JJJ are a judge's initials. Serials are higher than any that the
// courts have reached, so no number is that of a real case.
type forum struct {
	court   string
	state   string // code
	federal bool
	civil   string
	crime   string // the shape in criminal matters; empty where the court has none
	family  bool   // hears family and probate matters
}

// stateForums are the state courts whose numbers have a shape that we know.
var stateForums = []forum{
	{"Los Angeles Superior Court", "CA", false, "YYSTCV4####", "", true},
	{"San Francisco Superior Court", "CA", false, "CGC-YY-69####", "", true},
	{"California Superior Court", "CA", false, "37-YYYY-0009####-CU-PO-CTL", "SCD29####", true},
	{"New York Supreme Court", "NY", false, "98####/YYYY", "7####-YY", true},
	{"Essex County Superior Court", "NJ", false, "ESX-L-09####-YY", "", false},
	{"Middlesex County Superior Court", "NJ", false, "MID-L-09####-YY", "", false},
	{"Hudson County Superior Court", "NJ", false, "HUD-L-09####-YY", "", false},
	{"New Jersey Superior Court", "NJ", false, "BER-L-09####-YY", "YY-09-0####-I", true},
	{"Illinois Circuit Court", "IL", false, "YYYY L 09####", "YY CR 9####", true},
	{"Circuit Court of the 11th Judicial Circuit of Florida", "FL", false, "YYYY-09####-CA-01", "F-YY-09####", true},
	{"Circuit Court of the 17th Judicial Circuit of Florida", "FL", false, "CACE-YY-09####", "", true},
	{"Circuit Court of the 9th Judicial Circuit of Florida", "FL", false, "YYYY-CA-09####-O", "", true},
	{"Massachusetts Superior Court", "MA", false, "YY84CV09###", "YY84CR09###", false},
	{"Massachusetts Probate and Family Court", "MA", false, "SUYYD9###DR", "", true},
	{"Philadelphia County Court of Common Pleas", "PA", false, "YY0509###", "CP-51-CR-009####-YYYY", true},
	{"Cuyahoga County Common Pleas Court", "OH", false, "CV-YY-99####", "CR-YY-69####-A", true},
	{"Circuit Court of the 3rd Circuit of Michigan", "MI", false, "YY-09####-NO", "YY-09####-01-FC", true},
	{"Colorado District Court", "CO", false, "YYYYCV39###", "YYYYCR39###", true},
	{"Baltimore City Circuit Court", "MD", false, "24-C-YY-09####", "", true},
	{"Maryland Circuit Court", "MD", false, "C-15-CV-YY-009###", "", true},
	{"Superior Court of the District of Columbia", "DC", false, "YYYY CA 09#### B", "YYYY CF1 09####", true},
	{"Connecticut Superior Court", "CT", false, "HHD-CVYY-69#####-S", "", true},
	{"Indiana Superior Court", "IN", false, "49D01-YY09-CT-09####", "49D01-YY09-F3-09####", true},
	{"Iowa District Court", "IA", false, "LACV09####", "", true},
	{"Wisconsin Circuit Court", "WI", false, "YYYYCV09####", "YYYYCF09####", true},
	{"Arizona Superior Court", "AZ", false, "CVYYYY-09####", "CRYYYY-09####", true},
	{"Alaska Superior Court", "AK", false, "3AN-YY-09###CI", "", true},
	{"Superior Court of New Hampshire", "NH", false, "218-YYYY-CV-09###", "", true},
	{"Delaware Court of Chancery", "DE", false, "C.A. No. YYYY-9###-JJJ", "", false},
}

// forums are the courts by the code of their state: federal district courts, then state
// courts. Other districts of large states have offices of their own.
var forums = func() map[string][]forum {
	codes := map[string]string{"Washington D.C.": "DC"}
	for _, s := range place.States() {
		codes[s.Name] = s.Code
	}
	in := map[string][]forum{}
	for _, c := range court.All() {
		state, known := codes[c.Location]
		if known && c.System == "federal" && c.Type == "trial" && strings.HasPrefix(c.Name, "U.S. District Court") {
			in[state] = append(in[state], forum{c.Name, state, true, "O:YY-cv-4####", "O:YY-cr-09###", false})
		}
	}
	for _, f := range stateForums {
		in[f.state] = append(in[f.state], f)
	}
	return in
}()

// neighbors are the states whose courts an expert is likely to see too.
var neighbors = func() map[string][]string {
	near := map[string][]string{}
	for _, region := range list("NY NJ PA CT MA DE|CA NV AZ OR WA HI|TX LA OK AR NM CO|FL GA AL SC NC TN|IL IN WI MI OH MN IA|MA CT RI NH ME VT NY|VA MD DC WV NC DE|CO UT WY NM AZ MT ID|MO KS NE IA IL OK AR|WA OR ID AK MT CA|KY TN OH IN WV|MN ND SD WI IA NE|MS AL LA TN|PR FL NY") {
		states := strings.Fields(region)
		for _, s := range states {
			for _, other := range states {
				if other != s {
					near[s] = append(near[s], other)
				}
			}
		}
	}
	return near
}()

// busy are the courts' states where parties litigate wherever they live.
var busy = list("NY|CA|TX|DE|IL|NJ|FL|PA|DC|MA|VA")

// forum chooses a court for a matter of a kind.
func (c *career) forum(kind string) forum {
	d := &c.dice
	for range 12 {
		state := c.p.State
		switch n := d.Under(100); {
		case c.p.Country != "US" || n < 14:
			state = dice.PickSkewed(d, busy)
		case n < 38 && len(neighbors[state]) > 0:
			state = dice.PickSkewed(d, neighbors[state])
		}
		in := forums[state]
		if len(in) == 0 {
			continue
		}
		f := dice.Pick(d, in)
		if f.suits(kind) {
			return f
		}
	}
	for _, f := range forums["CA"] {
		if f.suits(kind) {
			return f
		}
	}
	return forums["CA"][0]
}

func (f forum) suits(kind string) bool {
	chancery := f.court == "Delaware Court of Chancery"
	switch kind {
	case "criminal":
		return f.crime != ""
	case "family":
		return f.family
	case "probate":
		return f.family || chancery
	case "class":
		return f.federal
	case "partners":
		return true
	case "business":
		return f.court != "Massachusetts Probate and Family Court"
	}
	return f.court != "Massachusetts Probate and Family Court" && !chancery
}

// docket makes up a number in the court's shape.
func (f forum) docket(d *dice.Dice, kind string, year int) string {
	shape := f.civil
	if kind == "criminal" {
		shape = f.crime
	}
	var b strings.Builder
	b.Grow(len(shape) + 8)
	if f.federal {
		b.WriteString(strconv.Itoa(1 + d.Skewed(4)))
		shape = shape[1:]
	}
	for i := 0; i < len(shape); i++ {
		switch rest := shape[i:]; {
		case rest[0] == '#':
			b.WriteByte(byte('0' + d.Under(10)))
		case strings.HasPrefix(rest, "YYYY"):
			b.WriteString(strconv.Itoa(year))
			i += 3
		case strings.HasPrefix(rest, "YY"):
			b.WriteString(twoDigits(year % 100))
			i++
		case strings.HasPrefix(rest, "JJJ"):
			b.WriteString(initials(d))
			i += 2
		default:
			b.WriteByte(rest[0])
		}
	}
	if f.federal && d.Chance(72) {
		b.WriteString("-" + initials(d))
		if d.Chance(30) {
			b.WriteString("-" + initials(d))
		}
	}
	return b.String()
}

// initials are a judge's, two or three.
func initials(d *dice.Dice) string {
	const letters = "ABCDEFGHJKLMNPRSTW"
	out := make([]byte, 0, 3)
	for range 2 + d.Skewed(2)%2 + d.Under(2) {
		out = append(out, letters[d.Under(len(letters))])
	}
	return string(out[:min(3, len(out))])
}

// jurisdiction names the state whose law applies.
func (f forum) jurisdiction() string { return place.State(f.state) }
