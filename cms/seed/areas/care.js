"use strict";

module.exports = {
  "care/nursing": {
    title: "Nursing experts",
    does: "They say what a careful nurse would have done: assessment, medication, falls, pressure injuries, charting, and calling the physician. They compare the record with policies and the state’s nurse practice act.",
    others: "Physicians explain causes and outcomes. Administrators speak to staffing. Legal nurse consultants organize records but don’t always testify.",
    cannot: "A medical diagnosis, or that a lapse caused an injury, in most states. They can’t judge a physician’s care, and what isn’t charted may still have been done.",
  },
  "care/life-care": {
    title: "Life care planners",
    does: "They set out what care an injured person will need and what it costs: treatment, equipment, help at home, and changes to a house. They assess the person and rely on treating physicians and published standards.",
    others: "Physicians support the medical needs. Economists bring costs to present value. Vocational experts address work, and accessibility experts the home.",
    cannot: "Diagnose, or prescribe care that no physician supports. They can’t say how long someone will live, and who must pay is a question of law.",
  },
  "care/long-term": {
    title: "Long-term care experts",
    does: "They review care in nursing homes and assisted living: staffing, falls, pressure injuries, nutrition, elopement, and neglect. They compare care plans and charts with federal and state rules.",
    others: "Geriatricians and wound physicians address causes. Nurses speak to bedside care. Administrators explain budgets, and forensic accountants ownership.",
    cannot: "That low staffing harmed this resident without a link in the record. Some pressure injuries can’t be avoided, and a survey deficiency isn’t proof of negligence.",
  },
  "care/rehabilitation": {
    title: "Physical rehabilitation experts",
    does: "They assess strength, movement, and function after an injury and what therapy can still achieve. Physical and occupational therapists among them also review the care that other therapists gave.",
    others: "Rehabilitation physicians diagnose and direct care. Orthopedists and neurologists treat the injury. Vocational experts turn limits into jobs.",
    cannot: "A medical diagnosis, unless they are physicians. Tests of function depend on effort, and one day’s results don’t show what someone can do all week.",
  },
  "care/vocational": {
    title: "Vocational experts",
    does: "They say what work a person can do after an injury and what it pays. They look at schooling, skills, limits, and the local job market, and sometimes test and interview the person.",
    others: "Physicians and therapists set the limits. Economists calculate the loss over a lifetime. Life care planners cover care.",
    cannot: "Set medical restrictions themselves. They can’t promise that a job would be offered, and they should say which physician’s limits they assumed.",
  },
};
