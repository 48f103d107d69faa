package account

// Limits, for tests that reach them.
const (
	LinksPerHour   = linksPerHour
	FactorsPerLink = factorsPerLink
	RecoveryLimit  = recoveryLimit
	ChangesPerDay  = changesPerDay
)
