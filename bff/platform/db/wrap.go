package db

import "fmt"

// Wrap adds what a store was doing to err. Nil stays nil.
func Wrap(what string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", what, err)
}
