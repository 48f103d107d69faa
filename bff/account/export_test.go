package account

// Limits, for tests that reach them.
const (
	FactorsPerLink = factorsPerLink
	RecoveryLimit  = recoveryLimit
	ChangesPerDay  = changesPerDay
)
