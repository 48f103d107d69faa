"use strict";

// By default, the first visitor to Strapi becomes its administrator. Our first administrator
// is created with `node command.js admin create` instead.

/** Matches every spelling of the panel's route that creates the first administrator. */
const ROUTE = /^\/+admin\/+register-admin\/*$/i;

module.exports = () => async (ctx, next) => {
  if (ROUTE.test(decode(ctx.path))) {
    ctx.status = 403;
    ctx.body = {
      data: null,
      error: {
        status: 403,
        name: "ForbiddenError",
        message: "The first administrator is created on the server. Ask an operator.",
        details: {},
      },
    };
    return;
  }
  await next();
};

function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
