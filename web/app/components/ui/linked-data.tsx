import { useContext } from "react";

import { NonceContext } from "~/lib/rendering/nonce";
import { scriptJson } from "~/lib/rendering/script-json";

export function LinkedData({ data }: { data: unknown }) {
  const nonce = useContext(NonceContext) || undefined;
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
