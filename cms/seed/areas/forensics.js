"use strict";

module.exports = {
  "forensics/dna": {
    title: "DNA experts",
    does: "They compare DNA from evidence with known samples, explain mixtures and statistics, and review a lab’s work. They check chain of custody, contamination, and the software that was used.",
    others: "Statisticians test the numbers. Serologists identify body fluids. Crime-scene experts speak to collection.",
    cannot: "How or when DNA got there: it can be carried from one person or object to another. A match probability isn’t the probability of guilt, and small mixtures may support no conclusion.",
  },
  "forensics/firearms": {
    title: "Firearms and ballistics experts",
    does: "They examine guns, bullets, and casings: whether a gun works, how far away it was fired, and what paths bullets took. They also compare marks to see whether they support a common source.",
    others: "Forensic pathologists explain wounds. Materials engineers study a failed gun. Chemists test residue, and scene experts rebuild positions.",
    cannot: "That marks come from one gun to the exclusion of all others: courts increasingly limit such claims. Residue on hands doesn’t show who fired.",
  },
  "forensics/fingerprints": {
    title: "Fingerprint experts",
    does: "They develop prints, compare them with known ones, and say how strongly the detail supports a common source. They document their comparison so that another examiner can check it.",
    others: "DNA experts may test the same trace. Crime-scene experts speak to collection. Cognitive scientists address bias and error rates.",
    cannot: "That there is no chance of error, or when a print was left. Smudged or partial prints may support no conclusion, and knowing other evidence can sway a comparison.",
  },
  "forensics/pathology": {
    title: "Forensic pathologists",
    does: "They determine the cause and manner of death, explain wounds, and estimate times. They perform autopsies or review another’s photos, slides, and reports.",
    others: "Toxicologists interpret levels. Neuropathologists examine the brain. Anthropologists study bones, and cardiologists or oncologists natural disease.",
    cannot: "Who did it, or with what intent. The time of death is a range, and “homicide” on a certificate means that another person acted, not that a crime was committed.",
  },
  "forensics/police": {
    title: "Police practices experts",
    does: "They explain how officers and departments should act: stops, arrests, use of force, pursuits, investigations, and training. They compare conduct with policies, state standards, and accepted training.",
    others: "Video experts time and stabilize recordings. Physicians and pathologists explain injuries. Human factors experts address perception under stress.",
    cannot: "That force was unconstitutional: reasonableness in law is for the court and jury. A breach of policy isn’t a breach of the Constitution, and they shouldn’t say which witness to believe.",
  },
  "forensics/corrections": {
    title: "Corrections experts",
    does: "They explain how jails and prisons should be run: classification, suicide watch, medical care, use of force, staffing, and conditions. They compare records with policies and national standards.",
    others: "Physicians, nurses, and psychiatrists judge care. Police practices experts cover arrests. Pathologists explain deaths in custody.",
    cannot: "What an officer knew in their own mind, which often decides these cases. Accreditation standards aren’t the constitutional minimum.",
  },
};
