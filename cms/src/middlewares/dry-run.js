"use strict";

// A dry run of an import tries its writes here: everything that a write checks and does
// happens, and then its transaction is rolled back. No event is sent. An import that
// comes to a CMS without this route gets 404 and writes nothing.

const ROUTE = /^\/api\/dry-run\/(?!upload(\/|$))/;

module.exports =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (!ROUTE.test(ctx.path) || (ctx.method !== "POST" && ctx.method !== "PUT")) return next();
    ctx.path = ctx.path.replace(ROUTE, "/api/");
    return strapi.db.transaction(async ({ rollback }) => {
      await next();
      await rollback();
    });
  };
