"use strict";

module.exports = {
  "insurance/claims": {
    title: "Claims-handling experts",
    does: "They explain how insurers investigate, value, and pay claims, and whether one was handled by industry standards. They review the file, the adjuster’s steps, and communication with the insured.",
    others: "Underwriting experts address the application. Engineers and physicians address the loss itself. Damages experts calculate it.",
    cannot: "What the policy covers, or that an insurer acted in bad faith: courts and juries decide. Custom of the industry isn’t the same as a statute on unfair claims.",
  },
  "insurance/underwriting": {
    title: "Underwriting experts",
    does: "They explain how insurers choose and price risks: what an application asks, what matters to the price, and how agents and brokers place coverage. They compare a decision with guidelines of the time.",
    others: "Claims experts address the handling later. Actuaries calculate rates. Brokers speak to their own standard of care.",
    cannot: "That an omission legally voids a policy. They can say what this insurer’s guidelines would have done, and only if those guidelines and past files show it.",
  },
  "insurance/appraisal": {
    title: "Real estate appraisers",
    does: "They give an opinion of what property was worth on a date, before and after an event if need be. They inspect, compare sales, and follow the Uniform Standards of Professional Appraisal Practice.",
    others: "Cost experts price construction. Contamination and geotechnical experts explain a defect. Property managers speak to rent, and economists to markets.",
    cannot: "That a defect exists: they assume what others find. State licenses set limits, and fear alone lowers a value only if sales show it.",
  },
  "insurance/premises": {
    title: "Property management and premises experts",
    does: "They explain how owners and managers keep property safe: inspections, lighting, floors, stairs, snow, and security. They compare records with codes, standards, and what similar properties do.",
    others: "Human factors experts explain falls. Civil and structural engineers address the site and building. Police and security experts deal with crime and guards.",
    cannot: "That an owner knew of a hazard, unless the records show it. Past crime nearby doesn’t settle what could be foreseen in law, and a floor tested a year later isn’t the floor of that day.",
  },
};
