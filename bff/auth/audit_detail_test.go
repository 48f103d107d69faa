package auth

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// keysOf are the keys that a file writes into audit details, by where they are written: in
// composite literals of AuditDetail, and by assignment to variables made from one.
func keysOf(t *testing.T, path string) map[string]string {
	t.Helper()
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	keys := map[string]string{}
	add := func(e ast.Expr) {
		if text, ok := e.(*ast.BasicLit); ok && text.Kind == token.STRING {
			key, _ := strconv.Unquote(text.Value)
			keys[key] = files.Position(e.Pos()).String()
		}
	}
	isDetail := func(e ast.Expr) (*ast.CompositeLit, bool) {
		literal, ok := e.(*ast.CompositeLit)
		if !ok {
			return nil, false
		}
		selector, ok := literal.Type.(*ast.SelectorExpr)
		return literal, ok && selector.Sel.Name == "AuditDetail"
	}
	details := map[string]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			if literal, ok := isDetail(n); ok {
				for _, element := range literal.Elts {
					add(element.(*ast.KeyValueExpr).Key)
				}
			}
		case *ast.KeyValueExpr:
			if name, ok := n.Key.(*ast.Ident); ok && name.Name == "Detail" {
				if literal, ok := n.Value.(*ast.CompositeLit); ok {
					if _, plain := literal.Type.(*ast.MapType); plain {
						t.Errorf("%s: write the details as auth.AuditDetail", files.Position(n.Pos()))
					}
				}
			}
		case *ast.AssignStmt:
			for i, to := range n.Lhs {
				switch to := to.(type) {
				case *ast.Ident:
					if i < len(n.Rhs) {
						if _, ok := isDetail(n.Rhs[i]); ok {
							details[to.Name] = true
						}
					}
				case *ast.IndexExpr:
					if name, ok := to.X.(*ast.Ident); ok && details[name.Name] {
						add(to.Index)
					}
				}
			}
		case *ast.RangeStmt:
			if literal, ok := n.X.(*ast.CompositeLit); ok { // for name, value := range map…{"key": …} { detail[name] = value }
				ast.Inspect(n.Body, func(inner ast.Node) bool {
					if index, ok := inner.(*ast.IndexExpr); ok {
						if name, ok := index.X.(*ast.Ident); ok && details[name.Name] {
							for _, element := range literal.Elts {
								add(element.(*ast.KeyValueExpr).Key)
							}
						}
					}
					return true
				})
			}
		}
		return true
	})
	return keys
}

func TestAuditDetail_everyKeyThatIsWrittenHasALabel(t *testing.T) {
	written := map[string]string{}
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
			maps.Copy(written, keysOf(t, path))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for key, at := range written {
		if label, found := AuditLabel(key); !found || label == "" {
			t.Errorf("%s: the audit detail %q has no label in audit_detail.go", at, key)
		}
	}
	for _, key := range []string{"expert_id", "second factor", "from", "words", "erased", "sessions"} { // one of each way to write a key
		if written[key] == "" {
			t.Errorf("the walk does not find %q", key)
		}
	}
}

func TestAuditDetail_labelsAreDistinct(t *testing.T) {
	by := map[string]string{}
	for key, label := range auditLabels {
		if other, taken := by[label]; taken {
			t.Errorf("%s and %s are both labeled %q", key, other, label)
		}
		by[label] = key
	}
}

func TestLabeled_showsCodesAndDatesInWords(t *testing.T) {
	for _, c := range []struct{ key, value, label, want string }{
		{"mode", "sms", "Verification method", "Code by text message"},
		{"purpose", "claim", "Purpose", "Claim"},
		{"second factor", "totp", "Second factor", "Authenticator app"},
		{"due", "2026-12-28", "Deletion date", "December 28, 2026"},
		{"from", "2026-11-01", "From", "November 1, 2026"},
		{"from", "Attorney", "From", "Attorney"},
		{"mode", "pigeon", "Verification method", "pigeon"},
		{"erased", "12 actor,15 subject", "Erased parts", "12 (actor), 15 (target)"},
		{"passkey", "totp", "Passkey", "totp"},
		{"passkey", "2026-11-01", "Passkey", "2026-11-01"},
	} {
		if got := (AuditDetail{c.key: c.value}).Labeled(); !maps.Equal(got, AuditDetail{c.label: c.want}) {
			t.Errorf("%s=%s: %v", c.key, c.value, got)
		}
	}
}

func TestAuditValues_areOfKeysWithALabel(t *testing.T) {
	for key := range auditValues {
		if _, found := AuditLabel(key); !found {
			t.Errorf("%q has values but no label", key)
		}
	}
	for key := range auditDates {
		if _, found := AuditLabel(key); !found {
			t.Errorf("%q is a date without a label", key)
		}
	}
}

func TestLabeled_keepsValuesAndUnknownKeys(t *testing.T) {
	got := AuditDetail{"expert_id": "e1", "unknown": "x"}.Labeled()
	if !maps.Equal(got, AuditDetail{"Expert ID": "e1", "unknown": "x"}) {
		t.Errorf("%v", got)
	}
	if got := AuditDetail(nil).Labeled(); got == nil || len(got) != 0 {
		t.Errorf("%v", got)
	}
}
