package claim

import "strings"

// earlyLength is how many characters a hash without the name of a key has.
const earlyLength = 40

// hash is what is stored instead of a secret or an address.
func (s *Service) hash(kind, value string) string { return s.Keys.Hash(hashed(kind, value)) }

// hashes are all hashes that a secret can be stored as.
func (s *Service) hashes(kind, value string) []string {
	all := s.Keys.Hashes(hashed(kind, value))
	for i, hash := range all {
		if !strings.Contains(hash, ".") {
			all[i] = hash[:earlyLength]
		}
	}
	return all
}

// matches reports whether a stored hash is the secret's.
func (s *Service) matches(stored, kind, value string) bool {
	return s.Keys.Matches(stored, hashed(kind, value))
}

func hashed(kind, value string) string { return "claim " + kind + "\x00" + value }
