package app

import "peritus/bff/list"

// demoPicks is how many experts are on the demo's lists.
const demoPicks = 9

// demoLists are the lists of the demo's attorney.
var demoLists = []list.DemoList{
	{ID: "06dne0000lists000000000001", Name: "Abara v. Palisade", Description: "Why did the slewing ring fail, and who should have seen it?",
		Matter: list.Matter{Caption: "Abara v. Palisade Tower Cranes, Inc.", Court: "U.S. District Court for the Southern District of New York", Docket: "1:26-cv-01234", TrialOn: "2027-05-17"},
		Person: "Dana at Hart LLP", Code: "DEMO2LIST2FOR2DANA2AT2HART", Experts: []list.DemoEntry{
			{Expert: 0, Stage: list.Retained, Note: "Leads. Ask about the 2024 limit before they do."},
			{Expert: 1, Stage: list.Retained, Note: "Starts Monday. Wants the certificates first."},
			{Expert: 2, Stage: list.ConflictCheck},
			{Expert: 3, Stage: list.Contacted, Note: "Still the best on assembly."},
			{Expert: 4, Stage: list.Contacted, Note: "Only if they plead the gust. Rush rate is fair."},
			{Expert: 5, Stage: list.Contacted},
			{Expert: 6, Stage: list.Considering, Note: "Concedes well."},
			{Expert: 7, Stage: list.Rejected, Note: "Excluded in 2025 on the same method."},
		}},
	{ID: "06dne0000lists000000000002", Name: "Estate of Harper", Experts: []list.DemoEntry{
		{Expert: 8, Stage: list.Considering}, {Expert: 6, Stage: list.Contacted}, {Expert: 2, Stage: list.Retained},
	}},
	{ID: "06dne0000lists000000000003", Name: "Keep for later", Description: "Good in the hearing, but no matter yet.", Experts: []list.DemoEntry{
		{Expert: 3, Stage: list.Considering}, {Expert: 5, Stage: list.Considering},
	}},
	{ID: "06dne0000lists000000000004", Name: "Lowe will contest", Archived: true, Experts: []list.DemoEntry{
		{Expert: 1, Stage: list.Rejected}, {Expert: 4, Stage: list.Retained},
	}},
}
