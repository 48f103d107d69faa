// Without a period, Arch, Col, Doc, Eng, Hon, and Ing are given names.
const titles =
  /^(?:(?:dr|prof|professor|mr|mrs|ms|mx|sir|dame|judge|rev|capt)\.?|(?:arch|col|doc|eng|hon|ing)\.)$/i;

function firstLetter(word: string): string {
  const letters = word.match(/\p{L}\p{M}*/u);
  return letters ? letters[0].toLocaleUpperCase("en") : "";
}

/**
 * One or two letters of the first and last names, without titles ('Dr.') or suffixes (', PE'). One
 * letter for scripts without capitals. Empty if there is none.
 */
export function initialsOf(name: string): string {
  const words = (name.normalize("NFC").split(",")[0] ?? "")
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word));
  const named = words.filter((word, index) => index === words.length - 1 || !titles.test(word));
  const first = firstLetter(named[0] ?? "");
  if (!/\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u.test(first)) return first;
  return named.length > 1 ? first + firstLetter(named[named.length - 1] ?? "") : first;
}
