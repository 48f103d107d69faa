"use strict";

module.exports = {
  "construction/cranes": {
    title: "Crane and rigging experts",
    does: "They explain how a lift was planned and carried out: load charts, ground, rigging, signals, and the roles of operator, rigger, and lift director. They review inspections and the OSHA and ASME rules that applied.",
    others: "Mechanical and structural engineers analyze the machine and its failed parts. Construction safety experts look at the site as a whole. Materials engineers examine ropes and hooks.",
    cannot: "Why metal broke, unless they are also engineers. They can’t settle which company controlled the site under a contract, and a violation of a rule isn’t by itself the cause of an accident.",
  },
  "construction/safety": {
    title: "Construction safety experts",
    does: "They review how a site was run: fall protection, trenches, scaffolds, training, and who was to inspect what. They compare the practice with OSHA rules, company programs, and the custom of the trade.",
    others: "Crane, electrical, and structural experts cover single hazards. Human factors experts explain how people notice danger. Physicians and life care planners deal with the injury.",
    cannot: "Who is legally responsible, although they can describe who usually does what. An OSHA citation or its absence doesn’t settle negligence, and they shouldn’t judge whose account is true.",
  },
  "construction/delay": {
    title: "Delay and scheduling experts",
    does: "They work out how long a project was late, why, and which party’s events were on the critical path. They rebuild schedules from updates and daily logs and choose a method that the records support.",
    others: "Cost experts price the time. Engineers explain technical causes. Forensic accountants check what was really spent, and contract administrators describe notice and change orders.",
    cannot: "What the contract allows, or whether notice was legally enough. A schedule made after the fact isn’t evidence of what people knew then, and different accepted methods can give different answers.",
  },
  "construction/defects": {
    title: "Construction-defect experts",
    does: "They inspect homes and buildings for work that doesn’t meet plans, codes, or manufacturers’ instructions. They open walls, test samples, tell a defect from wear, and describe the repair.",
    others: "Structural, geotechnical, and roofing experts take their own systems. Cost estimators price repairs. Architects and contractors testify about their own standard of care.",
    cannot: "That every unit has a defect because some do, without a sound sample. An architect’s standard of care usually takes an architect, and the limit on old claims is a question of law.",
  },
  "construction/envelope": {
    title: "Roofing and building-envelope experts",
    does: "They find out how water or air got through roofs, walls, windows, and balconies. They run water tests, take moisture readings, examine storm damage, and compare the work with details and warranties.",
    others: "Structural engineers assess rot and movement. Meteorologists say whether there was hail or wind on a date. Mold and hygiene experts test the air, and adjusters review the claim.",
    cannot: "Which storm caused damage without weather records. A water test with too much pressure proves little, and whether a policy covers the loss is for lawyers and the court.",
  },
  "construction/cost": {
    title: "Construction cost experts",
    does: "They estimate what work should have cost, what a repair will cost, and what was done by a date. They measure quantities from drawings and price them with records, quotes, and published data.",
    others: "Delay experts establish the time lost. Forensic accountants audit what was paid. Engineers decide which repair is needed, and appraisers its effect on value.",
    cannot: "Which repair is needed, unless they have that training too. An estimate isn’t a bid, and it can’t show that a price was agreed.",
  },
};
