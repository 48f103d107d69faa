// A stand-in for DataCite's GraphQL API, for browser tests and screenshots. It knows the works
// of one ORCID iD.
import http from "node:http";
import { json } from "node:stream/consumers";

/** The example of ORCID itself. It belongs to nobody. */
export const knownOrcid = "0000-0002-1825-0097";

const work = (title, given = {}) => ({
  doi: `10.5555/fake.${title.toLowerCase().replace(/[^a-z]+/g, "-")}`,
  types: { resourceTypeGeneral: "JournalArticle" },
  titles: [{ title }],
  creators: [
    { name: "Okonkwo-Bell, Amara", givenName: "Amara", familyName: "Okonkwo-Bell" },
    { name: "Mbeki, Joaquín" },
  ],
  dates: [],
  publicationYear: 2019,
  container: { title: "Journal of Lifting Equipment", volume: "12", issue: "3" },
  identifiers: [],
  ...given,
});

const works = [
  work("Fatigue of <i>slewing ring</i> bolts &amp; their inspection", {
    dates: [{ date: "2021-06-00", dateType: "Issued" }],
    publicationYear: 2021,
  }),
  work("Wind loads on idle tower cranes", {
    types: { resourceTypeGeneral: "ConferencePaper" },
    dates: [{ date: "2018-04-17", dateType: "Issued" }],
    publicationYear: 2018,
    container: { title: "Proceedings of the Lifting Conference", firstPage: "41", lastPage: "52" },
  }),
  work("Outrigger settlement on frozen ground", {
    types: { resourceTypeGeneral: "Text", resourceType: "Technical report" },
    publicationYear: 2016,
    container: null,
  }),
  work("Strain readings of twelve hooks", {
    types: { resourceTypeGeneral: "Dataset" },
    publicationYear: 2020,
  }),
  work("WIND LOADS on idle tower cranes", { doi: "not a DOI", publicationYear: 2018 }),
  work("", { doi: "10.5555/fake.untitled", publicationYear: 2015 }),
];

/** Serves on a free port. `url` is the setting DATACITE_URL. */
export async function serveDataCite() {
  const server = http.createServer(async (request, response) => {
    const { variables } = await json(request);
    const known = variables?.id === `https://orcid.org/${knownOrcid}`;
    const page = { totalCount: works.length, pageInfo: { hasNextPage: false }, nodes: works };
    const data = { person: known ? { works: page } : null };
    response
      .writeHead(200, { "Content-Type": "application/json" })
      .end(JSON.stringify(known ? { data } : { data, errors: [{ message: "Record not found" }] }));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/graphql`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
