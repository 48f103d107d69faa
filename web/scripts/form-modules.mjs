// The forms that the BFF declares, as TypeScript modules: one for each form, and one
// for each long list of choices, so that a page loads only what its form needs.

const note =
  "// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.\n";
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** File names in app/lib/form/declared and their contents. */
export function formModules({ forms, lists }, { sections }) {
  const modules = new Map([["sections.gen.server.ts", sectionsModule(sections)]]);
  const needed = new Set([
    ...Object.values(forms).flatMap(listsOf),
    ...sections.flatMap(({ fields }) => listsOf(fields)),
  ]);
  for (const { name, choices } of lists.filter((list) => needed.has(list.name))) {
    modules.set(
      `list-${name}.gen.ts`,
      `${note}import type { Choice } from "../declared-form";\n\nexport const ${camel(
        name,
      )}: readonly Choice[] = ${JSON.stringify(choices, null, 1)};\n`,
    );
  }
  for (const [name, fields] of Object.entries(forms)) {
    const used = new Set(listsOf(fields));
    const imports = [...used]
      .sort()
      .map((list) => `import { ${camel(list)} } from "./list-${list}.gen";\n`);
    const body = fields.map((field) => `  ${field.name}: ${literal(field)},\n`).join("");
    modules.set(
      `${name}.gen.ts`,
      `${note}import type { DeclaredForm } from "../declared-form";\n${imports.join(
        "",
      )}\nexport const ${camel(name)}Form = {\n${body}} satisfies DeclaredForm;\n`,
    );
  }
  return modules;
}

/** The profile's sections. Only loaders read them, so no page carries the others. */
function sectionsModule(sections) {
  const imports = [...new Set(sections.flatMap(({ fields }) => listsOf(fields)))]
    .sort()
    .map((list) => `import { ${camel(list)} } from "./list-${list}.gen";\n`);
  const entries = sections.map(({ fields, ...rest }) => {
    const members = JSON.stringify(rest, null, 1).slice(1, -1).trimEnd();
    return `  {${members}, fields: [\n${fields
      .map((field) => `    ${literal(field)},\n`)
      .join("")}  ] },\n`;
  });
  return `${note}import type { DeclaredSection } from "../declared-form";\n${imports.join(
    "",
  )}\nexport const sections: readonly DeclaredSection[] = [\n${entries.join("")}];\n`;
}

function listsOf(fields) {
  return fields.flatMap(({ list, fields: inner }) => [
    ...(list ? [list] : []),
    ...listsOf(inner ?? []),
  ]);
}

/** A field as source text, with its list by name. */
function literal({ fields, list, ...rest }) {
  const members = JSON.stringify(rest, null, 1).slice(1, -1).trimEnd();
  const listed = list ? `, list: "${list}", listed: ${camel(list)}` : "";
  const inner = fields ? `, fields: [${fields.map(literal).join(", ")}]` : "";
  return `{${members}${listed}${inner} }`;
}
