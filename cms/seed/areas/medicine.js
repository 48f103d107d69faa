"use strict";

module.exports = {
  "medicine/anesthesiology": {
    title: "Anesthesiologists",
    does: "They review care before, during, and after anesthesia: evaluation, airway, drugs, monitoring, and response to emergencies. They read the record minute by minute and say what a careful colleague would have done.",
    others: "Nurse anesthetists speak to their own practice. Surgeons, cardiologists, and neurologists cover their parts of the event. Pharmacologists explain drug levels.",
    cannot: "What a surgeon’s standard of care was. A bad outcome isn’t proof of bad care, and an incomplete record can’t be filled with guesses. Many states require an expert in the same specialty.",
  },
  "medicine/cardiology": {
    title: "Cardiologists",
    does: "They explain whether heart disease was recognized and treated in time: chest pain, heart attack, rhythm problems, and procedures. They read tracings, imaging, and catheter films and say what earlier care would have changed.",
    others: "Emergency physicians speak to triage and first care. Cardiac surgeons cover operations. Pathologists explain an autopsy, and economists value a shortened life.",
    cannot: "That a patient would surely have lived. They give probabilities from studies, and those describe groups. The standard of care in another specialty is for that specialty.",
  },
  "medicine/emergency": {
    title: "Emergency physicians",
    does: "They review triage, testing, diagnosis, and discharge in emergency departments: missed strokes, heart attacks, infections, and injuries. They judge decisions by what was known at the bedside, hour by hour.",
    others: "Emergency nurses speak to nursing care. Radiologists read the images again. Neurologists, cardiologists, or surgeons say what earlier treatment would have achieved.",
    cannot: "Judge care by what later became clear. Whether a later outcome would have been different usually takes the specialist who treats the disease, and some states set a higher bar for emergency care.",
  },
  "medicine/neurology": {
    title: "Neurologists",
    does: "They diagnose and explain diseases and injuries of the brain, spinal cord, and nerves: stroke, seizures, concussion, and neuropathy. They examine the patient, review imaging, and separate old from new problems.",
    others: "Neuropsychologists measure thinking and memory. Neuroradiologists read scans. Neurosurgeons cover operations, and rehabilitation physicians future care.",
    cannot: "Read honesty from a scan. Normal imaging doesn’t rule out a concussion, and an abnormal one may predate the accident. They can’t say what force acted on the head: that is biomechanics.",
  },
  "medicine/obstetrics": {
    title: "Obstetricians and gynecologists",
    does: "They review care in pregnancy, labor, birth, and women’s health: fetal monitoring, timing of a cesarean, shoulder dystocia, and surgery. They read monitor strips and say what they called for.",
    others: "Neonatologists and pediatric neurologists explain the child’s injury. Labor nurses and midwives speak to their own standards. Placental pathologists look for other causes.",
    cannot: "When a brain injury happened from the monitor strip alone. Experts disagree about strips, so agreement with colleagues who don’t know the outcome matters, and causation usually takes another specialist.",
  },
  "medicine/oncology": {
    title: "Oncologists",
    does: "They explain whether a cancer was found and treated in time, and what a delay changed. They work from pathology, stage, and studies of survival, and review chemotherapy and other treatment.",
    others: "Radiologists and pathologists review what was seen earlier. Surgeons and primary care physicians speak to their own care. Toxicologists and epidemiologists address what may cause cancer.",
    cannot: "How large a tumor was on a past day with precision: growth rates vary. Survival figures describe groups, and states differ on whether a lost chance of survival counts as an injury.",
  },
  "medicine/orthopedics": {
    title: "Orthopedic surgeons",
    does: "They assess injuries of bones, joints, and spine, whether surgery was needed and done properly, and what limits remain. They examine patients, review imaging, and tell an injury from wear.",
    others: "Biomechanical engineers work out forces. Radiologists read the images. Physical therapists and life care planners cover recovery, and neurosurgeons also treat spines.",
    cannot: "How fast a car went, or what it did. Changes of age on a scan are common in people without pain, so imaging alone doesn’t prove an injury or its date.",
  },
  "medicine/pediatrics": {
    title: "Pediatricians",
    does: "They review the care of infants and children: missed infections, growth and development, jaundice, medication, and suspected abuse. They explain what is normal at each age and what a record should have prompted.",
    others: "Child-abuse pediatricians, neonatologists, and pediatric neurologists are subspecialties of their own. Radiologists date fractures, and school experts address services.",
    cannot: "Who hurt a child, or what a caregiver intended. A finding can fit abuse and still have other causes, and they should name those that they ruled out and how.",
  },
  "medicine/psychiatry": {
    title: "Psychiatrists",
    does: "They diagnose mental disorders and review their treatment: suicide risk, medication, hospital care, competence, and emotional harm. They interview the person, read records, and consider whether complaints are genuine.",
    others: "Forensic psychologists test personality and risk. Neuropsychologists test thinking. Pharmacologists explain drugs, and primary care physicians treat many of the same conditions.",
    cannot: "Predict one person’s violence or suicide. In federal criminal cases they may not state whether the defendant had the mental state that the crime requires, and a treating psychiatrist is no neutral evaluator.",
  },
  "medicine/radiology": {
    title: "Radiologists",
    does: "They read X-rays, CT, MRI, ultrasound, and mammograms again and say what was visible and should have been reported. They also review procedures guided by imaging and how results were passed on.",
    others: "Neurologists, oncologists, and orthopedists say what an earlier finding would have changed. Medical physicists cover equipment and dose. Treating physicians speak to follow-up.",
    cannot: "Forget the outcome: someone who knows where to look sees more. A reading without the clinical answer carries more weight. They can’t say what treatment would have done.",
  },
  "medicine/surgery": {
    title: "General surgeons",
    does: "They review the decision to operate, the operation, and care afterward: bile-duct injuries, bowel leaks, hernias, and infections. They tell a known complication from an avoidable error.",
    others: "Anesthesiologists cover their own part. Radiologists and infectious-disease physicians address diagnosis and infection. Plastic, vascular, and bariatric surgeons have fields of their own.",
    cannot: "That a complication proves negligence: many happen in careful hands. Consent forms don’t settle what a patient understood, and nursing care is for nurses to judge.",
  },
  "medicine/infectious": {
    title: "Infectious-disease physicians",
    does: "They explain how an infection began, whether it was recognized and treated, and what a delay did: sepsis, meningitis, surgical and hospital infections. They use cultures, genetics, and timelines.",
    others: "Microbiologists test strains. Epidemiologists trace outbreaks. Surgeons and emergency physicians speak to their own care, and food safety experts to contaminated products.",
    cannot: "Where one person caught a common germ without a matching strain or a clear exposure. An infection in a hospital isn’t proof that rules were broken.",
  },
};
