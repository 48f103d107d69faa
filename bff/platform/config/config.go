// Package config owns the program's settings. They are read and validated once, in main.
// Errors name the setting and the expected value.
package config

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/mail"
	"net/url"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/caarlos0/env/v11"
)

// Config has all settings of the bff, named like their environment variables.
type Config struct {
	SeedDemo bool `env:"SEED_DEMO" envDefault:"false"`

	Host        string `env:"BFF_HOST" envDefault:"127.0.0.1"`
	Port        int    `env:"BFF_PORT" envDefault:"8080"`
	MetricsPort int    `env:"BFF_METRICS_PORT" envDefault:"9091"`
	WebOrigin   string `env:"WEB_ORIGIN" envDefault:"http://localhost:3000"`

	DatabaseURL string `env:"DATABASE_URL" envDefault:"sqlite:var/peritus.db"`
	RedisURL    string `env:"REDIS_URL"`

	SMTPURL  string `env:"SMTP_URL"`
	MailFrom string `env:"MAIL_FROM" envDefault:"Peritus <hello@peritus.test>"`
	// StaffMail receives digests of new inquiries. If empty, every staff member does.
	StaffMail string `env:"STAFF_MAIL"`
	// StaffDigestMinutes is the shortest time between two digests.
	StaffDigestMinutes int `env:"STAFF_DIGEST_MINUTES" envDefault:"15"`
	// SMSURL is the text message gateway. Without one, no texts are offered.
	SMSURL    string `env:"SMS_URL"`
	SMSToken  string `env:"SMS_TOKEN"`
	SMSSecret string `env:"SMS_WEBHOOK_SECRET"`
	MailDir   string `env:"MAIL_DIR" envDefault:"var/mail"`
	// DataCiteURL is DataCite's GraphQL API. Without one, no publications are looked up.
	DataCiteURL    string `env:"DATACITE_URL"`
	DataCiteMethod string `env:"DATACITE_METHOD" envDefault:"POST"`
	// MediaDir holds private files. All processes share it.
	MediaDir string `env:"MEDIA_DIR" envDefault:"var/media"`
	// MessageFilesMB is how many megabytes of files an account can have in conversations.
	MessageFilesMB int `env:"MESSAGE_FILES_MB" envDefault:"2048"`

	JWTKeys    string `env:"JWT_KEYS"`
	RefreshKey string `env:"REFRESH_KEY"`
	WebSecret  string `env:"WEB_SECRET"`

	CMSURL           string `env:"CMS_URL" envDefault:"http://127.0.0.1:1337"`
	CMSPublicURL     string `env:"CMS_PUBLIC_URL"`
	CMSToken         string `env:"CMS_TOKEN"`
	CMSImportToken   string `env:"CMS_IMPORT_TOKEN"`
	CMSWebhookSecret string `env:"CMS_WEBHOOK_SECRET"`
	PreviewSecret    string `env:"PREVIEW_SECRET"`
	MediaBase        string `env:"MEDIA_BASE"`

	// CreditRules is a file with the prices and rules of credits. Empty: those of the program.
	CreditRules string `env:"CREDIT_RULES"`
	// StripeKey is the secret key of the Stripe account that sells credits. Empty: people write
	// to us.
	StripeKey string `env:"STRIPE_SECRET_KEY"`
	// StripeWebhook has the secrets that sign Stripe's events, the current one first.
	StripeWebhook string `env:"STRIPE_WEBHOOK_SECRET"`
	// StripeURL replaces Stripe's address in tests.
	StripeURL string `env:"STRIPE_URL"`

	// StaffSecondFactor is "required" or, only in the demo, "off".
	StaffSecondFactor string `env:"STAFF_SECOND_FACTOR" envDefault:"required"`

	// DrainSeconds is how long a stopping process still accepts requests.
	DrainSeconds int `env:"DRAIN_SECONDS" envDefault:"0"`

	LogLevel  string `env:"LOG_LEVEL" envDefault:"info"`
	LogFormat string `env:"LOG_FORMAT" envDefault:"json"`

	keys    []Key
	refresh [][]byte
}

// Key signs access tokens under the name KID. The first key signs; all keys verify.
type Key struct {
	KID    string
	Secret []byte
}

// FromEnvironment reads and validates the settings. Its error lists all invalid ones.
func FromEnvironment() (Config, error) { return From(env.ToMap(os.Environ())) }

// From reads and validates settings by environment variable name.
func From(values map[string]string) (Config, error) {
	c, err := env.ParseAsWithOptions[Config](env.Options{Environment: values})
	if err != nil {
		return c, explain(err)
	}
	return c, c.check()
}

// Keys returns the parsed JWT_KEYS.
func (c *Config) Keys() []Key { return c.keys }

// RefreshSecrets returns the parsed REFRESH_KEY, the current secret first.
func (c *Config) RefreshSecrets() [][]byte { return c.refresh }

// StripeSecrets returns the secrets that sign Stripe's events.
func (c *Config) StripeSecrets() []string { return strings.Split(c.StripeWebhook, ",") }

