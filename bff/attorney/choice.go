package attorney

// Choice is one answer to choose.
type Choice struct {
	Value string `json:"value"`
	Label string `json:"label"`
}

// Roles that an attorney may have.
var Roles = []Choice{
	{"partner", "Partner"}, {"associate", "Associate"}, {"of-counsel", "Of counsel"},
	{"sole-practitioner", "Sole practitioner"}, {"in-house", "In-house counsel"},
	{"government", "Government attorney"}, {"public-defender", "Public defender"},
	{"legal-aid", "Legal aid attorney"}, {"other", "Something else"},
}

// PracticeAreas that an attorney may work in. Codes are kept for ever, since
// records hold them; names may be reworded.
var PracticeAreas = []Choice{
	{"administrative", "Administrative law"}, {"antitrust", "Antitrust"}, {"appellate", "Appellate"},
	{"arbitration", "Arbitration and mediation"}, {"banking", "Banking and finance"}, {"bankruptcy", "Bankruptcy"},
	{"civil-rights", "Civil rights"}, {"class-actions", "Class actions"}, {"commercial", "Commercial litigation"},
	{"construction", "Construction"}, {"consumer", "Consumer protection"}, {"criminal", "Criminal defense"},
	{"data-privacy", "Data privacy"}, {"elder-care", "Elder care and nursing homes"}, {"employment", "Employment"},
	{"energy", "Energy"}, {"environmental", "Environmental"}, {"family", "Family"},
	{"government-contracts", "Government contracts"}, {"health-care", "Health care"}, {"immigration", "Immigration"},
	{"insurance", "Insurance coverage"}, {"intellectual-property", "Intellectual property"}, {"maritime", "Maritime"},
	{"mass-torts", "Mass torts"}, {"medical-malpractice", "Medical malpractice"}, {"personal-injury", "Personal injury"},
	{"premises", "Premises liability"}, {"product-liability", "Product liability"},
	{"professional-liability", "Professional liability"}, {"prosecution", "Prosecution"}, {"real-estate", "Real estate"},
	{"securities", "Securities"}, {"tax", "Tax"}, {"toxic-torts", "Toxic torts"}, {"transportation", "Transportation"},
	{"trusts-estates", "Trusts and estates"}, {"white-collar", "White-collar crime"},
	{"workers-compensation", "Workers’ compensation"}, {"wrongful-death", "Wrongful death"},
}

func labelOf(choices []Choice, value string) (string, bool) {
	for _, c := range choices {
		if c.Value == value {
			return c.Label, true
		}
	}
	return value, false
}
