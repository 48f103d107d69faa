package docket

import "testing"

const (
	massachusetts = "U.S. District Court for the District of Massachusetts"
	newYork       = "U.S. District Court for the Southern District of New York"
	delaware      = "U.S. Bankruptcy Court for the District of Delaware"
)

// Pairs of numbers as courts print them and as people copy them.
func TestSame_comparesByOfficeYearTypeAndSerial(t *testing.T) {
	for _, c := range []struct {
		one, other string
		same       bool
	}{
		// Federal district courts.
		{"1:17-cv-11696-ADB", "1:17-cv-11696", true},
		{"1:17-cv-11696-ADB-JCB", "1:17-cv-11696-ADB", true},
		{"1:17-cv-11696-ADB", "1:17-CV-11696-adb", true},
		{"1:17-cv-01169", "1:17-cv-1169", true},
		{"1:17-cv-11696", "17-cv-11696", true},
		{"1:17-cv-11696", "Civil Action No. 1:17-cv-11696-ADB", true},
		{"1:17-cv-11696", "Case No.: 1:17-cv-11696", true},
		{"17 Civ. 11696 (LGS)", "1:17-cv-11696-LGS", true},
		{"17 Civ. 11696 (LGS) (SN)", "1:17-cv-11696", true},
		{"17-civ-11696", "1:17-cv-11696", true},
		{"1:2017-cv-11696", "1:17-cv-11696", true},
		{"1:17–cv–11696", "1:17-cv-11696", true},
		{"01:17-cv-11696", "1:17-cv-11696", true},
		{"1:20-cr-00131-RJD-3", "1:20-cr-00131", true},
		{"1:20-cr-00131-RJD-3", "1:20-cr-131-RJD-12", true},
		{"20 Cr. 131 (RJD)", "1:20-cr-00131", true},
		{"2:09-md-02047-EEF-MBN", "2:09-md-2047", true},
		{"MDL No. 2047", "mdl 2047", true},
		{"3:21-mc-00045", "3:21-mc-45", true},
		{"2:19-mj-00123-DUTY", "2:19-mj-123", true},
		{"1:17-cv-11696", "1:17-cr-11696", false},
		{"1:17-cv-11696", "1:18-cv-11696", false},
		{"1:17-cv-11696", "3:17-cv-11696", false},
		{"1:17-cv-11696", "1:17-cv-11697", false},
		// Federal courts of appeals and the Court of Federal Claims.
		{"No. 19-1234", "19-1234", true},
		{"19-1234-cv(L)", "19-1234", true},
		{"19-1234", "19-12340", false},
		{"1:16-vv-00776-UNJ", "16-776", false},
		// Bankruptcy courts.
		{"20-12345 (MFW)", "20-12345", true},
		{"20-12345-MFW", "20-12345 (mfw)", true},
		{"1:20-bk-12345", "1:20-bk-12345-MFW", true},
		{"Adv. Proc. No. 20-50123", "20-50123 (MFW)", true},
		{"20-12345", "21-12345", false},
		// State courts.
		{"Index No. 650123/2019", "650123/2019E", true},
		{"650123/2019", "650123/19", true},
		{"650123/2019", "650123/2020", false},
		{"BC 123456", "BC123456", true},
		{"19STCV12345", "19 STCV 12345", true},
		{"CGC-19-574112", "CGC 19 574112", true},
		{"37-2019-00012345-CU-PO-CTL", "37-2019-12345", true},
		{"Cause No. 2019-12345", "2019-12345", true},
		{"DC-19-01234", "DC-19-1234", true},
		{"D-1-GN-19-001234", "D-1-GN-19-1234", true},
		{"2019-CA-001234-O", "2019 CA 1234", true},
		{"50-2019-CA-012345-XXXX-MB", "50-2019-CA-012345", true},
		{"2019-CA-001234", "2019-CC-001234", false},
		{"2019 L 012345", "19 L 12345", true},
		{"CV-19-912345", "CV 19 912345", true},
		{"MID-L-001234-19", "MID-L-1234-19", true},
		{"MID-L-001234-19", "ESX-L-001234-19", false},
		{"N19C-01-123 ABC", "N19C-01-123", true},
		{"C.A. No. 2019-0123-JTL", "2019-0123", true},
		{"GD-19-012345", "GD 19 12345", true},
		{"19-2-12345-6 SEA", "19-2-12345-6", true},
		{"CL-2019-0012345", "CL-19-12345", true},
		{"24-C-19-001234", "24C19001234", false}, // nobody can tell where the office ends
		// Not numbers.
		{"", "", false},
		{"unknown", "unknown", false},
	} {
		t.Run(c.one+" and "+c.other, func(t *testing.T) {
			for _, pair := range [][2]string{{c.one, c.other}, {c.other, c.one}} {
				if same := (Matter{massachusetts, pair[0]}).Same(Matter{"D. Mass.", pair[1]}); same != c.same {
					one, _ := Parse(pair[0])
					other, _ := Parse(pair[1])
					t.Errorf("same is %t: %+v and %+v", same, one, other)
				}
			}
		})
	}
}

func TestSame_oneNumberInTwoCourtsIsTwoMatters(t *testing.T) {
	for _, courts := range [][2]string{
		{massachusetts, newYork},
		{massachusetts, delaware},
		{"Massachusetts Superior Court, Suffolk County", "Massachusetts Superior Court, Middlesex County"},
		{"Smith County Court", "Jones County Court"},
	} {
		if (Matter{courts[0], "19-1234"}).Same(Matter{courts[1], "19-1234"}) {
			t.Errorf("one number in %s and %s is one matter", courts[0], courts[1])
		}
	}
}