// Address is the address the bff listens on.
func (c *Config) Address() string { return net.JoinHostPort(c.Host, strconv.Itoa(c.Port)) }

// MetricsAddress is the address of the metrics for operators. It's never public.
func (c *Config) MetricsAddress() string {
	return net.JoinHostPort(c.Host, strconv.Itoa(c.MetricsPort))
}

// Level returns the parsed LOG_LEVEL.
func (c *Config) Level() slog.Level {
	var l slog.Level
	_ = l.UnmarshalText([]byte(c.LogLevel)) // already validated
	return l
}

func (c *Config) check() error {
	var wrong []error
	expect := func(ok bool, name, expected string) {
		if !ok {
			wrong = append(wrong, fmt.Errorf("%s: expected %s", name, expected))
		}
	}
	var level slog.Level
	expect(c.Port >= 0 && c.Port < 65536, "BFF_PORT", "a port from 0 to 65535")
	expect(c.MetricsPort >= 0 && c.MetricsPort < 65536, "BFF_METRICS_PORT", "a port from 0 to 65535")
	expect(c.DrainSeconds >= 0 && c.DrainSeconds <= 60, "DRAIN_SECONDS", "whole seconds from 0 to 60")
	expect(isOrigin(c.WebOrigin), "WEB_ORIGIN", "an origin such as https://peritus.example, without a path")
	expect(hasPrefix(c.DatabaseURL, "postgres://", "postgresql://") || namesFile(c.DatabaseURL), "DATABASE_URL", "sqlite:PATH, with the path of a file, or postgres://…")
	expect(c.RedisURL == "" || hasPrefix(c.RedisURL, "redis://", "rediss://"), "REDIS_URL", "redis://HOST:PORT, or nothing for the in-process one")
	expect(!strings.HasPrefix(c.DatabaseURL, "postgres") || c.RedisURL != "", "REDIS_URL", "the address of a Redis server, since Postgres means that several processes may run")
	expect(c.SMTPURL == "" || hasPrefix(c.SMTPURL, "smtp://", "smtps://"), "SMTP_URL", "smtp://USER:PASSWORD@HOST:PORT, or nothing to write mails into files")
	_, err := mail.ParseAddress(c.MailFrom)
	expect(err == nil, "MAIL_FROM", "an address such as Peritus <hello@peritus.example>")
	expect(c.StaffMail == "" || validAddress(c.StaffMail), "STAFF_MAIL", "an address such as desk@peritus.example, or nothing to write to every member of staff")
	expect(c.MessageFilesMB >= 25 && c.MessageFilesMB <= 1<<20, "MESSAGE_FILES_MB", "whole megabytes from 25 to 1048576")
	expect(c.StaffDigestMinutes >= 1 && c.StaffDigestMinutes <= 24*60, "STAFF_DIGEST_MINUTES", "whole minutes from 1 to 1440")
	expect(c.SMSURL == "" || hasPrefix(c.SMSURL, "https://") || isLoopback(hostOf(c.SMSURL)), "SMS_URL", "https://HOST/PATH of the gateway, or nothing to send no texts")
	expect(c.SMSURL == "" || c.SMSToken != "", "SMS_TOKEN", "the token of the gateway")
	expect(c.SMSURL == "" || len(c.SMSSecret) >= 32, "SMS_WEBHOOK_SECRET", "at least 32 random characters, the same as the gateway signs its reports with")
	expect(c.DataCiteURL == "" || hasPrefix(c.DataCiteURL, "https://") && hostOf(c.DataCiteURL) != "" || isLoopback(hostOf(c.DataCiteURL)), "DATACITE_URL", "https://HOST/PATH of a GraphQL API, such as https://api.datacite.org/graphql, or nothing to look up no publications")
	expect(c.DataCiteMethod == "POST" || c.DataCiteMethod == "GET", "DATACITE_METHOD", "POST or GET")
	expect(c.StripeKey == "" || hasPrefix(c.StripeKey, "sk_", "rk_"), "STRIPE_SECRET_KEY", "a secret or restricted key of Stripe, or nothing to sell no credits online")
	expect(c.StripeKey == "" || !slices.ContainsFunc(c.StripeSecrets(), func(s string) bool { return !strings.HasPrefix(s, "whsec_") || len(s) < 20 }), "STRIPE_WEBHOOK_SECRET", "the signing secret of the webhook, or several, separated by commas")
	expect(c.StripeURL == "" || isOrigin(c.StripeURL) && isLoopback(hostOf(c.StripeURL)), "STRIPE_URL", "an origin on loopback, for tests, or nothing")
	expect(isOrigin(c.CMSURL), "CMS_URL", "an origin such as http://127.0.0.1:1337, without a path")
	expect(c.CMSPublicURL == "" || isOrigin(c.CMSPublicURL), "CMS_PUBLIC_URL", "the origin that editors type, or nothing where it is CMS_URL")
	expect(len(c.CMSToken) >= 32, "CMS_TOKEN", "at least 32 characters, the read-only token of the CMS")
	expect(c.CMSImportToken == "" || len(c.CMSImportToken) >= 32, "CMS_IMPORT_TOKEN", "at least 32 characters, the token that imports write with, or nothing where none are made")
	expect(len(c.CMSWebhookSecret) >= 32, "CMS_WEBHOOK_SECRET", "at least 32 random characters, the same for the CMS")
	expect(len(c.PreviewSecret) >= 32, "PREVIEW_SECRET", "at least 32 random characters, the same for the CMS")
	expect(len(c.WebSecret) >= 32, "WEB_SECRET", "at least 32 random characters, the same for the web")
	expect(level.UnmarshalText([]byte(c.LogLevel)) == nil, "LOG_LEVEL", "debug, info, warn or error")
	expect(c.StaffSecondFactor == "required" || c.SeedDemo && c.StaffSecondFactor == "off", "STAFF_SECOND_FACTOR", "required; the demo alone may say off")
	expect(c.LogFormat == "json" || c.LogFormat == "text", "LOG_FORMAT", "json or text")
	expect(!c.SeedDemo || (isLoopback(c.Host) && isLoopback(hostOf(c.WebOrigin))), "SEED_DEMO",
		"false, unless both BFF_HOST and WEB_ORIGIN are loopback: the demo's passwords are public")

	c.keys, err = parseKeys(c.JWTKeys)
	expect(err == nil, "JWT_KEYS", "KID:BASE64[,KID:BASE64…] with secrets of at least 32 bytes and names that differ")
	c.refresh, err = parseSecrets(c.RefreshKey)
	expect(err == nil, "REFRESH_KEY", "BASE64[,BASE64…] with at least 32 random bytes in base64 each, the current one first, all different")
	return errors.Join(wrong...)
}

