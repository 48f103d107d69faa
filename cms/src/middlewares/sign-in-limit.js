"use strict";

const { attempts } = require("../sign-in/attempts");

/** Matches the routes where a password, code, or link could be guessed. */
const ROUTE = /^\/+admin\/+(login|forgot-password|reset-password|register)\/*$/i;

/** Limits failed attempts to sign in to the panel, by address and by account, and reports them. */
module.exports = (_config, { strapi }) => {
  const counted = attempts();

  // The same line as the BFF's security events, which docs/guides/operate.md describes.
  async function report(event, ctx, email) {
    const user = await strapi.db.query("admin::user").findOne({ where: { email }, select: ["id"] });
    strapi.log.warn("security event", {
      event,
      address: ctx.ip,
      account: user ? String(user.id) : undefined,
      operation: ROUTE.exec(ctx.path)[1].toLowerCase(),
    });
  }

  return async (ctx, next) => {
    if (ctx.method !== "POST" || !ROUTE.test(ctx.path)) return next();
    const email = ctx.request.body?.email;
    const account = typeof email === "string" ? email.trim().toLowerCase().slice(0, 320) : "";
    const wait = counted.wait(ctx.ip, account);
    if (wait > 0) {
      await report("sign-in.throttled", ctx, account);
      return refuse(ctx, wait);
    }
    const isRequest = /forgot-password/i.test(ctx.path);
    const failed = async () => {
      counted.failed(ctx.ip, account);
      await report("sign-in.failed", ctx, account);
    };
    try {
      await next();
    } catch (error) {
      await failed();
      throw error;
    }
    if (ctx.status >= 400) await failed();
    // Every password reset request counts, because it may send an email.
    else if (isRequest) counted.failed(ctx.ip, account);
    else if (account) counted.succeeded(ctx.ip, account);
  };
};

function refuse(ctx, seconds) {
  const minutes = Math.ceil(seconds / 60);
  ctx.status = 429;
  ctx.set("Retry-After", String(seconds));
  ctx.body = {
    data: null,
    error: {
      status: 429,
      name: "RateLimitError",
      message: `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
      details: {},
    },
  };
}
