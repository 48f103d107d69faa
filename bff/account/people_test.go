package account_test

import (
	"testing"

	"peritus/bff/account/accounttest"
	"peritus/bff/platform/errs"
)

func TestAdd_anAddressIsInUseInEverySpelling(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		if _, err := f.Add(f.Ctx, "INES@firm.example", "Twin", accounttest.Password, nil); errs.KindOf(err) != errs.Conflict {
			t.Errorf("err %v", err)
		}
	})
}