// explain removes values from parser errors, because a setting may be a secret.
func explain(err error) error {
	var all env.AggregateError
	if !errors.As(err, &all) {
		return err
	}
	var wrong []error
	for _, e := range all.Errors {
		var parse env.ParseError
		if errors.As(e, &parse) {
			wrong = append(wrong, fmt.Errorf("%s: expected a %s", variable(parse.Name), parse.Type))
			continue
		}
		wrong = append(wrong, e)
	}
	return errors.Join(wrong...)
}

// variable returns the environment variable of a Config field.
func variable(field string) string {
	if f, ok := reflect.TypeFor[Config]().FieldByName(field); ok {
		return f.Tag.Get("env")
	}
	return field
}

func parseKeys(list string) ([]Key, error) {
	var keys []Key
	seen := map[string]bool{}
	for entry := range strings.SplitSeq(list, ",") {
		kid, encoded, ok := strings.Cut(strings.TrimSpace(entry), ":")
		if !ok || kid == "" || seen[kid] {
			return nil, errors.New("name missing or duplicate")
		}
		secret, err := base64.StdEncoding.DecodeString(encoded)
		if err != nil || len(secret) < 32 {
			return nil, errors.New("secret too short")
		}
		seen[kid] = true
		keys = append(keys, Key{KID: kid, Secret: secret})
	}
	return keys, nil
}

func parseSecrets(list string) ([][]byte, error) {
	var secrets [][]byte
	for encoded := range strings.SplitSeq(list, ",") {
		secret, err := base64.StdEncoding.DecodeString(strings.TrimSpace(encoded))
		if err != nil || len(secret) < 32 {
			return nil, errors.New("secret too short")
		}
		if slices.ContainsFunc(secrets, func(other []byte) bool { return bytes.Equal(other, secret) }) {
			return nil, errors.New("duplicate secret")
		}
		secrets = append(secrets, secret)
	}
	return secrets, nil
}

func hasPrefix(s string, prefixes ...string) bool {
	for _, p := range prefixes {
		if strings.HasPrefix(s, p) {
			return true
		}
	}
	return false
}

// namesFile reports whether an address is sqlite: with a path. Without one, SQLite would
// keep the data in a file that is deleted when the program ends.
func namesFile(address string) bool {
	path, sqlite := strings.CutPrefix(address, "sqlite:")
	return sqlite && path != "" && path == strings.TrimSpace(path) && !strings.HasSuffix(path, "/") && path != ":memory:"
}

func validAddress(s string) bool {
	a, err := mail.ParseAddress(s)
	return err == nil && a.Address == s
}

func isOrigin(s string) bool {
	u, err := url.Parse(s)
	return err == nil && (u.Scheme == "http" || u.Scheme == "https") && u.Host != "" &&
		u.Path == "" && u.RawQuery == "" && u.User == nil
}

func hostOf(origin string) string {
	u, err := url.Parse(origin)
	if err != nil {
		return ""
	}
	return u.Hostname()
}

func isLoopback(host string) bool {
	if host == "localhost" {
		return true
	}
	ip := net.ParseIP(host)
	return ip != nil && ip.IsLoopback()
}
