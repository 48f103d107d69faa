"use strict";

// Walks an entry along its schema, so rules also apply to types and components added later.

/**
 * Returns the `populate` that loads an entry with all of its media and components.
 *
 * @param {(uid: string) => object} schemaOf a content type or a component by uid
 * @param {string} uid
 */
function everythingIn(schemaOf, uid) {
  const populate = {};
  for (const [name, attribute] of Object.entries(schemaOf(uid).attributes)) {
    if (attribute.type === "media") populate[name] = true;
    if (attribute.type === "component") populate[name] = within(schemaOf, attribute.component);
    if (attribute.type === "dynamiczone") {
      populate[name] = {
        on: Object.fromEntries(attribute.components.map((part) => [part, within(schemaOf, part)])),
      };
    }
  }
  return populate;
}

function within(schemaOf, uid) {
  const populate = everythingIn(schemaOf, uid);
  return Object.keys(populate).length > 0 ? { populate } : true;
}

/**
 * Calls `visit(attribute, value, path)` for every attribute with a value, including the
 * attributes of components.
 *
 * @param {(uid: string) => object} schemaOf
 */
function walk(schemaOf, uid, entry, visit, path = []) {
  for (const [name, attribute] of Object.entries(schemaOf(uid).attributes)) {
    const value = entry[name];
    if (value === null || value === undefined) continue;
    const here = [...path, name];
    visit(attribute, value, here);
    if (attribute.type === "component") {
      each(value, here, (part, at) => walk(schemaOf, attribute.component, part, visit, at));
    } else if (attribute.type === "dynamiczone") {
      value.forEach((part, index) =>
        walk(schemaOf, part.__component, part, visit, [...here, index]),
      );
    }
  }
}

function each(value, path, visit) {
  if (Array.isArray(value)) value.forEach((part, index) => visit(part, [...path, index]));
  else visit(value, path);
}

module.exports = { everythingIn, walk };
