"use strict";

const NAME = "BFF content";
const EVENTS = [
  "entry.create",
  "entry.update",
  "entry.delete",
  "entry.publish",
  "entry.unpublish",
  "entry.draft-discard",
  "media.create",
  "media.update",
  "media.delete",
];

/**
 * Notifies the BFF of every change. The secret is sent in the header X-Peritus-Webhook
 * (config/server.js) and is not stored in the database.
 */
async function ensureWebhook(strapi, bffUrl) {
  const store = strapi.get("webhookStore");
  const runner = strapi.get("webhookRunner");
  const wanted = {
    name: NAME,
    url: `${bffUrl}/api/content/webhook`,
    headers: {},
    events: EVENTS,
    isEnabled: true,
  };
  const existing = (await store.findWebhooks()).find(({ name }) => name === NAME);
  if (!existing) {
    runner.add(await store.createWebhook(wanted));
  } else if (existing.url !== wanted.url || !sameEvents(existing.events)) {
    runner.update(
      await store.updateWebhook(existing.id, { ...wanted, isEnabled: existing.isEnabled }),
    );
  }
  logFailures(strapi, runner);
}

function sameEvents(events) {
  return events.length === EVENTS.length && EVENTS.every((event) => events.includes(event));
}

// Strapi doesn't report failed deliveries. The BFF reconciles on its own, but an operator
// should see that notifications are lost.
function logFailures(strapi, runner) {
  const run = runner.run.bind(runner);
  runner.run = async (webhook, event, info) => {
    const { statusCode, message } = await run(webhook, event, info);
    if (statusCode >= 300) {
      strapi.log.warn("webhook not delivered", {
        url: webhook.url,
        event,
        status: statusCode,
        reason: String(message ?? "").slice(0, 200),
      });
    }
    return { statusCode, message };
  };
}

module.exports = { ensureWebhook, EVENTS };
