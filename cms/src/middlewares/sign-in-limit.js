"use strict";

const { attempts } = require("../sign-in/attempts");

/** Matches the routes where a password, code, or link could be guessed. */
const ROUTE = /^\/+admin\/+(login|forgot-password|reset-password|register)\/*$/i;

/** Limits failed attempts to sign in to the panel, by address and by account. */
module.exports = () => {
  const counted = attempts();
  return async (ctx, next) => {
    if (ctx.method !== "POST" || !ROUTE.test(ctx.path)) return next();
    const email = ctx.request.body?.email;
    const account = typeof email === "string" ? email.trim().toLowerCase().slice(0, 320) : "";
    const wait = counted.wait(ctx.ip, account);
    if (wait > 0) return refuse(ctx, wait);
    const isRequest = /forgot-password/i.test(ctx.path);
    try {
      await next();
    } catch (error) {
      counted.failed(ctx.ip, account);
      throw error;
    }
    // Every password reset request counts, because it may send an email.
    if (isRequest || ctx.status >= 400) counted.failed(ctx.ip, account);
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
