package sample

import (
	"strings"
)

// A biography consists of sentences of these kinds, in this order, until it's long
// enough. writer.fill replaces the words in braces.
var (
	openings = sentences(
		"{Full} is {a role} whose work centers on {t}, {t} and {t}.",
		"{Full} has practiced as {a role} for {years} years, most of them in {city}, with a focus on {t} and {t}.",
		"For {years} years {full} has worked as {a role}, advising on {t}, {t} and the questions between them.",
		"Trained first in {field}, {full} is {a role} known among colleagues for patient work on {t} and {t}.",
		"{Full} leads {firm} in {city}, a small practice that investigates {t}, {t} and {t}.",
		"As {a role}, {full} has spent {years} years on {t}, {t} and what goes wrong with both.",
		"{Full}, {a role} in {city}, reviews matters that turn on {t} or {t}.",
		"Courts know {full} as {a role} who explains {t} and {t} in words that a jury keeps.",
	)
	trainings = sentences(
		"{He} studied {field} at {school} and has kept one foot in research ever since.",
		"{His} {degree} in {field} is from {school}, where {he} first worked on {t}.",
		"After taking {a degree} at {school}, {he} joined {firm} and learned {t} from the ground up.",
		"{He} came to {t} by way of {field}, which {he} read at {school}.",
		"{School} awarded {him} the {degree}; the years that followed at {firm} were spent on {t}.",
		"{A degree} from {school} led {him} to {firm} and, from there, to cases about {t}.",
	)
	practices = sentences(
		"At {firm} {he} headed the group that answered for {t} and {t}.",
		"{His} files include {s}, {s} and a long series of questions about {t}.",
		"Most assignments concern {s}, often where {t} and {t} meet.",
		"{He} has examined more than {count} matters that involved {t}, and returns to {t} in nearly every one.",
		"Before opening {his} own office {he} was employed by {firm}, where {t} and {t} were daily work.",
		"Insurers, public agencies and private counsel have asked {him} to look into {s} and {s}.",
		"{His} daily practice still includes {t}; {he} holds that nobody should testify about {t} from memory alone.",
		"{He} has been retained in {s}, in disputes about {t}, and in two inquiries into {s}.",
		"Work for {firm} took {him} through {t}, {t} and, in later years, {t}.",
		"About half of the practice is {t}; the rest is {t}, with some consulting on {t} for {firm}.",
		"{He} inspects in person wherever that is possible, above all when the question is {t}.",
	)
	methods = sentences(
		"{His} reports set out the evidence first, then the rival explanations, and only then the opinion on {t}.",
		"{He} tests {t} against records made at the time and says plainly where those records are thin.",
		"Every analysis of {t} is repeated by a second person before {he} signs it.",
		"{He} is careful to separate what {t} can show from what it cannot.",
		"Where the evidence on {t} leaves room for doubt, {his} report states how much and why.",
		"The method is simple to describe: secure the evidence, study {t}, and rule out one cause at a time.",
		"{He} prefers a measurement to an assumption and will decline a matter about {t} that cannot be measured.",
		"{His} file notes on {t} are kept so that an opposing expert can follow each step.",
	)
	testimonies = sentences(
		"{He} has testified in {n} trials and {count} depositions, for plaintiffs and defendants in about equal number.",
		"{His} opinion on {t} was admitted over a Daubert challenge in {year}.",
		"In {family} v. {firm}, {he} explained {t} to the jury over two days.",
		"{He} has given evidence in state and federal courts about {s}, {s} and {t}.",
		"One opinion on {t} was limited in {year}; {he} lists the ruling with all the others.",
		"Judges have qualified {him} in {t} and {t} in {n} jurisdictions.",
		"{He} served as a court-appointed neutral in {family} v. {family}, a dispute over {t}.",
		"Of {his} last {count} assignments, {n} reached trial and the rest settled after {his} report on {t}.",
		"{He} has withstood {n} motions to exclude, most of them aimed at {his} treatment of {t}.",
		"{He} was deposed in {family} v. {firm} about {t} and has since been asked about it by three other firms.",
	)
	writings = sentences(
		"{He} has published {n} papers on {t}, and a handbook chapter on {r} that practitioners still cite.",
		"{His} study of {r} appeared in {year} and is used to teach {t}.",
		"{He} writes about {t} for the bar journals, and about {r} for those who must measure it.",
		"A survey of {count} cases of {r}, made together with colleagues at {firm}, was published in {year}.",
		"{His} articles deal with {t}, {r} and the limits of both.",
	)
	teachings = sentences(
		"{He} teaches a short course on {t} at {school} each spring.",
		"As adjunct professor at {school}, {he} lectures on {t} and supervises theses about {r}.",
		"{He} trains investigators in {t} and has spoken about {r} at the national meeting.",
		"Attorneys attend {his} seminar on {t}, which carries continuing education credit.",
	)
	services = sentences(
		"{He} sits on the committee that drafts the standard for {t}.",
		"{He} chaired the working group on {r} from {year} and remains one of its reviewers.",
		"For six years {he} served on the state board that hears complaints about {t}.",
		"{He} reviews manuscripts on {t} and {r} for two journals.",
		"{He} advised the county after a run of {s} and helped to rewrite its rules on {t}.",
	)
	rarities = sentences(
		"An unusual share of {his} cases has turned on {r}.",
		"{He} is among the few who have dealt with {r} in litigation.",
		"Questions of {r}, which many reports pass over, receive a section of their own in {his}.",
		"Earlier work on {r} at {firm} gives {him} a view of {t} that is hard to find elsewhere.",
		"{His} testimony about {r} in {family} v. {family} settled a point that had been open since {year}.",
	)
	closings = sentences(
		"{He} accepts work from either side and will say early if {he} cannot help.",
		"{He} lives in {city} and travels throughout the country for inspections.",
		"{He} usually answers a first inquiry about {t} within a day.",
		"A first call costs nothing; {he} uses it to learn whether {t} is the real question.",
		"{He} keeps a complete list of testimony and rulings, and sends it on request.",
	)
)

var extras = [][][]piece{writings, teachings, services, rarities, methods, testimonies, practices}

// piece is part of a sentence: fixed text or the name of a placeholder.
type piece struct {
	text string
	slot string
}

func sentences(templates ...string) [][]piece {
	parsed := make([][]piece, len(templates))
	for i, t := range templates {
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
	for w.words() < fewestWords {
		w.say(extras[w.dice.under(len(extras))])
	}
	if w.words() < mostWords-22 && w.dice.chance(70) {
		w.say(closings)
	}
	return w.out.String()
}

func (w *writer) words() int { return w.spaces + 1 }

// say adds a sentence that this biography hasn't used yet.
func (w *writer) say(stage [][]piece) {
	at := w.dice.under(len(stage))
	for range stage {
		if !w.said(&stage[at]) {
			break
		}
		at = (at + 1) % len(stage)
	}
	w.used = append(w.used, &stage[at])
	if w.out.Len() > 0 {
		w.write(" ")
	}
	start := true
	for _, p := range stage[at] {
		if p.slot == "" {
			w.write(p.text)
		} else {
			w.fill(p.slot, start)
		}
		start = false
	}
}

func (w *writer) said(sentence *[]piece) bool {
	for _, u := range w.used {
		if u == sentence {
			return true
		}
	}
	return false
}

func (w *writer) write(text string) {
	w.spaces += strings.Count(text, " ")
	w.out.WriteString(text)
}
