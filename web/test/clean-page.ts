import { afterAll } from "vitest";

// Test files share their modules and, in jsdom, the page: each ends with an empty one.
afterAll(async () => {
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  await new Promise((resolve) => setTimeout(resolve)); // for observers
  if (document.body.childElementCount > 0)
    throw new Error(`Something puts itself back: ${document.body.innerHTML.slice(0, 300)}`);
});
