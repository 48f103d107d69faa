"use strict";

module.exports = {
  "economics/earnings": {
    title: "Lost-earnings economists",
    does: "They calculate what a person would have earned, and the value of benefits and work at home, and bring it to present value. They use the person’s history, government data, and expected working life.",
    others: "Vocational experts say what work is still possible. Life care planners price care. Physicians address life expectancy when illness shortens it.",
    cannot: "What someone’s life or pain is worth, in most courts. They can’t say what job a person can hold, and averages by race or sex may be barred by state law.",
  },
  "economics/antitrust": {
    title: "Antitrust economists",
    does: "They define markets, measure market power, and model what a merger, cartel, or contract did to prices and output. They work with data from the parties and from third parties, and with regression.",
    others: "Statisticians test the models. Industry experts explain how business is done. Damages experts and accountants measure a single company’s loss.",
    cannot: "That companies agreed: they can only say whether data fit an agreement better than independent conduct. Whether the antitrust laws were broken is for the court.",
  },
  "economics/labor": {
    title: "Labor economists",
    does: "They study pay, hiring, promotion, hours, and layoffs and test whether groups were treated differently. They analyze payroll and time data and calculate back pay in class and individual cases.",
    others: "Statisticians design samples. Industrial psychologists review tests and ratings. Human resources experts speak to policy, and accountants to payroll.",
    cannot: "Why a manager decided something. A gap in the data isn’t discrimination until relevant differences are accounted for, and which differences count may be a question of law.",
  },
  "economics/statistics": {
    title: "Statisticians",
    does: "They design samples, test whether a pattern could be chance, and check other experts’ numbers. They explain margins of error and what data can’t show.",
    others: "Economists, epidemiologists, and survey experts use the same methods within their fields. Data engineers prepare records, and subject experts say what the numbers mean.",
    cannot: "That a result is true because it is significant, or false because it isn’t. They can’t say what causes a pattern without a design that supports it.",
  },
};
