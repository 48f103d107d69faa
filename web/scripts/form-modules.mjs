// The forms that the BFF declares, as TypeScript modules: one for each form, and one
// for each long list of choices, so that a page loads only what its form needs.

const note =
  "// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.\n";
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** File names in app/lib/form/declared and their contents. */
export function formModules({ forms, lists }) {
  const modules = new Map();
  const needed = new Set(Object.values(forms).flatMap(listsOf));
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
