package sample

// credential is what letters after a name mean. {State} is the state or country of the
// expert.
type credential struct {
	kind   string // a kind of license, "fellow", or "degree"
	name   string
	issuer string
	number string // # is a digit; empty where none is given
	years  int    // between renewals; 0 if it doesn't expire
	after  int    // years of practice before it is given
}

func license(name, issuer, number string, years int) credential {
	return credential{kind: "license", name: name, issuer: issuer, number: number, years: years}
}

// afterFour is a license that takes four years of work under others.
func afterFour(c credential) credential {
	c.after = 4
	return c
}

func certified(name, issuer, number string, years, after int) credential {
	return credential{kind: "certification", name: name, issuer: issuer, number: number, years: years, after: after}
}

func boarded(name, issuer string) credential {
	return credential{kind: "board-certification", name: name, issuer: issuer, number: "######", years: 10, after: 1}
}

func fellow(body string) credential { return credential{kind: "fellow", issuer: body, after: 6} }

var degreeLetters = credential{kind: "degree"}

// credentials by the letters after a name.
var credentials = map[string]credential{
	"PhD": degreeLetters, "PsyD": degreeLetters, "EdD": degreeLetters, "JD": degreeLetters, "MPA": degreeLetters, "MST": degreeLetters, "DNP": degreeLetters,
	"MD":     license("Physician and surgeon", "{State} Medical Board", "MD-######", 2),
	"DO":     license("Physician and surgeon", "{State} Medical Board", "DO-#####", 2),
	"PharmD": license("Pharmacist", "{State} Board of Pharmacy", "RPH-#####", 2),
	"RPh":    license("Pharmacist", "{State} Board of Pharmacy", "RPH-#####", 2),
	"DPT":    license("Physical therapist", "{State} Board of Physical Therapy", "PT-#####", 2),
	"PT":     license("Physical therapist", "{State} Board of Physical Therapy", "PT-#####", 2),
	"DVM":    license("Veterinarian", "{State} Board of Veterinary Medicine", "VET-#####", 2),
	"VMD":    license("Veterinarian", "{State} Board of Veterinary Medicine", "VET-#####", 2),
	"RN":     license("Registered nurse", "{State} Board of Nursing", "RN-######", 2),
	"LNHA":   license("Nursing home administrator", "{State} Board of Nursing Home Administrators", "NHA-####", 2),
	"LCSW":   license("Clinical social worker", "{State} Board of Social Work", "LCSW-#####", 2),
	"PE":     afterFour(license("Professional engineer", "{State} Board of Professional Engineers", "PE-#####", 2)),
	"SE":     afterFour(license("Structural engineer", "{State} Board of Professional Engineers", "SE-####", 2)),
	"GE":     afterFour(license("Geotechnical engineer", "{State} Board of Professional Engineers", "GE-####", 2)),
	"PG":     afterFour(license("Professional geologist", "{State} Board of Geologists", "PG-####", 2)),
	"CEG":    afterFour(license("Certified engineering geologist", "{State} Board of Geologists", "CEG-####", 2)),
	"LSP":    afterFour(license("Licensed site professional", "{State} Board of Waste Site Professionals", "LSP-####", 3)),
	"RA":     afterFour(license("Registered architect", "{State} Board of Architecture", "RA-#####", 2)),
	"CPA":    license("Certified public accountant", "{State} Board of Accountancy", "CPA-#####", 2),

	// Licenses that no letters stand for.
	"psychologist": license("Psychologist", "{State} Board of Psychology", "PSY-#####", 2),
	"appraiser":    license("Certified general real estate appraiser", "{State} Board of Real Estate Appraisers", "CG-####", 2),
	"educator":     license("School administrator", "{State} Department of Education", "######", 5),

	"AIA":  {kind: "member", issuer: "American Institute of Architects"},
	"AFTE": {kind: "member", issuer: "Association of Firearm and Tool Mark Examiners"},
	"AFNI": {kind: "member", issuer: "Nautical Institute"},
	"CMS":  {kind: "member", issuer: "National Association of Marine Surveyors"},
	"ASQ":  {kind: "member", issuer: "American Society for Quality"},

	"FAAP": fellow("American Academy of Pediatrics"), "FACC": fellow("American College of Cardiology"), "FACEP": fellow("American College of Emergency Physicians"),
	"FAAN": fellow("American Academy of Neurology"), "FACOG": fellow("American College of Obstetricians and Gynecologists"), "FASCO": fellow("American Society of Clinical Oncology"),
	"FAAOS": fellow("American Academy of Orthopaedic Surgeons"), "DFAPA": fellow("American Psychiatric Association"), "FACR": fellow("American College of Radiology"),
	"FACS": fellow("American College of Surgeons"), "FIDSA": fellow("Infectious Diseases Society of America"), "FCAP": fellow("College of American Pathologists"),
	"FACMT": fellow("American College of Medical Toxicology"), "FASAM": fellow("American Society of Addiction Medicine"), "FASM": fellow("ASM International"),
	"FRINA": fellow("Royal Institution of Naval Architects"), "FNI": fellow("Nautical Institute"), "DACVIM": boarded("Large animal internal medicine", "American College of Veterinary Internal Medicine"),

	"PTOE": certified("Professional Traffic Operations Engineer", "Transportation Professional Certification Board", "####", 3, 4), "CFEI": certified("Certified Fire and Explosion Investigator", "National Association of Fire Investigators", "#####-####", 5, 2),
	"CFI": certified("Certified Fire Investigator", "International Association of Arson Investigators", "##-###", 5, 4), "CESCP": certified("Certified Electrical Safety Compliance Professional", "National Fire Protection Association", "######", 3, 2),
	"CCPSC": certified("Certified Process Safety Professional", "Center for Chemical Process Safety", "####", 3, 4), "ACTAR": certified("Accredited traffic accident reconstructionist", "Accreditation Commission for Traffic Accident Reconstruction", "####", 5, 3),
	"CSP": certified("Certified Safety Professional", "Board of Certified Safety Professionals", "#####", 5, 3), "CHST": certified("Construction Health and Safety Technician", "Board of Certified Safety Professionals", "#####", 5, 2),
	"CIH": certified("Certified Industrial Hygienist", "Board for Global EHS Credentialing", "#####", 5, 4), "NCCCO": certified("Certified crane operator", "National Commission for the Certification of Crane Operators", "#########", 5, 1),
	"PSP": certified("Planning and Scheduling Professional", "AACE International", "#####", 3, 3), "CFCC": certified("Certified Forensic Claims Consultant", "AACE International", "#####", 3, 6), "CCP": certified("Certified Cost Professional", "AACE International", "#####", 3, 4),
	"CPC": certified("Certified Professional Constructor", "American Institute of Constructors", "####", 2, 3), "RRC": certified("Registered Roof Consultant", "International Institute of Building Enclosure Consultants", "####", 3, 3),
	"RBEC": certified("Registered Building Enclosure Consultant", "International Institute of Building Enclosure Consultants", "####", 3, 5), "MRICS": certified("Chartered quantity surveyor", "Royal Institution of Chartered Surveyors", "#######", 0, 3),
	"CCRN": certified("Critical care registered nurse", "American Association of Critical-Care Nurses", "########", 3, 2), "LNCC": certified("Legal Nurse Consultant Certified", "American Association of Legal Nurse Consultants", "####", 5, 3),
	"CLCP": certified("Certified Life Care Planner", "International Commission on Health Care Certification", "####", 5, 2), "CNLCP": certified("Certified Nurse Life Care Planner", "Certified Nurse Life Care Planner Certification Board", "####", 5, 2),
	"CRC": certified("Certified Rehabilitation Counselor", "Commission on Rehabilitation Counselor Certification", "######", 5, 1), "ABVE": certified("Diplomate, vocational evaluation", "American Board of Vocational Experts", "###", 5, 4),
	"DABT": certified("Diplomate in toxicology", "American Board of Toxicology", "####", 5, 3), "BCPS": certified("Board Certified Pharmacotherapy Specialist", "Board of Pharmacy Specialties", "#######", 7, 2),
	"CFE": certified("Certified Fraud Examiner", "Association of Certified Fraud Examiners", "######", 1, 2), "CFF": certified("Certified in Financial Forensics", "American Institute of Certified Public Accountants", "####", 3, 4),
	"ABV": certified("Accredited in Business Valuation", "American Institute of Certified Public Accountants", "####", 3, 3), "CFA": certified("Chartered Financial Analyst", "CFA Institute", "######", 0, 3),
	"ASA": certified("Accredited Senior Appraiser", "American Society of Appraisers", "######", 5, 4), "CVA": certified("Certified Valuation Analyst", "National Association of Certified Valuators and Analysts", "######", 3, 2),
	"CRCM": certified("Certified Regulatory Compliance Manager", "American Bankers Association", "######", 3, 3), "CAMS": certified("Certified Anti-Money Laundering Specialist", "Association of Certified Anti-Money Laundering Specialists", "######", 3, 2),
	"CFP": certified("Certified Financial Planner", "Certified Financial Planner Board of Standards", "######", 2, 2), "EA": certified("Enrolled agent", "Internal Revenue Service", "#####-EA", 3, 1),
	"CEA": certified("Certified Earnings Analyst", "American Rehabilitation Economics Association", "###", 5, 3), "SPHR": certified("Senior Professional in Human Resources", "HR Certification Institute", "#########", 3, 4),
	"SHRM-SCP": certified("SHRM Senior Certified Professional", "Society for Human Resource Management", "########", 3, 4), "PStat": certified("Accredited Professional Statistician", "American Statistical Association", "###", 5, 5),
	"EnCE": certified("Certified forensic examiner", "OpenText", "##-####-####", 3, 2), "GCFA": certified("Certified Forensic Analyst", "Global Information Assurance Certification", "#####", 4, 2), "CFCE": certified("Certified Forensic Computer Examiner", "International Association of Computer Investigative Specialists", "####", 3, 2),
	"CISSP": certified("Certified Information Systems Security Professional", "ISC2", "######", 3, 4), "CISM": certified("Certified Information Security Manager", "ISACA", "#######", 3, 4), "OSCP": certified("Offensive Security Certified Professional", "OffSec", "OS-######", 0, 1),
	"PMP": certified("Project Management Professional", "Project Management Institute", "#######", 3, 3), "CEDS": certified("Certified E-Discovery Specialist", "Association of Certified E-Discovery Specialists", "#####", 3, 1),
	"D-ABFDE": certified("Diplomate in forensic document examination", "American Board of Forensic Document Examiners", "###", 5, 3), "FDE": certified("Certified forensic document examiner", "Board of Forensic Document Examiners", "###", 5, 3),
	"FCCI": certified("Federally certified court interpreter", "Administrative Office of the U.S. Courts", "##-###", 0, 1), "CT": certified("Certified translator", "American Translators Association", "######", 3, 1),
	"CDS": certified("Certified Director of Safety", "North American Transportation Management Institute", "######", 3, 3), "CPE": certified("Certified Professional Ergonomist", "Board of Certification in Professional Ergonomics", "####", 5, 3),
	"ATP": certified("Airline transport pilot", "Federal Aviation Administration", "#######", 0, 1), "CFII": certified("Flight instructor, instruments", "Federal Aviation Administration", "#######CFI", 2, 1),
	"PH": certified("Professional Hydrologist", "American Institute of Hydrology", "##-H-####", 2, 3), "CCM": certified("Certified Consulting Meteorologist", "American Meteorological Society", "###", 5, 4), "QEP": certified("Qualified Environmental Professional", "Board for Global EHS Credentialing", "########", 5, 3),
	"QP": certified("Qualified Professional", "Mining and Metallurgical Society of America", "#####QP", 5, 4), "D.CE": certified("Diplomate, coastal engineering", "Academy of Coastal, Ocean, Port & Navigation Engineers", "###", 3, 5),
	"PRC": certified("Professional Researcher Certification", "Insights Association", "####", 2, 3), "CLP": certified("Certified Licensing Professional", "Certified Licensing Professionals, Inc.", "####", 3, 3),
	"CPCU": certified("Chartered Property Casualty Underwriter", "The Institutes", "", 0, 3), "AIC": certified("Associate in Claims", "The Institutes", "", 0, 1), "ARM": certified("Associate in Risk Management", "The Institutes", "", 0, 1), "CIC": certified("Certified Insurance Counselor", "National Alliance for Insurance Education & Research", "######", 1, 2),
	"MAI": certified("MAI designated member", "Appraisal Institute", "#####", 0, 4), "SRA": certified("SRA designated member", "Appraisal Institute", "#####", 0, 2), "AI-GRS": certified("General review specialist", "Appraisal Institute", "#####", 0, 4),
	"CPM": certified("Certified Property Manager", "Institute of Real Estate Management", "######", 0, 3), "CPP": certified("Certified Protection Professional", "ASIS International", "#####", 3, 4),
	"F-ABC": certified("Fellow in molecular biology", "American Board of Criminalistics", "####", 5, 2), "CLPE": certified("Certified Latent Print Examiner", "International Association for Identification", "####", 5, 2),
	"CLET": certified("Certified Law Enforcement Trainer", "American Society for Law Enforcement Training", "####", 3, 4), "CJM": certified("Certified Jail Manager", "American Jail Association", "####", 4, 4),
	"ABPP": {kind: "board-certification", name: "Forensic psychology", issuer: "American Board of Professional Psychology", number: "####", after: 3}, "ABPP-CN": {kind: "board-certification", name: "Clinical neuropsychology", issuer: "American Board of Professional Psychology", number: "####", after: 3},
	"CCA": certified("Certified Crop Adviser", "American Society of Agronomy", "######", 2, 2), "CPAg": certified("Certified Professional Agronomist", "American Society of Agronomy", "######", 2, 4), "CFS": certified("Certified Food Scientist", "Institute of Food Technologists", "#####", 5, 3),
	"BCMA": certified("Board Certified Master Arborist", "International Society of Arboriculture", "XX-####B", 3, 5), "RCA": certified("Registered Consulting Arborist", "American Society of Consulting Arborists", "###", 0, 4), "CF": certified("Certified Forester", "Society of American Foresters", "####", 3, 5),
}

// practiceLicenses are needed to practice outside medicine, by the path of the area.
var practiceLicenses = map[string]string{
	"forensics/pathology": "MD", "pharmacology/opioids": "MD", "pharmacology/pharmacy": "PharmD", "agriculture/veterinary": "DVM",
	"care/nursing": "RN", "care/long-term": "LNHA", "care/rehabilitation": "DPT", "psychology/forensic": "psychologist",
	"psychology/neuropsychology": "psychologist", "psychology/custody": "psychologist", "insurance/appraisal": "appraiser", "psychology/education": "educator",
}
