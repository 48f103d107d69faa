import type { APIRequestContext } from "@playwright/test";

import { demoPassword } from "../../tools/screens.mjs";
import { place } from "./place";

const articles = `${place.cms}/content-manager/collection-types/api::article.article`;

let token: string | null = null;

export interface ArticleFields {
  title: string;
  slug: string;
  summary: string;
  /** The body, a paragraph for each. */
  text: string | readonly string[];
  /** When readers see it, once it is published (RFC 3339); at once without it. */
  publishDate?: string;
  /** A tag of BCP 47; English without it. */
  language?: string;
}

/** An editor at work in Strapi, by the calls that its panel makes. */
export class Editor {
  private constructor(
    private readonly client: APIRequestContext,
    private readonly headers: Record<string, string>,
  ) {}

  /** Signs in once a run: Strapi counts sign-ins, and refuses who comes too often. */
  static async signIn(client: APIRequestContext): Promise<Editor> {
    if (token) return new Editor(client, { Authorization: `Bearer ${token}` });
    const answer = await client.post(`${place.cms}/admin/login`, { data: { email: "editor@peritus.test", password: demoPassword } });
    if (!answer.ok()) throw new Error(`The editor cannot sign in: status ${answer.status()}`);
    const { data } = (await answer.json()) as { data: { token: string } };
    token = data.token;
    return new Editor(client, { Authorization: `Bearer ${token}` });
  }

  /** Makes a draft and answers its document id. */
  async create(fields: ArticleFields): Promise<string> {
    const { data } = await this.send<{ data: { documentId: string } }>("POST", articles, asDocument(fields));
    return data.documentId;
  }

  /** Changes the draft alone. */
  async change(id: string, fields: ArticleFields): Promise<void> {
    await this.send("PUT", `${articles}/${id}`, asDocument(fields));
  }

  async publish(id: string): Promise<void> {
    await this.send("POST", `${articles}/${id}/actions/publish`, {});
  }

  async unpublish(id: string): Promise<void> {
    await this.send("POST", `${articles}/${id}/actions/unpublish`, {});
  }

  async remove(id: string): Promise<void> {
    await this.send("DELETE", `${articles}/${id}`);
  }

  /** The address behind the panel's preview button. */
  async previewOf(id: string): Promise<string> {
    const { data } = await this.send<{ data: { url: string } }>(
      "GET",
      `${place.cms}/content-manager/preview/url/api::article.article?documentId=${id}&status=draft`,
    );
    return data.url;
  }

  private async send<T>(method: string, url: string, data?: unknown): Promise<T> {
    const answer = await this.client.fetch(url, { method, data, headers: this.headers });
    if (!answer.ok()) throw new Error(`Strapi answers ${answer.status()} to ${method} ${url}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}

function asDocument({ text, ...fields }: ArticleFields) {
  const paragraphs = [text].flat().map((words) => ({ type: "paragraph", children: [{ type: "text", text: words }] }));
  return { ...fields, body: [{ __component: "article.text", body: paragraphs }] };
}
