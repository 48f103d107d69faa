package command

import (
	"strings"
	"testing"

	"peritus/bff/platform/db/dbtest"
)

func TestRun_aMistakeShowsTheUsageAndEndsWith2(t *testing.T) {
	for line, says := range map[string]string{
		"":                               "which command?",
		"fly":                            `unknown command "fly"`,
		"user":                           "bff user suspend",
		"user promote":                   `unknown command "user promote"`,
		"admin create":                   "EMAIL is missing",
		"admin create a@b.example extra": `unexpected argument "extra"`,
		"user suspend a@b.example":       "-reason is missing",
		"jobs list -most many":           "usage: bff jobs list",
		"jobs list -most 0":              "-most: expected a number",
		"jobs retry":                     "ID… is missing",
		"jobs retry one":                 `"one" is not the number of a job`,
		"serve now":                      `unexpected argument "now"`,
		"serve -fast":                    "usage: bff serve",
	} {
		exit, out, errs := run(t, strings.Fields(line)...)
		if exit != 2 || out != "" || !strings.Contains(errs, "usage: bff") || line != "user" && !strings.Contains(errs, says) {
			t.Errorf("%q: exit %d\n%s%s", line, exit, out, errs)
		}
	}
}

func TestRun_everyCommandExplainsItselfWithoutSettings(t *testing.T) {
	for _, c := range commands() {
		for _, help := range []string{"--help", "-h"} {
			exit, all := runBoth(t, append(strings.Fields(c.words), help)...)
			if exit != 0 || !strings.Contains(all, "usage: bff "+c.words) {
				t.Errorf("%s %s: exit %d\n%s", c.words, help, exit, all)
			}
		}
	}
	for _, line := range []string{"--help", "help", "-h", "user --help"} {
		if exit, out, errs := run(t, strings.Fields(line)...); exit != 0 || errs != "" || !strings.Contains(out, "user suspend EMAIL") {
			t.Errorf("%s: exit %d\n%s%s", line, exit, out, errs)
		}
	}
}

func TestRun_invalidSettingsAreListedWithoutTheirValues(t *testing.T) {
	settings(t, dbtest.SQLiteURL(t), "")
	t.Setenv("WEB_SECRET", "hunter2")
	exit, out, errs := run(t, "jobs", "list")
	if exit != 1 || out != "" || !strings.Contains(errs, "WEB_SECRET: expected") || strings.Contains(errs, "hunter2") {
		t.Errorf("exit %d\n%s%s", exit, out, errs)
	}
}

func TestVersion_needsNoSettings(t *testing.T) {
	t.Setenv("DATABASE_URL", "nonsense")
	if exit, out, errs := run(t, "version"); exit != 0 || !strings.HasPrefix(out, "bff ") || !strings.Contains(out, ", schema ") {
		t.Errorf("exit %d\n%s%s", exit, out, errs)
	}
}
