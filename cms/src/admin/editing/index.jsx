// Two editors on one entry: the second save is refused, and this panel says how to go on.
import { Flex, Link, Typography } from "@strapi/design-system";
import { adminApi } from "@strapi/strapi/admin";
import { useSyncExternalStore } from "react";
import { sendVersions } from "./requests.mjs";
import { Versions } from "./versions.mjs";

const versions = new Versions();

function NewerVersionPanel(entry) {
  const refusal = useSyncExternalStore(versions.subscribe, () => versions.refusalOf(entry));
  if (!refusal) return null;
  return {
    title: "Not saved",
    content: (
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography textColor="danger600">{refusal}</Typography>
        <Link href={window.location.href} isExternal>
          Open the newer version
        </Link>
      </Flex>
    ),
  };
}

export function registerVersions(app) {
  sendVersions(adminApi, versions);
  app
    .getPlugin("content-manager")
    .apis.addEditViewSidePanel((panels) => [NewerVersionPanel, ...panels]);
}
