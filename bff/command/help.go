package command

import (
	"flag"
	"fmt"
	"slices"
	"strings"
)

// help prints the commands that start with args. It is a usage error unless the person
// asked for help.
func help(args []string, in input) int {
	asked := slices.ContainsFunc(args, isHelp)
	words := slices.DeleteFunc(slices.Clone(args), isHelp)
	group := groupOf(words)
	if asked && (len(words) == 0 || group != "") {
		_, _ = fmt.Fprint(in.out, overview(group))
		return exitOK
	}
	problem := "which command?"
	if len(words) > 0 && group != strings.Join(words, " ") {
		problem = fmt.Sprintf("unknown command %q", strings.Join(words, " "))
	}
	_, _ = fmt.Fprintf(in.err, "bff: %s\n\n%s", problem, overview(group))
	return exitUsage
}

func isHelp(arg string) bool {
	return arg == "help" || arg == "-h" || arg == "-help" || arg == "--help"
}

// groupOf returns the first word, if commands begin with it.
func groupOf(words []string) string {
	for _, c := range commands() {
		if len(words) > 0 && strings.HasPrefix(c.words, words[0]+" ") {
			return words[0]
		}
	}
	return ""
}

// overview lists the commands of a group, or all of them.
func overview(group string) string {
	var b strings.Builder
	b.WriteString("usage: bff COMMAND\n\n")
	for _, c := range commands() {
		if group == "" || strings.HasPrefix(c.words, group+" ") {
			fmt.Fprintf(&b, "  %-31s %s\n", strings.TrimSpace(c.words+" "+c.operands), c.summary)
		}
	}
	b.WriteString("\nbff COMMAND --help shows the options of a command.\n")
	return b.String()
}

// usage describes one command with its options.
func (c command) usage() string {
	var b strings.Builder
	fmt.Fprintf(&b, "usage: %s\n\n%s\n", strings.TrimSpace("bff "+c.words+" "+c.operands), capital(c.summary)+".")
	if c.prepare == nil {
		return b.String()
	}
	flags := flag.NewFlagSet(c.words, flag.ContinueOnError)
	c.prepare(flags)
	options := &strings.Builder{}
	flags.SetOutput(options)
	flags.PrintDefaults()
	if options.Len() > 0 {
		b.WriteString("\n" + options.String())
	}
	return b.String()
}

func capital(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
