package inquiry

import (
	"context"
	"encoding/json"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
)

// example is a demo inquiry and how staff handled it.
type example struct {
	id    string // fixed, so every demo has the same URLs
	form  string
	age   time.Duration
	given map[string]string
	steps []Action
	reply string
}

var examples = []example{
	{"06dne0req00000000000000001", "request-an-expert", 40 * time.Minute, map[string]string{
		"specialty": "Tower crane collapse during a climb", "side": "plaintiff", "court": "Supreme Court, Kings County, New York",
		"issues":  "The climbing frame slipped while the crane was being raised. We need someone who can say whether the crew followed the sequence in the manual and whether the inspection before the climb was sufficient.",
		"parties": "Estate of Halloran v. Meridian Erectors", "stage": "discovery", "dates": "Disclosure on March 14", "budget": "550-900",
		"first_name": "Priscilla", "last_name": "Vance", "email": "p.vance@vance-doyle.test", "phone": "+1 212 555 0155", "firm": "Vance & Doyle", "role": "Partner", "consent": field.ConsentGiven}, nil, ""},
	{"06dne0req00000000000000002", "request-an-expert", 5 * time.Hour, map[string]string{
		"specialty": "Opioid dosing after surgery", "side": "defense", "court": "Cuyahoga County Court of Common Pleas",
		"issues": "Whether the patient-controlled dose was within what a prudent anesthesiologist would order for a patient with sleep apnea.",
		"stage":  "disclosure", "budget": "over-900", "first_name": "Marcus", "last_name": "Oduya", "email": "oduya@northcoast-defense.test",
		"firm": "North Coast Defense", "consent": field.ConsentGiven}, nil, ""},
	{"06dne0req00000000000000003", "contact", 26 * time.Hour, map[string]string{
		"subject": "A colleague's record has an old address", "message": "Dr. Achterberg moved to Leiden in June. Who should I tell, and what do you need from them?",
		"name": "Hanne de Vries", "email": "h.devries@leiden-forensics.test", "consent": field.ConsentGiven}, []Action{Read, Assign}, ""},
	{"06dne0req00000000000000004", "partner-with-us", 3 * 24 * time.Hour, map[string]string{
		"organization": "Great Lakes Trial Lawyers Association", "kind": "association", "message": "We would like to offer our 1,900 members a session on choosing and disclosing experts, and to print your checklist in our quarterly.",
		"name": "Tomasz Wieczorek", "email": "education@gltla.test", "phone": "+1 216 555 0188", "consent": field.ConsentGiven}, []Action{Read, Assign, Answer},
		"Thank you for writing. We'd be glad to. February 12 and March 4 both work for us. Which is better for your members?"},
	{"06dne0req00000000000000005", "request-an-expert", 9 * 24 * time.Hour, map[string]string{
		"specialty": "Handwriting on a codicil", "side": "neutral", "court": "Probate Court, Middlesex County, Massachusetts",
		"issues": "Three signatures over eleven years, the last of them contested.", "stage": "filed", "budget": "open", "first_name": "Ann-Marie", "last_name": "Beausoleil",
		"email": "ambeausoleil@probate-group.test", "consent": field.ConsentGiven}, []Action{Read, Answer, Close},
		"Two document examiners in Boston handle matters like this and are available in January. Search for 'questioned documents' to see their records."},
}

// SeedDemo fills the staff queue once. worker is the staff member in the histories. It
// sends no mail.
func (s *Service) SeedDemo(ctx context.Context, worker auth.Person) error {
	for _, e := range examples {
		if err := s.seed(ctx, e, worker); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) seed(ctx context.Context, e example, worker auth.Person) error {
	form := Forms[e.form]
	raw, err := json.Marshal(e.given)
	if err != nil {
		return err
	}
	sent, problems := form.read(raw)
	if len(problems) > 0 {
		return errs.Field(problems)
	}
	i := s.inquiryOf(form, sent)
	i.ID, i.CreatedAt = e.id, i.CreatedAt.Add(-e.age)
	i.UpdatedAt = i.CreatedAt
	steps := []Step{{Action: Received, ActorName: i.Name, At: i.CreatedAt}}
	for n, action := range e.steps {
		step := Step{Action: action, ActorName: worker.Name, At: i.CreatedAt.Add(time.Duration(n+1) * 20 * time.Minute)}
		switch action {
		case Read:
			i.State = Open
		case Assign:
			i.AssigneeID, i.AssigneeName, step.Text = worker.ID, worker.Name, worker.Name
		case Answer:
			i.State, step.Text = Answered, e.reply
		case Close:
			i.State = Closed
		}
		i.UpdatedAt, i.Version = step.At, i.Version+1
		steps = append(steps, step)
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		first, err := s.store.add(ctx, i, fingerprintOf(e.form, sent), sent.opened, foundBy(i))
		if err != nil || !first {
			return err
		}
		for n, step := range steps {
			actor := worker.ID
			if step.Action == Received {
				actor = ""
			}
			if err := s.store.addStep(ctx, i.ID, n+1, step, actor); err != nil {
				return err
			}
		}
		if err := s.store.keepFromDigest(ctx, i.ID); err != nil {
			return err
		}
		return s.store.save(ctx, i)
	})
}
