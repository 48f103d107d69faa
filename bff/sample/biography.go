package sample

import (
	"strings"
)

// A biography consists of sentences of these kinds, in this order, until it's long
// enough. writer.fill replaces the words in braces. A sentence that starts with a condition
// in brackets needs it: see writer.allows.
var (
	openings = sentences(
		"{Full} is {a role} whose work centers on {t}, {t}, and {t}.",
		"{Full} has practiced as {a role} for {years} years, with a focus on {t} and {t}.",
		"For {years} years, {full} has worked as {a role}, advising on {t}, {t}, and related questions.",
		"{Full} is {a role} with {years} years of practice in {t}, {t}, and {t}.",
		"[own]{Full} leads {now} in {city}, a practice that investigates {t}, {t}, and {t}.",
		"{Full} is {a role} in {city} who reviews matters that turn on {t} or {t}.",
		"[academic]{Full} is {a role} on the faculty of {now}, where the research deals with {t} and {t}.",
	)
	trainings = sentences(
		"{His} {degree in field} is from {school}.",
		"{He} earned {a degree in field} at {school} in {graduated}.",
		"{He} holds {a degree in field} from {school}, and began {his} career at {first}.",
		"After {his} studies at {school}, {he} learned the work at {first}.",
	)
	practices = sentences(
		"[employed]At {now}, {he} is responsible for {t} and {t}.",
		"[employed]As {post} at {now}, {he} deals with {t} and {t} every week.",
		"[own]{He} founded {now} after {before years} in practice, and does the work on {t} and {t} in person.",
		"[academic]At {now}, {he} teaches {discipline} and supervises research on {t}.",
		"[before]Earlier, {he} worked at {before}, where {t} and {t} were daily work.",
		"[retained]{His} matters have included {s}, {s}, and many questions about {t}.",
		"[retained]Most assignments concern {s}, often where {t} and {t} meet.",
		"[retained]Insurers, public agencies, and private counsel have asked {him} to look into {s} and {s}.",
		"{His} practice still includes {t}: {he} does not testify about work that {he} no longer does.",
		"[retained]{He} has been retained in disputes about {t} and {t}, and in matters that arose from {s}.",
		"[licensed]{He} is licensed in {licensed}, and continues to work on {t} and {t} outside litigation.",
		"About half of {his} working time goes to {t}, and much of the rest to {t} and {t}.",
	)
	methods = sentences(
		"{His} reports set out the evidence first, then the competing explanations, and only then the opinion on {t}.",
		"{He} checks every statement about {t} against records made at the time, and says plainly where they are thin.",
		"A second person repeats every analysis of {t} before {he} signs a report.",
		"{He} is careful to separate what the record on {t} shows from what it does not.",
		"Where the evidence on {t} leaves room for doubt, {his} report says how much, and why.",
		"{He} prefers a measurement to an assumption, and declines questions about {t} that cannot be measured.",
		"{His} notes on {t} are kept so that an opposing expert can follow each step.",
	)
	testimonies = sentences(
		"[tried]{He} has testified at trial in {trials} and has given {depositions}.",
		"[tried][both sides]{He} has testified at trial in {trials} and has given {depositions}, for plaintiffs as well as for the defense.",
		"[deposed once]{He} has given one deposition, in a matter that did not go to trial.",
		"[deposed]{He} has given {depositions}, and all of those matters settled or were decided before trial.",
		"[heard]{He} has testified in court in {trials}.",
		"[untested]{He} has not testified at a deposition or trial, and says so at the first call.",
	)
	records = sentences(
		"[both sides]Of the {matters} listed here, plaintiffs retained {him} in {plaintiff} and defendants in {defense}.",
		"[unchallenged]{He} has never had testimony limited or excluded.",
		"[denied]A challenge to {his} testimony was denied in {denied year}, and every ruling is listed here.",
		"[challenged]Every challenge to {his} testimony is listed here with its ruling.",
	)
	writings = sentences(
		"[published]{He} has published {works} on {t}, {r}, and related subjects.",
		"[published]{His} publications deal with {t}, {r}, and the limits of both.",
		"[articles]{His} latest article appeared in {journal} in {article year}.",
	)
	teachings = sentences(
		"[adjunct]As {adjunct post} at {adjunct school}, {he} lectures on {t} and {r}.",
		"[cle]Attorneys attend {his} seminars on {t}, which carry continuing education credit.",
		"[speaks]{He} has spoken about {t} and {r} at national meetings.",
	)
	services = sentences(
		"[committee]{He} serves on a committee of the {committee}.",
		"[member]{He} is a member of the {body}.",
		"[certificate]{He} has held a certification from {the issuer} since {certificate year}.",
		"[two bodies]{He} belongs to the {body} and the {second body}.",
		"[certified]{He} has been {certified} since {certified year}.",
	)
	rarities = sentences(
		"[retained]An unusual share of {his} matters has turned on {r}.",
		"{He} is among the few who have dealt with {r} in litigation.",
		"Questions about {r}, which many reports pass over, get a section of their own in {hers}.",
		"[before]Earlier work on {r} at {before} gives {him} a view of {t} that is hard to find elsewhere.",
	)
	closings = sentences(
		"[accepting]{He} accepts work from either side, and says early if {he} cannot help.",
		"{He} lives in {city} and travels for inspections and testimony.",
		"[accepting]{He} usually answers a first inquiry within one business day.",
		"A first call costs nothing, and {he} uses it to learn whether {t} is the real question.",
		"{He} keeps a complete list of testimony and rulings, and sends it on request.",
	)
)

