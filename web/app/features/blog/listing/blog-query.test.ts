import { expect, test } from "vitest";

import { blogPageQuery, blogQuery } from "./blog-query";

test.each([
  ["/blog", { words: "", page: 1 }],
  ["/blog?q=%20crane%20&page=3", { words: "crane", page: 3 }],
  ["/blog?page=0", { words: "", page: 1 }],
  ["/blog?page=-2", { words: "", page: 1 }],
  ["/blog?page=two", { words: "", page: 1 }],
  ["/blog?page=99999999", { words: "", page: 1 }],
])("%s is read", (address, query) => {
  expect(blogQuery(`http://localhost${address}`)).toEqual(query);
});

test("the first page and no words leave the address short", () => {
  expect(blogPageQuery({ words: "", page: 1 })).toEqual({ q: null, page: null });
  expect(blogPageQuery({ words: "crane", page: 2 })).toEqual({ q: "crane", page: 2 });
});
