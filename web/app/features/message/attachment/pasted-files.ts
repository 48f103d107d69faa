/** The names that browsers give to what is pasted from the clipboard or the camera. */
const unnamed = /^(image|video|blob)\.[a-z0-9]+$/i;

/**
 * Pasted files under names of their own. The same name again means a new version of a document, which
 * two pasted pictures are not.
 */
export function pastedFiles(files: Iterable<File>, now = new Date()): File[] {
  const at = now.toISOString().slice(0, 19).replace("T", " ").replaceAll(":", ".");
  return [...files].map((file, index) => {
    if (!unnamed.test(file.name)) return file;
    const ending = file.name.slice(file.name.lastIndexOf("."));
    const name = `Pasted ${at}${index > 0 ? ` (${index + 1})` : ""}${ending}`;
    return new File([file], name, { type: file.type, lastModified: file.lastModified });
  });
}
