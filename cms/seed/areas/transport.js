"use strict";

module.exports = {
  "transport/reconstruction": {
    title: "Accident reconstructionists",
    does: "They work out how a crash happened: speeds, paths, braking, and who could see whom. They use marks, damage, vehicle data recorders, video, and physics, and give ranges where the data call for it.",
    others: "Biomechanical engineers relate forces to injuries. Human factors experts explain perception. Civil engineers address the road, and mechanical engineers the vehicle.",
    cannot: "Who is at fault, or whether someone was injured. An animation illustrates an opinion; it doesn’t prove it. Without marks, data, or vehicles, ranges become wide.",
  },
  "transport/trucking": {
    title: "Trucking experts",
    does: "They explain how motor carriers should hire, train, and supervise drivers, keep hours and logs, secure loads, and maintain trucks. They compare records with federal motor carrier rules and industry practice.",
    others: "Reconstructionists explain the crash. Mechanical engineers inspect brakes and tires. Sleep physicians address fatigue, and brokers or logistics experts the chain of contracts.",
    cannot: "That a driver was tired because a log is wrong. Who employed the driver in law is for the court, and a violation has to be connected to the crash.",
  },
  "transport/human-factors": {
    title: "Human factors experts",
    does: "They explain how people see, react, pay attention, and use products and warnings. They measure visibility, compare reaction times with research, and review designs and labels.",
    others: "Reconstructionists supply times and distances. Ergonomists study work. Engineers design the product, and psychologists or physicians address one person’s condition.",
    cannot: "What this person saw or thought. Research gives ranges for people in general, and whether someone was careful enough is for the jury.",
  },
  "transport/rail": {
    title: "Rail experts",
    does: "They review train operations, track, signals, and grade crossings: speed, braking, sight lines, crew rules, and maintenance. They read event recorders and inspect equipment.",
    others: "Reconstructionists work out the vehicle’s movements. Civil engineers address the road at a crossing. Human factors experts explain what a driver or crew could notice.",
    cannot: "Whether federal law sets aside a state claim, which often decides rail cases. Trains can’t stop quickly, so what a crew could have done depends on seconds that must be shown.",
  },
  "transport/aviation": {
    title: "Aviation operations experts",
    does: "They explain how flights should be planned and flown, and how airlines, maintenance shops, airports, and controllers work. They read flight data, training records, and weather briefings.",
    others: "Aerospace engineers examine design. Materials engineers study parts. Meteorologists address weather, and human factors experts the cockpit.",
    cannot: "Rely, in a civil case, on the probable cause that the NTSB found. They can’t say what a pilot felt, and experience in one type of aircraft doesn’t cover every other.",
  },
  "transport/maritime": {
    title: "Maritime operations experts",
    does: "They explain seamanship: navigation, lookout, mooring, towing, cargo, and the safety of crew and passengers. Most are masters, pilots, or chief engineers who compare conduct with the rules of the road and good practice.",
    others: "Naval architects address design and stability. Marine surveyors value damage. Meteorologists and coastal engineers cover weather and waves.",
    cannot: "Whether a vessel was unseaworthy or a seaman is entitled to benefits: those are legal terms. Rules differ between inland and international waters.",
  },
};
