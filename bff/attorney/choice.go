package attorney

import "peritus/bff/platform/field"

// Roles an attorney may have.
var Roles = []field.Choice{
	{Value: "partner", Label: "Partner"}, {Value: "associate", Label: "Associate"}, {Value: "of-counsel", Label: "Of counsel"},
	{Value: "sole-practitioner", Label: "Solo practitioner"}, {Value: "in-house", Label: "In-house counsel"},
	{Value: "government", Label: "Government attorney"}, {Value: "public-defender", Label: "Public defender"},
	{Value: "legal-aid", Label: "Legal aid attorney"}, {Value: "other", Label: "Other"},
}

// PracticeAreas an attorney may work in. Codes never change, since records hold them;
// labels may be reworded.
var PracticeAreas = []field.Choice{
	{Value: "administrative", Label: "Administrative law"}, {Value: "antitrust", Label: "Antitrust"}, {Value: "appellate", Label: "Appellate"},
	{Value: "arbitration", Label: "Arbitration and mediation"}, {Value: "banking", Label: "Banking and finance"}, {Value: "bankruptcy", Label: "Bankruptcy"},
	{Value: "civil-rights", Label: "Civil rights"}, {Value: "class-actions", Label: "Class actions"}, {Value: "commercial", Label: "Commercial litigation"},
	{Value: "construction", Label: "Construction"}, {Value: "consumer", Label: "Consumer protection"}, {Value: "criminal", Label: "Criminal defense"},
	{Value: "data-privacy", Label: "Data privacy"}, {Value: "elder-care", Label: "Elder care and nursing homes"}, {Value: "employment", Label: "Employment"},
	{Value: "energy", Label: "Energy"}, {Value: "environmental", Label: "Environmental"}, {Value: "family", Label: "Family"},
	{Value: "government-contracts", Label: "Government contracts"}, {Value: "health-care", Label: "Health care"}, {Value: "immigration", Label: "Immigration"},
	{Value: "insurance", Label: "Insurance coverage"}, {Value: "intellectual-property", Label: "Intellectual property"}, {Value: "maritime", Label: "Maritime"},
	{Value: "mass-torts", Label: "Mass torts"}, {Value: "medical-malpractice", Label: "Medical malpractice"}, {Value: "personal-injury", Label: "Personal injury"},
	{Value: "premises", Label: "Premises liability"}, {Value: "product-liability", Label: "Product liability"},
	{Value: "professional-liability", Label: "Professional liability"}, {Value: "prosecution", Label: "Prosecution"}, {Value: "real-estate", Label: "Real estate"},
	{Value: "securities", Label: "Securities"}, {Value: "tax", Label: "Tax"}, {Value: "toxic-torts", Label: "Toxic torts"}, {Value: "transportation", Label: "Transportation"},
	{Value: "trusts-estates", Label: "Trusts and estates"}, {Value: "white-collar", Label: "White-collar crime"},
	{Value: "workers-compensation", Label: "Workers’ compensation"}, {Value: "wrongful-death", Label: "Wrongful death"},
}
