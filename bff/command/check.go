package command

import (
	"context"
	"flag"
	"fmt"

	"peritus/bff/command/check"
	"peritus/bff/platform/config"
)

// checkAll continues after invalid settings, because others may be wrong too.
func checkAll(*flag.FlagSet) action {
	return func(ctx context.Context, in input) error {
		c, invalid := config.FromEnvironment()
		problems, err := check.Run(ctx, c, invalid, in.out)
		switch {
		case err != nil:
			return err
		case problems == 1:
			return fmt.Errorf("1 problem")
		case problems > 1:
			return fmt.Errorf("%d problems", problems)
		}
		return nil
	}
}
