import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** What a folder may not import: routes use features, features use components and lib, never back. */
function boundary(files, forbidden) {
  return {
    files,
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: forbidden.map((folder) => ({
            group: [`~/${folder}/**`],
            message: `Imports go from routes to features to components and lib, so not to ${folder} from here.`,
          })),
        },
      ],
    },
  };
}

/** Selects a statement that awaits a call of a method, whose name is a regular expression. */
function awaited(method) {
  return `ExpressionStatement[expression.argument.callee.property.name=/^(${method})$/]`;
}

export default tseslint.config(
  {
    ignores: ["build/", ".cache/", "node_modules/", "test-results/"],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    // Of the hooks' rules only the two that hold without the compiler.
    plugins: { "react-hooks": reactHooks },
    languageOptions: { globals: { process: "readonly", console: "readonly", URL: "readonly" } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "no-warning-comments": ["error", { terms: ["todo", "fixme"] }],
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      eqeqeq: "error",
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "JSXOpeningElement[name.name='Form'] JSXAttribute[name.name='method'][value.value='post']",
          message: "Use PostForm, which carries the key that makes a repeat the same request.",
        },
      ],
      "no-undef": "off",
      "jsx-a11y/no-noninteractive-tabindex": "off",
    },
  },
  {
    // Declarations that merge with a library's must repeat its type parameters.
    files: ["**/*.d.ts"],
    rules: { "@typescript-eslint/no-unused-vars": "off" },
  },
  {
    files: ["app/components/form/post-form.tsx"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    files: ["e2e/**/*.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: `${awaited("click|press|selectOption|check")} + ${awaited("goto|reload")}`,
          message: "Wait for what the click leads to: opening a page cancels a form on its way.",
        },
      ],
    },
  },
  boundary(["app/lib/**"], ["features", "components", "routes"]),
  boundary(["app/components/**"], ["features", "routes"]),
  boundary(["app/features/**"], ["routes"]),
);
