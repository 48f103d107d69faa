"use strict";

const { errors } = require("@strapi/utils");
const { inspect, Unfit } = require("./content");

/**
 * Checks the content of every file before it enters the media library, and sets its type and
 * extension by that content.
 */
function guardUploads(strapi) {
  const service = strapi.plugin("upload").service("upload");
  const upload = service.upload.bind(service);
  const replace = service.replace.bind(service);
  service.upload = async (request, ...rest) => {
    const files = [];
    for (const file of [request.files].flat()) files.push(await inspected(file));
    return upload({ ...request, files: Array.isArray(request.files) ? files : files[0] }, ...rest);
  };
  service.replace = async (id, request, ...rest) =>
    replace(id, { ...request, file: await inspected(request.file) }, ...rest);
}

async function inspected(file) {
  try {
    const { type, name } = await inspect(file);
    return Object.assign(file, { mimetype: type, detectedMimeType: type, originalFilename: name });
  } catch (error) {
    throw error instanceof Unfit ? new errors.ValidationError(error.message) : error;
  }
}

module.exports = { guardUploads };
