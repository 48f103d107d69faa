"use strict";

// A dry run of an import sends its writes here. Each is checked and executed, and then its
// transaction is rolled back, without events. A CMS without this route returns 404, so a
// dry run never writes.

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
