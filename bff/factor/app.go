package factor

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base32"
	"fmt"
	"net/url"
	"strings"
	"time"

	"github.com/pquerna/otp"
	"github.com/pquerna/otp/hotp"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
)

// Time-based codes as in RFC 6238, with the defaults that every app supports.
const (
	period      = 30 // seconds
	secretBytes = 20
	issuer      = "Peritus"
)

var base32Secret = base32.StdEncoding.WithPadding(base32.NoPadding)

// BeginApp returns a secret for an authenticator app. Within SetupLifetime it returns the
// same one, so a reload changes nothing.
func (s *Service) BeginApp(ctx context.Context, actor auth.Actor) (Setup, error) {
	var secret []byte
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		row, found, err := s.store.lockApp(ctx, actor.UserID)
		if err != nil {
			return err
		}
		if row.ConfirmedAt != nil {
			return errs.Conflicting("Your authenticator app is already set up. Turn it off before you set up another one.", nil)
		}
		now := s.Clock.Now()
		if found && s.waits(row) {
			secret, err = s.Secrets.Open(row.Secret, actor.UserID)
			return err
		}
		secret = make([]byte, secretBytes)
		if _, err := rand.Read(secret); err != nil {
			return err
		}
		sealed, err := s.Secrets.Seal(secret, actor.UserID)
		if err != nil {
			return err
		}
		return s.store.saveApp(ctx, authenticatorRow{UserID: actor.UserID, Secret: sealed, BegunAt: now.UnixMilli()})
	})
	if err != nil {
		return Setup{}, err
	}
	return setupOf(actor.Email, base32Secret.EncodeToString(secret))
}

func (s *Service) waits(row authenticatorRow) bool {
	return s.Clock.Now().Sub(time.UnixMilli(row.BegunAt)) < SetupLifetime
}

func setupOf(email, secret string) (Setup, error) {
	q := url.Values{"secret": {secret}, "issuer": {issuer}, "algorithm": {"SHA1"}, "digits": {"6"}, "period": {fmt.Sprint(period)}}
	// Apps read a plus sign literally.
	uri := "otpauth://totp/" + url.PathEscape(issuer+":"+email) + "?" + strings.ReplaceAll(q.Encode(), "+", "%20")
	picture, err := qr(uri)
	if err != nil {
		return Setup{}, err
	}
	var groups []string
	for rest := secret; rest != ""; {
		n := min(4, len(rest))
		groups, rest = append(groups, rest[:n]), rest[n:]
	}
	return Setup{Secret: strings.Join(groups, " "), URI: uri, QR: picture}, nil
}

// ConfirmApp turns the app on with its first code. For the first factor of an account, it
// returns the recovery codes, which are never shown again.
func (s *Service) ConfirmApp(ctx context.Context, actor auth.Actor, code string) ([]string, error) {
	var codes []string
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		row, found, err := s.store.lockApp(ctx, actor.UserID)
		if err != nil {
			return err
		}
		if !found || row.ConfirmedAt != nil || !s.waits(row) {
			return ErrSetupOver
		}
		step, err := s.stepOf(row, code)
		if err != nil {
			return err
		}
		if step == 0 {
			return errs.Field(map[string][]string{"code": {"That code isn't right. Check your phone's clock, then enter the next code."}})
		}
		now := s.Clock.Now().UnixMilli()
		row.ConfirmedAt, row.LastStep = &now, step
		if err := s.store.saveApp(ctx, row); err != nil {
			return err
		}
		if codes, err = s.added(ctx, actor, appAdded, notify.Data{}); err != nil {
			return err
		}
		return s.note(ctx, actor, appSetUp, nil)
	})
	return codes, err
}

// RemoveApp turns the app off.
func (s *Service) RemoveApp(ctx context.Context, actor auth.Actor) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		has, err := s.store.lockFactors(ctx, actor.UserID)
		if err != nil {
			return err
		}
		if !has.on() {
			return errs.NotFoundf("Authenticator app")
		}
		if err := s.mayLose(actor, has); err != nil {
			return err
		}
		if err := s.store.removeApp(ctx, actor.UserID); err != nil {
			return err
		}
		if err := s.removed(ctx, actor, has, appRemoved, notify.Data{}); err != nil {
			return err
		}
		return s.note(ctx, actor, appTurnedOff, nil)
	})
}

// checkCode accepts a code once. Earlier codes are refused after that.
func (s *Service) checkCode(ctx context.Context, userID, code string) error {
	row, found, err := s.store.findApp(ctx, userID)
	if err != nil {
		return err
	}
	if !found || row.ConfirmedAt == nil {
		return ErrRefused
	}
	step, err := s.stepOf(row, code)
	if err != nil {
		return err
	}
	if step == 0 {
		return ErrRefused
	}
	first, err := s.store.useStep(ctx, userID, step)
	if err == nil && !first {
		err = ErrRefused
	}
	return err
}

// stepOf returns the time step of a code: the current one or, for clocks that differ, the
// one before or after. It's 0 if none matches.
func (s *Service) stepOf(row authenticatorRow, code string) (int64, error) {
	secret, err := s.Secrets.Open(row.Secret, row.UserID)
	if err != nil {
		return 0, err
	}
	code = strings.NewReplacer(" ", "", "-", "", "\u00a0", "").Replace(code)
	now, match := s.Clock.Now().Unix()/period, int64(0)
	for step := now - 1; step <= now+1; step++ {
		right, err := hotp.GenerateCodeCustom(base32Secret.EncodeToString(secret), uint64(step),
			hotp.ValidateOpts{Digits: otp.DigitsSix, Algorithm: otp.AlgorithmSHA1})
		if err != nil {
			return 0, fmt.Errorf("code of an authenticator: %w", err)
		}
		if subtle.ConstantTimeCompare([]byte(right), []byte(code)) == 1 {
			match = step
		}
	}
	return match, nil
}
