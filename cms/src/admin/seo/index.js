const fields = [
  { name: "seo-title", type: "string", label: "Title for search engines" },
  { name: "seo-description", type: "text", label: "Description for search engines" },
];

/** Registers the counted fields in the admin panel. The server reads them from src/seo-fields.js. */
export function registerSeoFields(app) {
  for (const { name, type, label } of fields) {
    app.customFields.register({
      name,
      type,
      intlLabel: { id: `peritus.${name}`, defaultMessage: label },
      intlDescription: {
        id: `peritus.${name}.description`,
        defaultMessage: "Says how long it is while one types",
      },
      components: { Input: async () => import("./counted-input.jsx") },
    });
  }
}
