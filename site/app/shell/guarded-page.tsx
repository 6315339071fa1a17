import { type ComponentType, lazy, Suspense, useState } from "react";
import { useLoaderData, useLocation } from "react-router";
import { type PageData, PageDataContext, type Problem } from "../page-data.ts";
import { PlainMessage } from "./error-page/plain-message.tsx";
import { loadQuiet, written } from "./later.ts";
import { NotAvailable } from "./not-available/not-available.tsx";
// The server's markup needs its style sheet at once.
import "./unavailable/unavailable.module.css";

const Unavailable =
  written?.Unavailable ??
  lazy(() =>
    loadQuiet().then(
      (quiet) => ({ default: quiet.Unavailable }),
      () => ({ default: PlainMessage }),
    ),
  );

/** Wraps a page: renders it, or a message in its place. A list whose next page fails to load stays as it was. */
export function guarded(Page: ComponentType): ComponentType {
  return function GuardedPage() {
    const loaded = useLoaderData<PageData & Partial<Problem>>();
    const { pathname } = useLocation();
    const [good, setGood] = useState({ pathname, loaded });
    if (!loaded.problem && good.loaded !== loaded) setGood({ pathname, loaded });

    if (loaded.problem && loaded.problem !== "unavailable") return <NotAvailable {...loaded} />;
    const shown = loaded.problem ? good : { pathname, loaded };
    const hasPage = !shown.loaded.problem && shown.pathname === pathname;
    return (
      <>
        {loaded.problem && (
          <Suspense>
            <Unavailable aside={hasPage} failure={loaded} isLost={loaded.isLost} />
          </Suspense>
        )}
        {hasPage && (
          // Another item's page keeps nothing of this one: React leaves rows whose keys are alike.
          <PageDataContext key={pathname} value={shown.loaded}>
            <Page />
          </PageDataContext>
        )}
      </>
    );
  };
}
