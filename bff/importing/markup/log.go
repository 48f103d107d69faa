package markup

import "fmt"

// log counts messages in the order they first occurred.
type log struct {
	order []string
	times map[string]int
}

func (l *log) add(what string) {
	if l.times == nil {
		l.times = map[string]int{}
	}
	if l.times[what] == 0 {
		l.order = append(l.order, what)
	}
	l.times[what]++
}

func (l *log) lines() []string {
	var lines []string
	for _, what := range l.order {
		if n := l.times[what]; n > 1 {
			what = fmt.Sprintf("%s (%d times)", what, n)
		}
		lines = append(lines, what)
	}
	return lines
}
