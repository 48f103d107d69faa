// Changes the panel's requests for entries: a save says which version its form shows, and a
// refused save leaves the form as it is.

/**
 * @param {{enhanceEndpoints: Function}} api the panel's client
 * @param {import("./versions.mjs").Versions} versions
 */
export function sendVersions(api, versions) {
  const read = (definition) => {
    const query = definition.queryFn;
    definition.queryFn = async (entry, ...more) => {
      const result = await query(entry, ...more);
      // The published version can't be edited.
      if (entry.params?.status !== "published") versions.open(entry, result.data?.data?.updatedAt);
      return result;
    };
  };
  const write = (definition) => {
    const { query, transformResponse: transform, invalidatesTags: changed } = definition;
    definition.query = (entry) => versions.stamp(entry, query(entry));
    definition.transformResponse = (response, meta, entry) => {
      versions.open(entry, response.data?.updatedAt);
      return transform ? transform(response, meta, entry) : response;
    };
    definition.transformErrorResponse = (error, _meta, entry) => {
      versions.failed(entry, error);
      return error;
    };
    // Strapi reads the entry again and shows it in the form, also after a refusal.
    definition.invalidatesTags = (result, error, ...more) =>
      error ? [] : changed(result, error, ...more);
    // Strapi shows the new text as saved before it is, and after a refusal the old text.
    delete definition.onQueryStarted;
  };
  api.enhanceEndpoints({
    endpoints: { getDocument: read, updateDocument: write, publishDocument: write },
  });
}
