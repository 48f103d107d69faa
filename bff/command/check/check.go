// Package check tries the servers, folders, ports, and tokens in the settings. It changes
// nothing, and a bff may run at the same time.
package check

import (
	"context"
	"fmt"
	"io"
	"strings"
	"time"

	"peritus/bff/platform/config"
)

// patience is the timeout of each attempt.
const patience = 10 * time.Second

// finding is the result of trying one setting. A nil problem means it works.
type finding struct {
	setting string
	note    string
	problem error
}

// Run tries every setting in c, writes a line for each, and returns the number of problems.
// invalid is the error from reading c. Settings in it aren't tried.
func Run(ctx context.Context, c config.Config, invalid error, out io.Writer) (problems int, err error) {
	findings := unreadable(invalid)
	wrong := map[string]bool{}
	for _, f := range findings {
		wrong[f.setting] = true
	}
	for _, try := range []struct {
		setting string
		do      func(context.Context, config.Config) []finding
	}{
		{"DATABASE_URL", tryDatabase}, {"REDIS_URL", tryRedis}, {"MEDIA_DIR", tryMedia}, {"SMTP_URL", tryMail},
		{"DATACITE_URL", tryDataCite}, {"CMS_URL", tryCMS}, {"CMS_PUBLIC_URL", tryCMSName}, {"WEB_ORIGIN", tryWebName}, {"BFF_PORT", tryPort}, {"BFF_METRICS_PORT", tryMetricsPort},
	} {
		if wrong[try.setting] {
			continue
		}
		tryCtx, cancel := context.WithTimeout(ctx, patience)
		findings = append(findings, try.do(tryCtx, c)...)
		cancel()
	}
	for _, f := range findings {
		state, text := "ok", f.note
		if f.problem != nil {
			state, text = "WRONG", f.problem.Error()
			problems++
		}
		if _, err := fmt.Fprintf(out, "%-6s%-19s %s\n", state, f.setting, strings.ReplaceAll(text, "\n", "; ")); err != nil {
			return problems, err
		}
	}
	return problems, nil
}

// unreadable returns the settings that can't be read, each with what was expected.
func unreadable(invalid error) (findings []finding) {
	if invalid == nil {
		return []finding{{setting: "settings", note: "all can be read"}}
	}
	for line := range strings.SplitSeq(invalid.Error(), "\n") {
		name, expected, _ := strings.Cut(line, ": ")
		findings = append(findings, finding{setting: name, problem: fmt.Errorf("%s", expected)})
	}
	return findings
}

func one(setting, note string, problem error) []finding { return []finding{{setting, note, problem}} }
