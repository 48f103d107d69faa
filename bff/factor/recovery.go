package factor

import (
	"context"
	"crypto/rand"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
)

// alphabet has no letters that are easily confused: 32 characters, five bits each.
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ0123456789"

// codeLength is the number of characters in a recovery code: 50 bits, too many to guess.
const codeLength = 10

// MakeRecoveryCodes replaces the recovery codes. The new ones are never shown again.
func (s *Service) MakeRecoveryCodes(ctx context.Context, actor auth.Actor) ([]string, error) {
	var codes []string
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		has, err := s.store.lockFactors(ctx, actor.UserID)
		if err != nil {
			return err
		}
		if has.count() == 0 {
			return errs.Conflicting("Recovery codes come with an authenticator app or a passkey. Set one up first.", nil)
		}
		if codes, err = s.newCodes(ctx, actor.UserID); err != nil {
			return err
		}
		if err := s.notifyActor(ctx, actor, codesMade, notify.Data{}); err != nil {
			return err
		}
		return s.note(ctx, actor, codesRenewed, nil)
	})
	return codes, err
}

func (s *Service) newCodes(ctx context.Context, userID string) ([]string, error) {
	now := s.Clock.Now().UnixMilli()
	codes, rows := make([]string, CodeCount), make([]recoveryRow, CodeCount)
	for i := range codes {
		code, err := newCode()
		if err != nil {
			return nil, err
		}
		codes[i] = code[:codeLength/2] + "-" + code[codeLength/2:]
		rows[i] = recoveryRow{UserID: userID, Hash: s.Codes.Hash(hashedCode(userID, code)), MadeAt: now}
	}
	return codes, s.store.replaceCodes(ctx, userID, rows)
}

func newCode() (string, error) {
	raw := make([]byte, codeLength)
	if _, err := rand.Read(raw); err != nil {
		return "", err
	}
	for i, b := range raw {
		raw[i] = alphabet[int(b)%len(alphabet)] // 256 is a multiple of 32, so no character is likelier
	}
	return string(raw), nil
}

// hashedCode is what is hashed instead of storing a recovery code.
func hashedCode(userID, code string) string { return userID + "\x00" + code }

// typedCode normalizes a recovery code as people type it.
func typedCode(code string) string {
	return strings.NewReplacer(" ", "", "-", "", "\u00a0", "", "O", "0", "I", "1", "L", "1", "U", "V").Replace(strings.ToUpper(code))
}

// checkRecoveryCode accepts a recovery code once, and emails its owner.
func (s *Service) checkRecoveryCode(ctx context.Context, userID, code string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		first, err := s.store.useCode(ctx, userID, s.Codes.Hashes(hashedCode(userID, typedCode(code))), s.Clock.Now())
		if err != nil {
			return err
		}
		if !first {
			return ErrRefused
		}
		left, _, err := s.store.codes(ctx, userID)
		if err != nil {
			return err
		}
		_, err = s.notify(ctx, userID, codeUsed, notify.Data{"left": left, "of": CodeCount})
		return err
	})
}
