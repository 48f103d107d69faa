import { TextLink } from "~/components/ui/link";
import { paths } from "~/lib/paths";

import { articleCount } from "./article-lines";

export function TagHeader({ name, count }: { name: string; count: number }) {
  return (
    <header className="mt-8 mb-9 md:mt-13 md:mb-11">
      <p className="text-13 font-medium text-muted">
        <TextLink href={paths.blog()}>Blog</TextLink> · Tag
      </p>
      <h1 dir="auto" className="mt-1 text-[2.375rem] leading-[1.1] md:display md:text-44">
        {name}
      </h1>
      <p className="mt-2 text-17 text-muted">{articleCount(count)}</p>
    </header>
  );
}
