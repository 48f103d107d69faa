package config

import (
	"encoding/base64"
	"strings"
	"testing"
)

// good is a complete environment. Tests change one setting.
func good(t *testing.T) {
	t.Helper()
	secret := base64.StdEncoding.EncodeToString([]byte(strings.Repeat("s", 32)))
	for name, value := range map[string]string{
		"SEED_DEMO": "true", "BFF_HOST": "127.0.0.1", "BFF_PORT": "8080", "BFF_METRICS_PORT": "9091",
		"WEB_ORIGIN": "http://localhost:3000", "DATABASE_URL": "sqlite:var/x.db", "REDIS_URL": "", "SMTP_URL": "",
		"MAIL_FROM": "Peritus <hello@peritus.test>", "JWT_KEYS": "a:" + secret, "REFRESH_KEY": secret,
		"WEB_SECRET": secret, "CMS_URL": "http://127.0.0.1:1337", "CMS_TOKEN": secret,
		"CMS_WEBHOOK_SECRET": secret, "PREVIEW_SECRET": secret, "LOG_LEVEL": "info", "LOG_FORMAT": "json",
	} {
		t.Setenv(name, value)
	}
}

func TestFromEnvironment_readsAllSettings(t *testing.T) {
	good(t)
	c, err := FromEnvironment()
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Keys()) != 1 || c.Keys()[0].KID != "a" || c.Address() != "127.0.0.1:8080" {
		t.Errorf("config %+v", c)
	}
}

func TestFromEnvironment_errorsNameTheSettingButNotItsValue(t *testing.T) {
	for name, c := range map[string]struct{ value, expected string }{
		"BFF_PORT":            {"80a0-hunter2", "expected a int"},
		"BFF_METRICS_PORT":    {"70000", "a port from 0 to 65535"},
		"WEB_ORIGIN":          {"localhost-hunter2:3000/x", "an origin"},
		"DATABASE_URL":        {"mysql://u:hunter2@h/d", "sqlite:PATH, with the path of a file, or postgres://"},
		"REDIS_URL":           {"http://u:hunter2@h", "redis://"},
		"SMTP_URL":            {"http://u:hunter2@h", "smtp://"},
		"MAIL_FROM":           {"hunter2", "an address"},
		"JWT_KEYS":            {"a:hunter2", "at least 32 bytes"},
		"REFRESH_KEY":         {"hunter2", "32 random bytes in base64"},
		"WEB_SECRET":          {"hunter2", "at least 32 random characters"},
		"DATACITE_URL":        {"http://hunter2.example/graphql", "https://HOST/PATH"},
		"DATACITE_METHOD":     {"hunter2", "POST or GET"},
		"CMS_URL":             {"ftp://hunter2", "an origin"},
		"CMS_PUBLIC_URL":      {"hunter2", "the origin that editors type"},
		"CMS_TOKEN":           {"hunter2", "at least 32 characters"},
		"CMS_WEBHOOK_SECRET":  {"hunter2", "at least 32"},
		"PREVIEW_SECRET":      {"hunter2", "at least 32"},
		"STRIPE_SECRET_KEY":   {"hunter2", "a secret or restricted key"},
		"STAFF_SECOND_FACTOR": {"hunter2", "required; the demo alone may say off"},
		"LOG_LEVEL":           {"hunter2", "debug, info, warn or error"},
		"LOG_FORMAT":          {"hunter2", "json or text"},
		"SEED_DEMO":           {"hunter2", "expected a bool"},
	} {
		t.Run(name, func(t *testing.T) {
			good(t)
			t.Setenv(name, c.value)
			_, err := FromEnvironment()
			if err == nil {
				t.Fatal("was accepted")
			}
			text := err.Error()
			if !strings.Contains(text, name) || !strings.Contains(text, c.expected) || strings.Contains(text, "hunter2") {
				t.Errorf("error: %s", text)
			}
		})
	}
}

