"use strict";

module.exports = {
  "technology/forensics": {
    title: "Computer forensics experts",
    does: "They copy phones, computers, and cloud accounts without changing them, recover deleted data, and rebuild what happened when. They document each step so that others can repeat it.",
    others: "E-discovery experts handle large reviews. Cybersecurity experts explain intrusions. Cell-site experts read phone records, and forensic accountants follow transactions.",
    cannot: "Who was at the keyboard, from the device alone. A missing file may have been deleted by a person or by the system, and clocks can be wrong.",
  },
  "technology/security": {
    title: "Cybersecurity experts",
    does: "They explain how a breach happened, what was taken, and whether security was reasonable for the business and its time. They review logs, settings, policies, and the response.",
    others: "Computer forensics experts examine devices. Software engineers review code. Privacy experts address notices, and damages experts the loss.",
    cannot: "Who the attacker was, in most cases. That a breach happened doesn’t prove poor security, and missing logs limit what anyone can say.",
  },
  "technology/software": {
    title: "Software engineering experts",
    does: "They read source code and project records to explain why software failed, whether it was copied, or what a contract’s requirements meant in practice. They also explain standards of development and testing.",
    others: "Patent experts compare code with claims. Copyright experts address originality. Project managers speak to schedules, and damages experts to the cost of a failed project.",
    cannot: "What a contract legally requires, or that copying is infringement. Similar code may come from a common source, so they have to filter that out and show how.",
  },
  "technology/telecom": {
    title: "Telecommunications experts",
    does: "They explain networks, standards, and radio: call records, coverage, outages, interference, and how a protocol works. Many work on patents, and some map phones from cell-site records.",
    others: "Computer forensics experts examine the phone itself. Electrical engineers test hardware. Royalty experts price patents that a standard needs.",
    cannot: "Exactly where a phone was, from tower records alone: they show an area, not a spot. Coverage at the time depends on conditions that may not have been recorded.",
  },
  "technology/ai": {
    title: "Machine-learning experts",
    does: "They explain how a model was trained, what it does, and how reliable it is. They test for error and bias, review training data, and address automated decisions, vehicles, and generated content.",
    others: "Statisticians test results. Software engineers review the code around a model. Copyright experts address training data, and human factors experts how people rely on it.",
    cannot: "Why a large model gave one answer, in plain causes. Tests on one version or data set may not hold for another, and fairness has several definitions that can’t all be met.",
  },
  "technology/discovery": {
    title: "Electronic-discovery experts",
    does: "They plan and check how electronic records are kept, collected, searched, and produced. They explain search methods and their error rates, burdens and cost, and what was lost and why.",
    others: "Computer forensics experts recover what was deleted. Statisticians test samples. Records managers speak to retention, and privacy experts to personal data.",
    cannot: "Whether a loss deserves a sanction: intent and prejudice are for the judge. No search finds everything, and privilege calls are made by lawyers.",
  },
};
