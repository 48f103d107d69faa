package db

import "fmt"

// Wrap says what a store was doing when err happened; nil stays nil.
func Wrap(what string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", what, err)
}
