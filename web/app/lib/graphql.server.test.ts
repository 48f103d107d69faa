import { describe, expect, it } from "vitest";

import { bodyOf, localServer, sendJson } from "../../test/local-server";
import { graphql, type ErrorPolicy } from "./graphql.server";

const query = "query Name($id: ID!) { name(id: $id) }";

async function answering(status: number, body: unknown, errorPolicy?: ErrorPolicy) {
  const { url } = await localServer((_req, res) => sendJson(res, status, body));
  return graphql({ endpoint: url }, { query, errorPolicy });
}

describe("a GraphQL request", () => {
  it("is a POST of query, variables and operation name", async () => {
    let sent = "";
    const { url } = await localServer((req, res) => {
      void bodyOf(req).then((body) => {
        sent = `${req.method} ${req.headers["x-key"]} ${body}`;
        sendJson(res, 200, { data: { name: "Ada" } });
      });
    });
    const answer = await graphql(
      { endpoint: url, headers: { "x-key": "k" } },
      { query, variables: { id: 1 }, operationName: "Name" },
    );
    expect(sent).toBe(
      `POST k ${JSON.stringify({ query, variables: { id: 1 }, operationName: "Name" })}`,
    );
    expect(answer).toEqual({ data: { name: "Ada" }, errors: [] });
  });

  it("is a GET where it is configured so", async () => {
    let asked = "";
    const { url } = await localServer((req, res) => {
      asked = `${req.method} ${req.url}`;
      sendJson(res, 200, { data: {} });
    });
    await graphql(
      { endpoint: `${url}/graphql?v=1`, method: "GET" },
      { query, variables: { id: 1 }, operationName: "Name" },
    );
    const { searchParams } = new URL(asked.replace("GET ", ""), url);
    expect(asked).toMatch(/^GET \/graphql\?v=1&/);
    expect(Object.fromEntries(searchParams)).toEqual({
      v: "1",
      query,
      variables: '{"id":1}',
      operationName: "Name",
    });
  });
});

describe("a GraphQL failure", () => {
  it("throws the first message", async () => {
    await expect(
      answering(200, { data: { a: 1 }, errors: [{ message: "First" }, { message: "Second" }] }),
    ).rejects.toThrow("First");
    await expect(answering(400, { errors: [{ message: "Refused" }] })).rejects.toThrow("Refused");
  });

  it("throws the status where there is no message", async () => {
    await expect(answering(502, "broken")).rejects.toThrow("GraphQL Error (Code: 502)");
    await expect(answering(200, { data: null })).rejects.toThrow("GraphQL Error (Code: 200)");
    await expect(answering(200, {})).rejects.toThrow("GraphQL Error (Code: 200)");
  });

  it("hands over data and errors under 'all', and data alone under 'ignore'", async () => {
    const body = { data: { a: 1 }, errors: [{ message: "First" }] };
    expect(await answering(200, body, "all")).toEqual(body);
    expect(await answering(200, body, "ignore")).toEqual({ data: { a: 1 }, errors: [] });
    expect(await answering(500, {}, "ignore")).toEqual({ data: null, errors: [] });
  });

  it("throws when no answer comes", async () => {
    const { url, server } = await localServer(() => {});
    await new Promise((resolve) => server.close(resolve));
    await expect(graphql({ endpoint: url }, { query, errorPolicy: "ignore" })).rejects.toThrow(
      "Network Error",
    );
  });
});
