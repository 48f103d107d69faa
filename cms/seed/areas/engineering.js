"use strict";

module.exports = {
  "engineering/structural": {
    title: "Structural engineers",
    does: "They explain why a building, bridge, or other structure cracked, sagged, or collapsed. They inspect what is left, review drawings and calculations, model the loads, and compare the design with the code of its day.",
    others: "Geotechnical engineers cover the ground below. Materials engineers examine broken parts. Construction-defect experts look at workmanship, and cost estimators price the repair.",
    cannot: "Who is legally liable, or what a contract means. A model shows what could have happened; if the wreckage is gone, an opinion on the cause rests on photos and records and should say so.",
  },
  "engineering/civil": {
    title: "Civil and transportation engineers",
    does: "They review how roads, intersections, drainage, and work zones were designed, signed, and maintained. They measure sight distance, read crash histories, and compare a site with state and federal design manuals.",
    others: "Accident reconstructionists work out how vehicles moved. Human factors experts explain what a driver could notice. Hydrologists deal with floods beyond a site’s own drains.",
    cannot: "Whether a public agency is immune, or that a road was legally defective. A departure from a manual isn’t proof of cause: they need crash data or a reconstruction to link it to one crash.",
  },
  "engineering/mechanical": {
    title: "Mechanical engineers",
    does: "They study how a machine, vehicle part, or product was designed, guarded, and maintained, and how it failed. Typical work is testing, hazard analysis, and comparing safer designs and industry standards.",
    others: "Materials engineers examine the fracture itself. Electrical engineers take controls and power. Human factors experts review warnings, and biomechanical engineers relate forces to injuries.",
    cannot: "What a worker was thinking, or that a product is legally defective. A safer design on paper counts for little unless they can show that it was feasible when the product was sold.",
  },
  "engineering/electrical": {
    title: "Electrical and power engineers",
    does: "They investigate shocks, arc flashes, outages, and failures of wiring, motors, and controls. They trace circuits, test protective devices, and apply the electrical and safety codes in force at the time.",
    others: "Fire investigators decide where a fire began. Electricians testify about trade practice. Mechanical engineers cover driven machines, and physicians the effects of current on the body.",
    cannot: "That a fire was electrical only because nothing else was found. Damaged wires can be the result of a fire, not its cause, and telling one from the other needs physical evidence.",
  },
  "engineering/materials": {
    title: "Materials and metallurgy experts",
    does: "They find out why metal, plastic, glass, or concrete broke, corroded, or wore out. They examine fracture surfaces under a microscope, test hardness and chemistry, and tell fatigue from overload.",
    others: "Mechanical and structural engineers work out the loads that the part saw. Chemists identify unknown deposits. Quality experts review how the part was made and inspected.",
    cannot: "What load caused a break from the surface alone, or when a crack began to the day. Once a part has been cut or cleaned, some questions can’t be answered anymore, so agree on a protocol first.",
  },
  "engineering/geotechnical": {
    title: "Geotechnical engineers",
    does: "They explain how soil and rock behaved: settlement, landslides, failed retaining walls, and damage from nearby digging. They drill, test samples, monitor movement, and calculate stability.",
    others: "Geologists describe how the ground formed. Structural engineers assess the building above. Hydrologists deal with water, and contractors with how an excavation was carried out.",
    cannot: "What the ground is like between borings with certainty. They can’t say that a crack is new without earlier records, and they don’t decide who carried the risk of unknown ground.",
  },
  "engineering/fire": {
    title: "Fire and explosion experts",
    does: "They determine where a fire or explosion began and what caused it, and whether alarms, sprinklers, and exits worked. They follow the scientific method that NFPA 921 describes and document each hypothesis they ruled out.",
    others: "Electrical and mechanical engineers examine single devices. Chemists test debris for accelerants. Fire protection engineers review codes, and public fire marshals investigate as well.",
    cannot: "That a fire was set because no other cause was found. They can’t read intent from burn patterns, and if the evidence doesn’t decide it, the right answer is “undetermined.”",
  },
  "engineering/biomechanics": {
    title: "Biomechanical engineers",
    does: "They calculate the forces on a body in a crash, fall, or impact, and compare them with what research says about how injuries arise. They also study how belts, helmets, and seats changed those forces.",
    others: "Accident reconstructionists supply speeds and movements. Physicians diagnose and treat. Human factors experts explain behavior, and mechanical engineers the equipment.",
    cannot: "What injuries this person has, or their prognosis: that is medicine. Courts often limit them to forces and general injury mechanisms, and averages don’t describe one person’s tolerance exactly.",
  },
  "engineering/marine": {
    title: "Naval architects and marine engineers",
    does: "They study how vessels are designed, built, loaded, and powered: stability, structure, propulsion, and equipment. They investigate sinkings, fires, and failures, and survey damage.",
    others: "Master mariners testify about seamanship and navigation. Materials engineers examine failed parts. Marine surveyors value vessels, and coastal engineers cover waves and harbors.",
    cannot: "Whether a crew was negligent under maritime law, or whether a vessel was legally seaworthy. If a vessel can’t be raised, their opinion rests on models and on what survivors and records say.",
  },
  "engineering/aerospace": {
    title: "Aerospace engineers",
    does: "They examine the design, certification, and maintenance of aircraft, drones, and their parts. They work with flight data, wreckage, and test records to explain a loss of control or a failure.",
    others: "Pilots and air traffic controllers testify about operations. Materials engineers study fractures. Human factors experts look at the cockpit, and meteorologists at the weather.",
    cannot: "Repeat the finding of the NTSB on probable cause as their own proof: federal law keeps the Board’s report out of civil suits. They also can’t say what the pilots thought beyond what data show.",
  },
  "engineering/chemical": {
    title: "Chemical and process engineers",
    does: "They explain releases, runaway reactions, and losses in plants and labs. They rebuild the process from logs, review hazard analyses and safety systems, and calculate what was released and where it went.",
    others: "Fire and explosion experts find the ignition. Toxicologists explain effects on people. Industrial hygienists measure exposure, and air-quality experts model the plume.",
    cannot: "That an exposure made someone ill: that takes a toxicologist or a physician. Control logs have gaps, and a simulation is only as good as the inputs that the parties kept.",
  },
};
