import assert from "node:assert/strict";
import test from "node:test";
import { sendVersions } from "../src/admin/editing/requests.mjs";
import { Versions } from "../src/admin/editing/versions.mjs";

const ARTICLE = { collectionType: "collection-types", model: "api::article.article" };
const first = { ...ARTICLE, documentId: "one" };
const HOME = { collectionType: "single-types", model: "api::home.home" };

/** The panel's endpoints as Strapi defines them, changed by us. `server` maps an entry to its response. */
function panel(server) {
  const rollback = () => undefined;
  const write = () => ({
    query: ({ data }) => ({ method: "PUT", data }),
    invalidatesTags: (_result, _error, { documentId }) => ["Relations", documentId],
    onQueryStarted: rollback,
  });
  const definitions = {
    getDocument: { queryFn: async (entry) => server(entry) },
    updateDocument: write(),
    publishDocument: write(),
  };
  const versions = new Versions();
  sendVersions(
    {
      enhanceEndpoints({ endpoints }) {
        for (const [name, change] of Object.entries(endpoints)) change(definitions[name]);
      },
    },
    versions,
  );
  return { ...definitions, versions };
}

const version = (updatedAt) => ({ data: { data: { updatedAt } } });

test("a save and a publish carry the version in the form", async () => {
  const { getDocument, updateDocument, publishDocument } = panel(({ model, params }) =>
    version(`${model} ${params?.status ?? "draft"}`),
  );
  const sent = (definition, entry) =>
    definition.query({ ...entry, data: { title: "T" } }).data.updatedAt;
  assert.equal(sent(updateDocument, first), undefined, "before it is opened");
  for (const params of [undefined, { status: "published" }])
    await getDocument.queryFn({ ...first, params });
  await getDocument.queryFn({ ...HOME, documentId: undefined });
  for (const definition of [updateDocument, publishDocument]) {
    assert.deepEqual(definition.query({ ...first, data: { title: "T" } }), {
      method: "PUT",
      data: { title: "T", updatedAt: "api::article.article draft" },
    });
    assert.equal(sent(definition, { ...first, documentId: "two" }), undefined, "another entry");
    assert.equal(sent(definition, { ...HOME, documentId: "home" }), "api::home.home draft");
  }
});

test("after a save, the next one carries the version that was saved", async () => {
  const { getDocument, updateDocument } = panel(() => version("v1"));
  await getDocument.queryFn(first);
  assert.deepEqual(
    updateDocument.transformResponse({ data: { updatedAt: "v2" } }, {}, first),
    version("v2").data,
  );
  assert.equal(updateDocument.query({ ...first, data: {} }).data.updatedAt, "v2");
  assert.deepEqual(updateDocument.invalidatesTags({}, undefined, first), ["Relations", "one"]);
});

test("a refused save keeps the form and its version, and says why until a newer version is opened", async () => {
  const { getDocument, publishDocument, versions } = panel(() => version("v1"));
  await getDocument.queryFn(first);
  let changes = 0;
  const stop = versions.subscribe(() => (changes += 1));
  const other = { name: "ValidationError", message: "Title is missing" };
  assert.equal(publishDocument.transformErrorResponse(other, {}, first), other);
  assert.equal(versions.refusalOf(first), undefined);
  const refused = { message: "Ada saved this.", details: { overtaken: true } };
  publishDocument.transformErrorResponse(refused, {}, first);
  publishDocument.transformErrorResponse(refused, {}, first);
  assert.equal(versions.refusalOf(first), "Ada saved this.");
  assert.equal(versions.refusalOf({ ...first, documentId: "two" }), undefined);
  // Nothing reads the entry again or writes an older text into the form.
  assert.deepEqual(publishDocument.invalidatesTags(undefined, refused, first), []);
  assert.equal(publishDocument.onQueryStarted, undefined);
  assert.equal(publishDocument.query({ ...first, data: {} }).data.updatedAt, "v1");
  await getDocument.queryFn(first);
  assert.equal(versions.refusalOf(first), undefined);
  stop();
  assert.equal(changes, 2);
  versions.failed(first, refused);
  assert.equal(changes, 2);
});
