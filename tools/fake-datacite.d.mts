/** The ORCID iD whose works the stand-in for DataCite knows. */
export const knownOrcid: string;
