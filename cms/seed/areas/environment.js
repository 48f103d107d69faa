"use strict";

module.exports = {
  "environment/hydrology": {
    title: "Hydrologists",
    does: "They explain where water came from and where it went: floods, runoff, drainage, groundwater, and water rights. They model storms and streams and compare conditions before and after a project.",
    others: "Civil engineers design drains. Geotechnical engineers address slopes. Meteorologists say how much rain fell, and contamination experts what the water carried.",
    cannot: "How high water stood at one house without marks or gauges nearby. “A 100-year flood” is a probability, not a schedule, and who holds a water right is a question of law.",
  },
  "environment/geology": {
    title: "Geologists",
    does: "They describe rock, faults, slopes, and sinkholes, how they formed, and what risk they carry. They map, drill, and date, and say what could be known before someone built.",
    others: "Geotechnical engineers calculate stability. Hydrologists deal with water. Mining and petroleum experts address extraction, and seismologists shaking.",
    cannot: "When the next slide or earthquake will come. Design is for engineers, and what a site report should have said depends on what its authors were hired to do.",
  },
  "environment/contamination": {
    title: "Soil and groundwater contamination experts",
    does: "They find out what is in soil and groundwater, where it came from, when it got there, and how it spreads. They take samples, fingerprint sources, model plumes, and price a cleanup.",
    others: "Toxicologists explain effects on health. Hydrologists model flow. Chemists check lab data, and appraisers the effect on a property’s value.",
    cannot: "Which owner released what, if several used the same substance and records are thin. A level above a screening value calls for study; it doesn’t show harm.",
  },
  "environment/air": {
    title: "Air-quality experts",
    does: "They measure and model what was in the air: emissions, odors, smoke, dust, and accidental releases. They estimate who was exposed, to how much, and for how long.",
    others: "Chemical engineers estimate the release. Toxicologists and physicians address health. Meteorologists supply wind, and industrial hygienists indoor air.",
    cannot: "That someone became ill from the air. Models give averages with wide margins close to a source, and a monitor miles away may say little about one street.",
  },
  "environment/hygiene": {
    title: "Industrial hygienists",
    does: "They measure what people breathe, touch, and hear at work and at home: dust, asbestos, solvents, mold, noise. They rebuild past exposure and say which protection was known and feasible.",
    others: "Toxicologists and occupational physicians say what an exposure does. Safety experts address accidents. Air-quality experts cover outdoor air.",
    cannot: "Diagnose a disease or its cause. Past exposure without measurements is an estimate, and a limit set by regulation isn’t a line between safe and harmful.",
  },
  "environment/mining": {
    title: "Mining experts",
    does: "They explain how mines and quarries are planned and run: ground control, ventilation, blasting, equipment, and reserves. They review accidents, subsidence, royalties, and the rules of the Mine Safety and Health Administration.",
    others: "Geologists describe the deposit. Geotechnical engineers calculate stability. Mechanical engineers address machines, and valuation experts the mineral’s worth.",
    cannot: "What a mineral lease means. Damage from blasting needs measurements or sound estimates, and cracks in a house have many other causes.",
  },
  "environment/coastal": {
    title: "Coastal experts",
    does: "They explain waves, surge, erosion, and how shores react to seawalls, dredging, and storms. They model events, survey beaches, and tell wind from water damage near the coast.",
    others: "Structural engineers assess buildings. Hydrologists cover rivers. Meteorologists describe the storm, and naval architects vessels and docks.",
    cannot: "The order of wind and water at one house without evidence from it. Forecasts of a shore decades ahead are ranges, and where public land begins is a legal line.",
  },
};
