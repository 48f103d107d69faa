// Customizes the admin panel. `npm run build` builds it into build/.
import { adminApi } from "@strapi/strapi/admin";
import { registerVersions } from "./editing";
import mark from "./mark.svg";
import { renewLinks } from "./preview/renew.mjs";
import { registerSeoFields } from "./seo";
import { registerSlugs } from "./slug";

const verdigris = {
  primary100: "#e6f1ee",
  primary200: "#b9d8d2",
  primary500: "#0f7c73",
  primary600: "#0b6b63",
  primary700: "#08534d",
  buttonPrimary500: "#0f7c73",
  buttonPrimary600: "#0b6b63",
};

export default {
  config: {
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark, title: "Peritus editors" },
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    theme: { light: { colors: verdigris }, dark: {} },
    translations: {
      en: {
        "Auth.form.welcome.title": "Peritus editors",
        "Auth.form.welcome.subtitle": "Sign in to write, review, and publish",
        "app.components.LeftMenu.navbrand.title": "Peritus",
        "app.components.LeftMenu.navbrand.workplace": "Editors",
      },
    },
  },
  register(app) {
    registerSeoFields(app);
  },
  bootstrap(app) {
    registerVersions(app);
    renewLinks(adminApi);
    registerSlugs(app);
    // Dismisses Strapi's announcement, which editors can't act on. Strapi stores the dismissal
    // under a key that ends in the installation's id, and ours has none.
    for (const installation of ["false", "undefined"]) {
      window.localStorage.setItem(
        `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${installation}`,
        "true",
      );
    }
  },
};
