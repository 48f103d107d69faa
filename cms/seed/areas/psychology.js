"use strict";

module.exports = {
  "psychology/forensic": {
    title: "Forensic psychologists",
    does: "They evaluate people for courts: competence, risk, trauma, false confessions, and eyewitness memory. They interview, test, check for exaggeration, and compare with records and other people’s accounts.",
    others: "Psychiatrists diagnose and prescribe. Neuropsychologists test the brain’s functions. Social workers collect life histories for sentencing.",
    cannot: "That a person tells the truth, or which memory is false. In federal criminal cases they may not state the defendant’s mental state as an element, and a therapist shouldn’t be the evaluator.",
  },
  "psychology/neuropsychology": {
    title: "Neuropsychologists",
    does: "They measure memory, attention, language, and judgment after an injury or illness and compare them with what is expected. They test for effort and for causes such as pain, sleep, and mood.",
    others: "Neurologists diagnose the disease. Neuroradiologists read scans. Vocational experts address work, and psychiatrists emotional disorders.",
    cannot: "What happened in the accident. Scores vary with language, schooling, and effort, earlier ability is estimated, and raw test data are protected in ways the parties should settle first.",
  },
  "psychology/custody": {
    title: "Child-custody evaluators",
    does: "They assess parents, children, and how they get on, and describe what arrangement serves the child. They interview, observe, test, and speak with teachers and physicians, usually by court appointment.",
    others: "Child-abuse pediatricians examine allegations. Forensic psychologists test risk. Therapists treat, and a guardian ad litem speaks for the child.",
    cannot: "Decide custody: the judge does. They can’t judge a parent they haven’t seen, and there is no test for the best parent.",
  },
  "psychology/harassment": {
    title: "Workplace-harassment experts",
    does: "They explain how employers should prevent, investigate, and stop harassment and retaliation. They review policies, training, and investigations; some also address the effects on people.",
    others: "Psychologists and psychiatrists evaluate harm. Labor economists calculate pay. Statisticians look for patterns.",
    cannot: "That harassment took place, or whom to believe. Whether an environment was legally hostile is for the jury, and good practice can ask more than the law.",
  },
  "psychology/education": {
    title: "School-standards experts",
    does: "They explain what schools and colleges should do: supervision, bullying, special education, discipline, and investigations. They compare records with policies, state rules, and professional standards.",
    others: "Psychologists assess a student. Pediatricians and therapists address needs. Premises experts cover buildings, and economists a lost career.",
    cannot: "That a school broke the law on disability or discrimination. They can’t say what a student would have become, and teachers see only part of what happens.",
  },
};
