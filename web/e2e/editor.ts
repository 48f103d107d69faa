import type { APIRequestContext } from "@playwright/test";

import { demoPassword } from "../../tools/screens.mjs";
import { place } from "./place";

const collection = (type: string) =>
  `${place.cms}/content-manager/collection-types/api::${type}.${type}`;
const single = (type: string) => `${place.cms}/content-manager/single-types/api::${type}.${type}`;

let token: string | null = null;

export interface ArticleFields {
  title: string;
  slug: string;
  summary: string;
  /** The body, one string per paragraph. */
  text: string | readonly string[];
  /** When a published article becomes visible (RFC 3339). At once by default. */
  publishDate?: string;
  /** A BCP 47 tag. English by default. */
  language?: string;
}

/** A collection type of the CMS that editors write. */
export type Collection = "article" | "author" | "episode" | "redirect";

/** A document of the CMS as its panel loads it. */
export interface Entry {
  id: number;
  documentId: string;
  [field: string]: unknown;
}

/** An editor who uses the same API calls as Strapi's panel. */
export class Editor {
  private constructor(
    private readonly client: APIRequestContext,
    private readonly headers: Record<string, string>,
  ) {}

  /**
   * Without keep-alive: Strapi ends a connection after five idle seconds, and a test that uses it at
   * that moment would fail.
   */
  private static by(client: APIRequestContext, token: string): Editor {
    return new Editor(client, { Authorization: `Bearer ${token}`, Connection: "close" });
  }

  /** Signs in once per run, because the CMS limits sign-ins. */
  static async signIn(client: APIRequestContext): Promise<Editor> {
    if (token) return Editor.by(client, token);
    const answer = await client.post(`${place.cms}/admin/login`, {
      data: { email: "editor@peritus.test", password: demoPassword },
    });
    if (!answer.ok()) throw new Error(`The editor can't sign in: status ${answer.status()}`);
    const { data } = (await answer.json()) as { data: { token: string } };
    token = data.token;
    return Editor.by(client, token);
  }

  /** Creates the draft of an article and returns its document id. */
  async create(fields: ArticleFields): Promise<string> {
    return this.make("article", asDocument(fields));
  }

  /** Changes only the draft of an article. */
  async change(id: string, fields: ArticleFields): Promise<void> {
    await this.send("PUT", `${collection("article")}/${id}`, asDocument(fields));
  }

  /** Creates a draft, or an entry of a type without drafts, and returns its document id. */
  async make(type: Collection, fields: object): Promise<string> {
    const { data } = await this.send<{ data: Entry }>("POST", collection(type), fields);
    return data.documentId;
  }

  async publish(id: string, type: Collection = "article"): Promise<void> {
    await this.send("POST", `${collection(type)}/${id}/actions/publish`, {});
  }

  async unpublish(id: string): Promise<void> {
    await this.send("POST", `${collection("article")}/${id}/actions/unpublish`, {});
  }

  async remove(id: string, type: Collection = "article"): Promise<void> {
    await this.send("DELETE", `${collection(type)}/${id}`);
  }

  /** Returns the drafts whose slug starts with `slug`. */
  async find(type: "article" | "episode", slug: string): Promise<Entry[]> {
    const { results } = await this.send<{ results: Entry[] }>(
      "GET",
      `${collection(type)}?filters[slug][$startsWith]=${slug}&pageSize=100`,
    );
    return results;
  }

  /** Returns the first entries of a collection. */
  async list(type: string): Promise<Entry[]> {
    const { results } = await this.send<{ results: Entry[] }>("GET", collection(type));
    return results;
  }

  /** Returns the draft of a single type. */
  async page(type: string): Promise<Entry> {
    const { data } = await this.send<{ data: Entry }>("GET", single(type));
    return data;
  }

  /** Changes the draft of a single type. */
  async changePage(type: string, fields: object): Promise<void> {
    await this.send("PUT", single(type), fields);
  }

  /** Resets the draft of a single type to the published version. */
  async discardPage(type: string): Promise<void> {
    await this.send("POST", `${single(type)}/actions/discard`, {});
  }

  /** Uploads a file to the media library and returns its id. */
  async upload(
    bytes: Buffer,
    name: string,
    mimeType: string,
    alternativeText: string,
  ): Promise<number> {
    const answer = await this.client.post(`${place.cms}/upload`, {
      headers: this.headers,
      multipart: {
        files: { name, mimeType, buffer: bytes },
        fileInfo: JSON.stringify({ name, alternativeText }),
      },
    });
    if (!answer.ok())
      throw new Error(`The media library answers ${answer.status()}: ${await answer.text()}`);
    const [file] = (await answer.json()) as { id: number }[];
    return file?.id ?? 0;
  }

  /** Returns the file id of the first picture in an article's draft. */
  async pictureOf(id: string): Promise<number> {
    const { data } = await this.send<{
      data: { body: { __component: string; picture?: { id: number } }[] };
    }>("GET", `${collection("article")}/${id}`);
    const part = data.body.find(({ __component }) => __component === "article.picture");
    if (!part?.picture) throw new Error(`${id} has no picture`);
    return part.picture.id;
  }

  /** Sets the alternative text of a picture in the media library. */
  async describe(file: number, alternativeText: string): Promise<void> {
    const answer = await this.client.post(`${place.cms}/upload?id=${file}`, {
      headers: this.headers,
      multipart: { fileInfo: JSON.stringify({ alternativeText }) },
    });
    if (!answer.ok())
      throw new Error(`The media library answers ${answer.status()}: ${await answer.text()}`);
  }

  /** Deletes a file from the media library. */
  async removeFile(file: number): Promise<void> {
    await this.send("DELETE", `${place.cms}/upload/files/${file}`);
  }

  /** Returns the URL of the panel's preview button. */
  async previewOf(id: string, type = "article"): Promise<string> {
    const { data } = await this.send<{ data: { url: string } }>(
      "GET",
      `${place.cms}/content-manager/preview/url/api::${type}.${type}?documentId=${id}&status=draft`,
    );
    return data.url;
  }

  /** Returns the status and message of an action that must be refused. */
  async refused(
    method: string,
    type: Collection,
    data: object,
  ): Promise<{ status: number; message: string }> {
    const answer = await this.client.fetch(collection(type), {
      method,
      data,
      headers: this.headers,
    });
    const { error } = (await answer.json()) as { error?: { message: string } };
    return { status: answer.status(), message: error?.message ?? "" };
  }

  private async send<T>(method: string, url: string, data?: unknown): Promise<T> {
    const answer = await this.client.fetch(url, { method, data, headers: this.headers });
    if (!answer.ok())
      throw new Error(
        `Strapi answers ${answer.status()} to ${method} ${url}: ${await answer.text()}`,
      );
    return (await answer.json()) as T;
  }
}

/** Returns paragraphs in the CMS's format. */
export function paragraphs(text: string | readonly string[]) {
  return [text]
    .flat()
    .map((words) => ({ type: "paragraph", children: [{ type: "text", text: words }] }));
}

function asDocument({ text, ...fields }: ArticleFields) {
  return { ...fields, body: [{ __component: "article.text", body: paragraphs(text) }] };
}
