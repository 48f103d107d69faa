import { contactForm } from "~/lib/form/declared/contact.gen";
import { partnerWithUsForm } from "~/lib/form/declared/partner-with-us.gen";
import { requestAnExpertForm } from "~/lib/form/declared/request-an-expert.gen";

export const declaredForms = {
  "request-an-expert": requestAnExpertForm,
  "partner-with-us": partnerWithUsForm,
  contact: contactForm,
};
