'use strict';

// Strapi gives its editor and author roles their permissions on the very first
// start only. A content type that is added later would be invisible to them.

const { CREATOR_ONLY, missingPermissions } = require('./missing-permissions');

const ROLES = [
  { code: 'strapi-editor', withholds: [], conditions: [] },
  // Authors write and keep to their own pieces; an editor publishes.
  { code: 'strapi-author', withholds: ['plugin::content-manager.explorer.publish'], conditions: [CREATOR_ONLY] },
];

/** Gives editors and authors what they lack on our own content types. Takes nothing away. */
async function ensurePermissions(strapi) {
  const permissions = strapi.service('admin::permission');
  const ours = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  const actions = permissions.actionProvider.values().filter((action) => action.section === 'contentTypes');
  const complete = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(actions)
    .filter((permission) => ours.includes(permission.subject));

  for (const { code, withholds, conditions } of ROLES) {
    const role = await strapi.db.query('admin::role').findOne({ where: { code } });
    if (!role) continue; // an administrator removed it
    const held = await permissions.findMany({ where: { role: { id: role.id } } });
    const wanted = complete
      .filter((permission) => !withholds.includes(permission.action))
      .map((permission) => ({ ...permission, conditions }));
    const missing = missingPermissions(wanted, held);
    if (missing.length === 0) continue;
    await strapi.service('admin::role').addPermissions(role.id, missing);
    strapi.log.info('role completed', { role: code, permissions: missing.length });
  }
}

module.exports = { ensurePermissions };
