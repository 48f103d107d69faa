"use strict";

module.exports = {
  "finance/forensic": {
    title: "Forensic accountants",
    does: "They follow money: missing funds, false entries, hidden assets, and related-party deals. They rebuild records from bank data, test controls, and show where the books don’t agree with the facts.",
    others: "Computer forensics experts recover the data. Valuation experts price a business. Damages experts calculate lost profit, and auditors speak to auditing standards.",
    cannot: "That someone committed fraud: intent and guilt are for the court. They can’t vouch for witnesses, and with records missing they must say what they assumed.",
  },
  "finance/damages": {
    title: "Commercial damages experts",
    does: "They calculate what a breach, a wrong, or an interruption cost a business: lost profit, extra cost, or lost value. They model what would have happened otherwise and test it against the market.",
    others: "Industry experts support the assumptions. Economists study markets. Valuation experts price the whole business, and forensic accountants the books.",
    cannot: "That the defendant is liable: they assume it. A model is only as good as its link between the wrong and the loss, and other causes have to be taken out.",
  },
  "finance/valuation": {
    title: "Business valuation experts",
    does: "They say what a business, a share in it, or an intangible asset was worth on a date. They use income, market, and asset approaches and explain discounts and the standard of value.",
    others: "Real estate and equipment appraisers price single assets. Forensic accountants clean up the books. Royalty experts value patents and brands.",
    cannot: "Which standard of value the law requires. Results depend on inputs that reasonable experts choose differently, and what came to light after the date usually doesn’t count.",
  },
  "finance/banking": {
    title: "Banking and lending experts",
    does: "They explain how banks and lenders work: underwriting, servicing, letters of credit, wire fraud, monitoring of suspicious activity, and foreclosure. They compare a bank’s conduct with its policies and industry practice.",
    others: "Forensic accountants trace the funds. Damages experts calculate losses. Cybersecurity experts explain how an account was taken over.",
    cannot: "What a loan agreement means, or that a rule of a regulator gives a customer rights. Customary practice isn’t the same as a legal duty.",
  },
  "finance/securities": {
    title: "Securities experts",
    does: "They explain markets and how brokers and funds should act: suitability, disclosure, trading, and price impact. They run event studies and calculate losses of investors.",
    others: "Economists test market efficiency. Accountants speak to financial statements. Valuation experts price private securities, and compliance officers supervision.",
    cannot: "That a statement was legally material, or that someone meant to deceive. An event study needs a market that takes up news, and other news of the same day has to be separated.",
  },
  "finance/tax": {
    title: "Tax experts",
    does: "They explain how a transaction is taxed, how returns are prepared, and what a careful preparer or adviser does. They calculate tax, interest, and the effect of tax on damages.",
    others: "Forensic accountants rebuild income. Valuation experts support values on a return. Tax attorneys give legal advice and often advise the same team.",
    cannot: "What tax law requires, in front of a jury, in most courts: that is for the judge. They can describe practice and do the arithmetic on the law as instructed.",
  },
};