var extras = [][]sentence{writings, teachings, services, records, rarities, writings, services, teachings, records, practices, methods}

// sentence is a form with its conditions.
type sentence = []piece

// piece is part of a sentence: fixed text, the name of a placeholder, or a condition.
type piece struct {
	text  string
	slot  string
	needs string
}

func sentences(templates ...string) [][]piece {
	parsed := make([][]piece, len(templates))
	for i, t := range templates {
		for strings.HasPrefix(t, "[") {
			condition, rest, _ := strings.Cut(t[1:], "]")
			parsed[i], t = append(parsed[i], piece{needs: condition}), rest
		}
		for t != "" {
			open := strings.IndexByte(t, '{')
			if open < 0 {
				parsed[i] = append(parsed[i], piece{text: t})
				break
			}
			if open > 0 {
				parsed[i] = append(parsed[i], piece{text: t[:open]})
			}
			shut := strings.IndexByte(t, '}')
			parsed[i] = append(parsed[i], piece{slot: t[open+1 : shut]})
			t = t[shut+1:]
		}
	}
	return parsed
}

const (
	fewestWords = 150
	mostWords   = 200
)

// biography writes 150 to 200 words.
func (w *writer) biography() string {
	w.out.Grow(1500)
	w.say(openings)
	w.say(trainings)
	w.say(practices)
	w.say(methods)
	w.say(testimonies)
	w.say(practices)
	for tries := 0; w.words() < fewestWords; tries++ {
		if tries < 24 {
			w.say(extras[w.dice.Under(len(extras))])
		} else {
			w.say([][]sentence{methods, practices, rarities}[tries%3])
		}
	}
	if w.words() < mostWords-24 && w.dice.Chance(70) {
		w.say(closings)
	}
	return w.out.String()
}

func (w *writer) words() int { return w.spaces + 1 }

// say adds a sentence that this biography hasn't used yet and whose conditions hold, if
// there is one.
func (w *writer) say(stage []sentence) {
	at := w.dice.Under(len(stage))
	for range stage {
		if s := &stage[at]; !w.said(s) && w.allows(*s) {
			w.used = append(w.used, s)
			w.speak(*s)
			return
		}
		at = (at + 1) % len(stage)
	}
}

func (w *writer) speak(s sentence) {
	if w.out.Len() > 0 {
		w.write(" ")
	}
	start := true
	for _, p := range s {
		switch {
		case p.needs != "":
			continue
		case p.slot == "":
			w.write(p.text)
		default:
			w.fill(p.slot, start)
		}
		start = false
	}
}

func (w *writer) said(s *sentence) bool {
	for _, u := range w.used {
		if u == s {
			return true
		}
	}
	return false
}

// write adds text. A name that ends in a period ends the sentence too.
func (w *writer) write(text string) {
	if strings.HasPrefix(text, ".") && strings.HasSuffix(w.out.String(), ".") {
		text = text[1:]
	}
	w.spaces += strings.Count(text, " ")
	w.out.WriteString(text)
}