func TestFromEnvironment_refreshKeyListsSecretsTheCurrentOneFirst(t *testing.T) {
	encoded := func(letter string) string {
		return base64.StdEncoding.EncodeToString([]byte(strings.Repeat(letter, 32)))
	}
	for value, want := range map[string]string{
		encoded("a"):                              "a",
		encoded("b") + "," + encoded("a"):         "b a",
		" " + encoded("b") + " , " + encoded("a"): "b a",
		"":                                "",
		encoded("a") + ",":                "",
		encoded("a") + "," + encoded("a"): "",
		encoded("a") + ",c2hvcnQ=":        "",
		"k:" + encoded("a"):               "",
	} {
		good(t)
		t.Setenv("REFRESH_KEY", value)
		c, err := FromEnvironment()
		var got []string
		for _, secret := range c.RefreshSecrets() {
			got = append(got, string(secret[0]))
		}
		if (err == nil) != (want != "") || strings.Join(got, " ") != want {
			t.Errorf("%q: %v, %v", value, got, err)
		}
	}
}

func TestFromEnvironment_refusesTheDemoOffLoopback(t *testing.T) {
	for name, value := range map[string]string{"BFF_HOST": "0.0.0.0", "WEB_ORIGIN": "https://peritus.example"} {
		t.Run(name, func(t *testing.T) {
			good(t)
			t.Setenv(name, value)
			if _, err := FromEnvironment(); err == nil || !strings.Contains(err.Error(), "SEED_DEMO") {
				t.Errorf("with the demo: %v", err)
			}
			t.Setenv("SEED_DEMO", "false")
			if _, err := FromEnvironment(); err != nil {
				t.Errorf("without it: %v", err)
			}
		})
	}
}

func TestFromEnvironment_sqliteRequiresAFile(t *testing.T) {
	good(t)
	for _, address := range []string{"sqlite:", "sqlite: ", "sqlite:var/", "sqlite::memory:"} {
		t.Setenv("DATABASE_URL", address)
		if _, err := FromEnvironment(); err == nil || !strings.Contains(err.Error(), "DATABASE_URL: expected sqlite:PATH") {
			t.Errorf("%s: %v", address, err)
		}
	}
	for _, address := range []string{"sqlite:x.db", "sqlite:a#1.db", "sqlite:/srv/peritus/peritus.db"} {
		t.Setenv("DATABASE_URL", address)
		if _, err := FromEnvironment(); err != nil {
			t.Errorf("%s: %v", address, err)
		}
	}
}

func TestFromEnvironment_postgresRequiresRedis(t *testing.T) {
	good(t)
	t.Setenv("DATABASE_URL", "postgres://localhost/peritus")
	if _, err := FromEnvironment(); err == nil || !strings.Contains(err.Error(), "REDIS_URL") {
		t.Errorf("err %v", err)
	}
	t.Setenv("REDIS_URL", "redis://localhost")
	if _, err := FromEnvironment(); err != nil {
		t.Errorf("err %v", err)
	}
}

func TestFromEnvironment_listsAllInvalidSettings(t *testing.T) {
	good(t)
	t.Setenv("REFRESH_KEY", "")
	t.Setenv("LOG_LEVEL", "loud")
	_, err := FromEnvironment()
	if err == nil || !strings.Contains(err.Error(), "REFRESH_KEY") || !strings.Contains(err.Error(), "LOG_LEVEL") {
		t.Errorf("err %v", err)
	}
}

func TestParseKeys_refusesDuplicateNames(t *testing.T) {
	secret := base64.StdEncoding.EncodeToString([]byte(strings.Repeat("s", 32)))
	if _, err := parseKeys("a:" + secret + ",a:" + secret); err == nil {
		t.Error("a duplicate name was accepted")
	}
	if keys, err := parseKeys("b:" + secret + ", a:" + secret); err != nil || keys[0].KID != "b" {
		t.Errorf("%v %v", keys, err)
	}
}

func TestFromEnvironment_optionalStaffFactorOnlyInTheDemo(t *testing.T) {
	good(t)
	t.Setenv("STAFF_SECOND_FACTOR", "off")
	if _, err := FromEnvironment(); err != nil {
		t.Errorf("refused in the demo: %v", err)
	}
	t.Setenv("SEED_DEMO", "false")
	if _, err := FromEnvironment(); err == nil {
		t.Error("allowed outside the demo")
	}
}
