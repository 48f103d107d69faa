"use strict";

module.exports = {
  "pharmacology/clinical": {
    title: "Clinical pharmacologists",
    does: "They explain what a drug does in the body: dose, interactions, side effects, and what was known and when. They review labels, trials, and reports of harm.",
    others: "Toxicologists deal with poisoning. Pharmacists speak to dispensing. Physicians judge prescribing in their specialty, and regulatory experts the FDA’s process.",
    cannot: "That a drug harmed one person just because it can. Reports to the FDA don’t establish a cause, and whether a warning was legally adequate is for the jury.",
  },
  "pharmacology/toxicology": {
    title: "Toxicologists",
    does: "They explain how alcohol, drugs, and chemicals affect people and at what dose. They check lab methods, calculate levels back in time, and ask whether an exposure could cause and did cause an illness.",
    others: "Industrial hygienists measure exposure. Epidemiologists study groups. Forensic pathologists explain deaths, and physicians diagnose the patient.",
    cannot: "How one person behaved at a given level: tolerance differs. Counting back from a blood test takes assumptions that they must name, and without a dose there is no sound opinion on cause.",
  },
  "pharmacology/opioids": {
    title: "Opioid and pain-medicine experts",
    does: "They review how pain was treated: choice and dose of opioids, monitoring, tapering, and procedures. They compare the record with guidelines and state rules of the time.",
    others: "Addiction physicians address dependence. Pharmacists speak to their own duty to check. Toxicologists interpret levels, and economists and epidemiologists effects on communities.",
    cannot: "That a guideline was the law, or judge old care by a new one. They can’t say that a prescription caused an addiction without looking at the person’s whole history.",
  },
  "pharmacology/pharmacy": {
    title: "Pharmacy experts",
    does: "They say what a careful pharmacist would have done: checking a prescription, catching an interaction, counseling, compounding, and keeping records. They review dispensing systems and state rules.",
    others: "Pharmacologists and physicians explain what the drug did. Nurses speak to giving it in a hospital. Reimbursement experts cover prices and benefit managers.",
    cannot: "That a drug caused an injury, in most states. They don’t judge the prescriber’s medical choice, and a duty to warn differs from state to state.",
  },
};
