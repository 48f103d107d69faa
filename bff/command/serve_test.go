package command

import (
	"strings"
	"testing"

	"peritus/bff/platform/db/dbtest"
)

func TestServe_namesTheSettingOfAFolderThatIsNotWritable(t *testing.T) {
	for setting, value := range map[string]string{"DATABASE_URL": "sqlite:/proc/peritus.db", "MEDIA_DIR": "/proc/media", "MAIL_DIR": "/proc/mail"} {
		settings(t, dbtest.SQLiteURL(t), "")
		t.Setenv(setting, value)
		exit, out, errs := run(t, "serve")
		if exit != 1 || out != "" || !strings.Contains(errs, setting+": cannot") || !strings.Contains(errs, "the folder /proc") {
			t.Errorf("%s: exit %d\n%s%s", setting, exit, out, errs)
		}
	}
}

func TestServe_refusesSQLiteWithoutAFile(t *testing.T) {
	settings(t, dbtest.SQLiteURL(t), "")
	t.Setenv("DATABASE_URL", "sqlite:")
	if exit, out, errs := run(t, "serve"); exit != 1 || out != "" || !strings.Contains(errs, "DATABASE_URL: expected sqlite:PATH") {
		t.Errorf("exit %d\n%s%s", exit, out, errs)
	}
}
