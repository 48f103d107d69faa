"use strict";

module.exports = {
  "property/patents-electronics": {
    title: "Patent experts: electronics",
    does: "They explain how circuits, devices, and software work and compare them with patent claims, element by element. They address what was known before, and what a person of ordinary skill would have understood.",
    others: "Software and telecom experts cover their fields. Royalty experts calculate damages. Patent attorneys advise on the law.",
    cannot: "What the claims mean once the court has construed them. They must have been, or know, the person of ordinary skill at the time, and infringement of each element has to be shown with evidence.",
  },
  "property/patents-life-science": {
    title: "Patent experts: life science",
    does: "They explain drugs, biologics, devices, and diagnostics and compare them with patent claims. They address prior art, whether a patent teaches enough to repeat it, and tests in the lab.",
    others: "Clinical pharmacologists and physicians explain use in patients. Statisticians check trials. Royalty and market experts address sales.",
    cannot: "Which claim construction is right, or that a patent is unenforceable. A test made for the case has to match the claim’s conditions, and hindsight isn’t a reason to combine old ideas.",
  },
  "property/trademarks": {
    title: "Trademark and survey experts",
    does: "They measure whether people confuse two marks, know a brand, or believe a claim in advertising. They design surveys with the right people, neutral questions, and a control.",
    others: "Marketing experts explain brands and channels. Linguists compare sound and meaning. Royalty and damages experts calculate profit.",
    cannot: "That confusion is likely as a matter of law: a survey is one factor of several. Wrong people or leading questions can make a survey worthless, however large.",
  },
  "property/copyright": {
    title: "Copyright experts",
    does: "They compare songs, texts, images, code, and films and say what is original, what is common in the genre, and what was taken. Musicologists and software experts are the most frequent.",
    others: "Software engineers filter code. Linguists compare texts. Royalty experts value a license, and forensic experts date a work.",
    cannot: "That two works are substantially similar to an ordinary audience, in many courts: the jury decides that itself. Ideas, scenes that any such story has, and facts aren’t protected.",
  },
  "property/royalties": {
    title: "Licensing and royalty experts",
    does: "They say what a reasonable royalty or lost profit is for patents, brands, copyrights, and trade secrets. They study licenses, the value of the feature itself, and what the parties would have agreed.",
    others: "Technical experts say what the invention adds. Survey experts measure what buyers want. Valuation and accounting experts check the numbers.",
    cannot: "That a patent is infringed or valid: they assume it. A royalty on a whole product needs proof that the feature drives its sale, and other licenses must be comparable.",
  },
};
