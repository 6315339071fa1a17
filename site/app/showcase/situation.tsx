import { basenameOf, type Locale, localizedPath } from "@setu/contract/locale";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { FormTokenContext } from "../form-token-context.ts";
import type { Head } from "../head.ts";
import { useLanguage } from "../i18n/texts.ts";
import { PageDataContext } from "../page-data.ts";
import type { Outcome } from "../pages/home/send-message.ts";
import { PageError, ShellError } from "../shell/error-page/error-page.tsx";
import { NotificationsProvider } from "../shell/notifications/notifications.tsx";
import { ProgressProvider } from "../shell/progress/progress.tsx";
import type { Example } from "./example.ts";
import styles from "./showcase.module.css";

/** An example with a router of its own around it, so that no link leads away and no call is made. */
export function InSituation({ example }: { example: Example }) {
  const { locale, texts } = useLanguage();
  const [router] = useState(() => routerOf(example, locale, { done: true, notice: texts.sentThanks }));
  return (
    <FormTokenContext value="">
      <RouterProvider router={router} />
    </FormTokenContext>
  );
}

const never = () => new Promise<never>(() => {});

function routerOf({ element, at = "/", going, ...example }: Example, locale: Locale, answer: Outcome) {
  const ids = { shell: "example", page: "outlet" };
  const routes: RouteObject[] = [
    {
      id: ids.shell,
      element: <Providers head={example.head}>{element}</Providers>,
      ErrorBoundary: ShellError,
      children: [
        {
          id: ids.page,
          path: "*",
          element: <>{example.outlet}</>,
          ErrorBoundary: PageError,
          action: () => answer,
        },
      ],
    },
  ];
  if (going) routes.push({ path: going, loader: never, element: <></> });
  const router = createMemoryRouter(routes, {
    basename: basenameOf(locale),
    initialEntries: [localizedPath(at, locale)],
    hydrationData: {
      loaderData: { [ids.shell]: example.loaded ?? null },
      ...(example.posted && { actionData: { [ids.shell]: example.posted } }),
      ...(example.thrown && { errors: { [ids[example.thrown.by]]: example.thrown.error } }),
    },
  });
  if (going && typeof window !== "undefined") void router.navigate(going);
  return router;
}

/** The providers, as in the frame of every page. */
const Providers = ({ head = { title: "" }, children }: { head: Head | undefined; children: ReactNode }) => (
  <ProgressProvider>
    <NotificationsProvider>
      <PageDataContext value={{ head }}>
        <div className={styles.component}>{children}</div>
      </PageDataContext>
    </NotificationsProvider>
  </ProgressProvider>
);
