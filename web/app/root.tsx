import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import { LucideProvider } from "lucide-react";
import { useContext, useEffect, type ReactNode } from "react";

import { screenHead } from "~/components/content/head";
import { PictureCdn } from "~/components/ui/picture/picture";
import { NewVersion } from "~/features/builds/new-version";
import { ExpertDataKeeper } from "~/features/claim/expert-data-keeper";
import { errorOf } from "~/features/error/error-of";
import { ErrorScreen } from "~/features/error/error-screen";
import { LiveHost } from "~/features/live/live-host";
import { FlashToast } from "~/features/notify/flash-toast";
import { SessionSync } from "~/features/session/session-sync";
import { SignOutForm } from "~/features/session/sign-out-form";
import { BareShell } from "~/features/shell/bare-shell";
import { RouteAnnouncer } from "~/features/shell/route-announcer";
import { Shell } from "~/features/shell/shell";
import { StepUpHost } from "~/features/second-factor/step-up-host";
import { StepUpPage } from "~/features/second-factor/step-up-page";
import { siteFor } from "~/features/shell/site.server";
import { outage } from "~/lib/api.server";
import { EarlyPress } from "~/lib/rendering/early-press";
import { NonceContext } from "~/lib/rendering/nonce";
import { typedPath } from "~/lib/page-not-found";
import { isStepUp } from "~/lib/identity/step-up";
import { useRootData, type RootData } from "~/lib/root-data";
import { scrollKey } from "~/lib/scroll-key";
import { fontPreloads } from "~/styles/fonts";

import "~/styles/app.css";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  ...fontPreloads(),
];

export const meta: MetaFunction<typeof loader> = ({ error, data: root }) => {
  const status = root?.missing ? 404 : error ? errorOf(error).status : null;
  return screenHead(
    status === null ? "Peritus" : status === 404 ? "Page not found" : String(status),
  );
};

export const headers: HeadersFunction = ({ errorHeaders }) => {
  const headers = new Headers();
  const retryAfter = errorHeaders?.get("Retry-After");
  if (retryAfter) headers.set("Retry-After", retryAfter);
  return headers;
};

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const { navigation, missing, session: _writer, flash, ...rest } = context;
  if (navigation === null) throw outage();
  const { session, layout, group_layout, dashboard_route, menu, route, credits, notifications } =
    navigation;
  const root: RootData = {
    session,
    times: rest.times,
    navigation: {
      layout,
      group_layout: group_layout ?? layout,
      dashboard_route,
      menu,
      route,
      credits,
      notifications,
    },
    site: await siteFor(args, navigation),
    theme: rest.theme,
    flash: flash.take(),
    settings: rest.settings,
    buildId: rest.buildId,
    path: typedPath(request.url),
    missing,
  };
  return data(root, { status: missing ? 404 : 200 });
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext) || undefined;
  const root = useRootData();
  useEffect(() => void window.dispatchEvent(new Event("awake")), []); // see early-press.tsx
  return (
    <html lang="en-US" data-theme={root?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <LucideProvider strokeWidth={1.8}>{children}</LucideProvider>
        <EarlyPress nonce={nonce} />
        <ScrollRestoration nonce={nonce} getKey={scrollKey} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const root = useLoaderData<typeof loader>() as RootData;
  return (
    <Everywhere root={root}>
      {root.missing ? (
        <Shell root={root} layout={root.navigation.group_layout}>
          <ErrorScreen status={404} message={`Page Not Found: ${root.path}`} />
        </Shell>
      ) : (
        <Outlet />
      )}
    </Everywhere>
  );
}

/** Beside every page, in every layout. */
function Everywhere({ root, children }: { root: RootData; children: ReactNode }) {
  return (
    <PictureCdn.Provider value={root.settings.imageCdn}>
      <FlashToast flash={root.flash} />
      {children}
      {root.session ? <SignOutForm /> : null}
      {root.session ? <StepUpHost /> : null}
      {root.session ? (
        <LiveHost
          session={root.session}
          menu={root.navigation.menu}
          credits={root.navigation.credits}
          notices={root.navigation.notifications}
        />
      ) : null}
      <RouteAnnouncer />
      <ExpertDataKeeper />
      <NewVersion buildId={root.buildId} />
      <SessionSync session={root.session} times={root.times} navigation={root.navigation} />
    </PictureCdn.Provider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const view = errorOf(error);
  const root = useRootData();
  const screen =
    isRouteErrorResponse(error) && isStepUp(error.data) ? (
      <StepUpPage {...error.data.stepUp} />
    ) : (
      <ErrorScreen {...view} />
    );
  if (!root) return <BareShell>{screen}</BareShell>;
  return (
    <Everywhere root={root}>
      <Shell root={root} layout={root.navigation.group_layout}>
        {screen}
      </Shell>
    </Everywhere>
  );
}
