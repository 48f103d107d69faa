// A WordPress export of many posts, as large as those of a blog that is a few years old.

const words =
  "The court admitted the testimony because the method had been tested and its rate of error was known.";

/** Returns an export of published posts, with authors, categories, tags, and links between posts. */
export function wordpressExport(posts) {
  const items = Array.from({ length: posts }, (_, n) => item(n));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>Old</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
${[0, 1, 2].map((n) => `<wp:author><wp:author_login>author-${n}</wp:author_login><wp:author_display_name>Author ${n}</wp:author_display_name></wp:author>`).join("\n")}
${items.join("\n")}
</channel></rss>`;
}

function item(n) {
  const slug = `imported-post-${n}`;
  const date = new Date(Date.UTC(2020, 0, 1) + n * 86_400_000).toISOString();
  const paragraphs = Array.from({ length: 8 }, (_, i) => `<p>${words} This is part ${i + 1}.</p>`);
  return `<item><title>Imported post ${n}</title><link>https://old.example/2020/01/${slug}/</link><dc:creator>author-${n % 3}</dc:creator>
<excerpt:encoded><![CDATA[What post ${n} says.]]></excerpt:encoded>
<content:encoded><![CDATA[<h2>Post ${n}</h2>${paragraphs.join("")}<ul><li>One</li><li>Two</li></ul><p>See <a href="https://old.example/2020/01/imported-post-${Math.max(0, n - 1)}/">the post before</a>.</p>]]></content:encoded>
<wp:post_id>${n + 1}</wp:post_id><wp:post_name>${slug}</wp:post_name><wp:post_date_gmt>${date.slice(0, 10)} ${date.slice(11, 19)}</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="category-${n % 10}">Category ${n % 10}</category><category domain="post_tag" nicename="tag-${n % 40}">Tag ${n % 40}</category></item>`;
}
