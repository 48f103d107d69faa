'use strict';

const { settings } = require('./settings');
const { guardPublishing } = require('./publishing/guard');
const { keepAlternativeText } = require('./publishing/alternative-text');
const bootstrap = require('./bootstrap');

module.exports = {
  register({ strapi }) {
    strapi.documents.use(guardPublishing(strapi));
  },

  async bootstrap({ strapi }) {
    strapi.db.lifecycles.subscribe(keepAlternativeText());
    await bootstrap.run(strapi, settings());
  },
};
