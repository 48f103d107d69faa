"use strict";

module.exports = {
  useLegacyMediaLibrary: false,
};
