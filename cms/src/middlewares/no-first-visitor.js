"use strict";

// Strapi makes whoever comes first the administrator. Ours comes from `node command.js
// admin create`, on the machine itself.

/** The route by which the panel creates a first administrator, in any spelling. */
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
