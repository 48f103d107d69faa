// Package command is the program's command line: its commands, arguments, and exit codes.
// The rules are in the app and its domains.
package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"strings"

	"peritus/bff/app"
	"peritus/bff/platform/config"
)

// Exit codes. Usage errors have their own, so that scripts can tell them from failures.
const (
	exitOK    = 0
	exitError = 1
	exitUsage = 2
)

// command is one line of the table.
type command struct {
	words    string // such as "user suspend"
	operands string // as shown in the usage, such as "EMAIL"
	least    int    // minimum number of operands
	most     int    // maximum number of operands; -1: no limit
	summary  string
	// prepare declares the flags and returns the action to run once they are parsed. It is
	// nil if the command parses its own arguments.
	prepare func(flags *flag.FlagSet) action
	// run is for a command that parses its own arguments.
	run func(ctx context.Context, in input, args []string) error
}

// input has a command's settings, operands, and outputs.
type input struct {
	operands []string
	out      io.Writer // the result; a secret goes nowhere else
	err      io.Writer // progress and logs
}

type action func(ctx context.Context, in input) error

// usageError is a mistake in a command line.
type usageError struct{ text string }

func (e usageError) Error() string { return e.text }

// Run runs the command that args name and returns the exit code.
func Run(ctx context.Context, args []string, out, errs io.Writer) int {
	in := input{out: out, err: errs}
	c, rest, found := lookUp(args)
	if !found {
		return help(args, in)
	}
	err := c.start(ctx, in, rest)
	usage := usageError{}
	switch {
	case err == nil:
		return exitOK
	case errors.Is(err, flag.ErrHelp):
		return exitOK
	case errors.As(err, &usage):
		_, _ = fmt.Fprintf(errs, "bff: %s\n\n%s", usage, c.usage())
		return exitUsage
	}
	_, _ = fmt.Fprintln(errs, "bff:", err)
	return exitError
}

// lookUp finds the command whose words args start with. No command's words are a prefix of
// another's.
func lookUp(args []string) (c command, rest []string, found bool) {
	for _, c := range commands() {
		words := strings.Fields(c.words)
		if len(args) >= len(words) && strings.Join(args[:len(words)], " ") == c.words {
			return c, args[len(words):], true
		}
	}
	return command{}, nil, false
}

func (c command) start(ctx context.Context, in input, args []string) error {
	if c.prepare == nil {
		return c.run(ctx, in, args)
	}
	flags := flag.NewFlagSet(c.words, flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	do := c.prepare(flags)
	for len(args) > 0 { // flags may come before and after operands
		if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) {
			_, _ = io.WriteString(in.out, c.usage())
			return err
		} else if err != nil {
			return usageError{err.Error()}
		}
		if args = flags.Args(); len(args) > 0 {
			in.operands, args = append(in.operands, args[0]), args[1:]
		}
	}
	switch n := len(in.operands); {
	case n < c.least:
		return usageError{c.operands + " is missing"}
	case c.most >= 0 && n > c.most:
		return usageError{fmt.Sprintf("unexpected argument %q", in.operands[c.most])}
	}
	return do(ctx, in)
}

// readSettings reads the settings and sends the log of this process to w.
func readSettings(w io.Writer) (config.Config, error) {
	c, err := config.FromEnvironment()
	if err != nil {
		return c, fmt.Errorf("invalid settings:\n%w", err)
	}
	options := &slog.HandlerOptions{Level: c.Level(), ReplaceAttr: utcMillis}
	var handler slog.Handler = slog.NewJSONHandler(w, options)
	if c.LogFormat == "text" {
		handler = slog.NewTextHandler(w, options)
	}
	slog.SetDefault(slog.New(handler))
	return c, nil
}

// utcMillis writes times as the web and the CMS do.
func utcMillis(groups []string, a slog.Attr) slog.Attr {
	if a.Key == slog.TimeKey && len(groups) == 0 {
		a.Value = slog.StringValue(a.Value.Time().UTC().Format("2006-01-02T15:04:05.000Z"))
	}
	return a
}

// withApp opens the app for one command. Its log goes to standard error, so that standard
// output has only the result.
func withApp(do func(ctx context.Context, a *app.App, in input) error) action {
	return func(ctx context.Context, in input) error {
		return open(ctx, in, in.err, do)
	}
}

func open(ctx context.Context, in input, log io.Writer, do func(ctx context.Context, a *app.App, in input) error) error {
	c, err := readSettings(log)
	if err != nil {
		return err
	}
	a, err := app.New(ctx, c, app.Deps{})
	if err != nil {
		return err
	}
	return errors.Join(do(ctx, a, in), a.Close())
}
