// Keeps the panel's preview links fresh. The panel asks for a link when an entry is opened and
// would use it for as long as the entry stays open, but a link works for an hour only.

const FRESH_MS = 5 * 60 * 1000;

/** @param {{enhanceEndpoints: Function}} api the panel's client */
export function renewLinks(api, now = Date.now) {
  api.enhanceEndpoints({
    endpoints: {
      getPreviewUrl: {
        forceRefetch: ({ endpointState }) =>
          endpointState?.fulfilledTimeStamp !== undefined &&
          now() - endpointState.fulfilledTimeStamp > FRESH_MS,
      },
    },
  });
}
