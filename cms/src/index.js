"use strict";

const { settings } = require("./settings");
const { SEO_FIELDS } = require("./seo-fields");
const { guardPublishing } = require("./publishing/guard");
const { keepAlternativeText } = require("./publishing/alternative-text");
const { keepGuids } = require("./podcast/guid");
const { measureEpisodes, followReplacedAudio } = require("./podcast/audio");
const { guardRedirects } = require("./redirect/guard");
const { guardUsedEntries, guardUsedFiles } = require("./use/guard");
const { oneAfterAnother } = require("./use/bulk");
const { guardUploads } = require("./uploads/guard");
const { refuseOlderVersions } = require("./editing/newer");
const { takeTheSameTime } = require("./sign-in/same-time");
const bootstrap = require("./bootstrap");

module.exports = {
  register({ strapi }) {
    strapi.customFields.register(SEO_FIELDS);
    // The first middleware is the outermost.
    strapi.documents.use(refuseOlderVersions(strapi));
    strapi.documents.use(guardPublishing(strapi));
    strapi.documents.use(guardRedirects(strapi));
    strapi.documents.use(keepGuids(strapi, `${settings().webOrigin}/podcast/feed.xml`));
    strapi.documents.use(measureEpisodes(strapi));
    strapi.documents.use(guardUsedEntries(strapi));
  },

  async bootstrap({ strapi }) {
    strapi.db.lifecycles.subscribe(keepAlternativeText());
    followReplacedAudio(strapi);
    guardUsedFiles(strapi);
    guardUploads(strapi);
    oneAfterAnother(strapi);
    await takeTheSameTime(strapi);
    await bootstrap.run(strapi, settings());
  },
};
