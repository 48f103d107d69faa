"use strict";

module.exports = {
  "agriculture/agronomy": {
    title: "Agronomists and crop experts",
    does: "They explain why a crop failed or yielded less: seed, soil, weather, pests, water, or drifting herbicide. They inspect fields, take samples, and estimate the yield that was lost.",
    others: "Economists price the loss. Chemists test residues. Meteorologists supply weather, and mechanical engineers examine equipment.",
    cannot: "Much about a field that was plowed before anyone looked. Symptoms of drift resemble disease, so they need a pattern and tests, and prices are for economists.",
  },
  "agriculture/food": {
    title: "Food-safety experts",
    does: "They explain how food became contaminated or mislabeled and whether a plant, store, or restaurant controlled its hazards. They review safety plans, temperatures, recalls, and lab results.",
    others: "Infectious-disease physicians explain the illness. Epidemiologists trace outbreaks. Microbiologists compare strains, and packaging engineers the container.",
    cannot: "Which meal made one person ill without leftovers, a matching strain, or an outbreak. The last meal is often blamed and often wrong.",
  },
  "agriculture/veterinary": {
    title: "Veterinarians",
    does: "They review the care and death of animals, from pets and horses to herds: diagnosis, surgery, drugs, breeding, and transport. They perform examinations and autopsies and explain disease.",
    others: "Appraisers value animals. Animal behaviorists address bites. Toxicologists test feed, and agronomists pasture.",
    cannot: "What a bite or a fall did to a person. An animal’s worth is for an appraiser, and many states limit what an owner can recover.",
  },
  "agriculture/forestry": {
    title: "Forestry and tree experts",
    does: "They explain why a tree fell or died, whether its risk could be seen, what timber or a landscape tree was worth, and how a wildfire spread. They inspect, core, and map.",
    others: "Fire investigators find the origin. Geotechnical engineers address roots and slopes. Real estate appraisers value the land, and utilities’ experts power lines.",
    cannot: "That an owner should have known of decay that couldn’t be seen from outside. Once the stump is gone, photos decide what can be said, and boundaries are for surveyors.",
  },
};
