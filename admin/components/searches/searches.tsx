import { Gutter } from "@payloadcms/ui";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { languageOf } from "../shared/language.ts";
import { Screen } from "../shared/screen.tsx";
import { Overview } from "./overview.tsx";
import { words } from "./words.ts";

/** `/admin/searches`: what visitors searched for. Not found for anybody but owners and editors. */
export async function Searches(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult;
  const { user, payload, i18n } = req;
  if (!user) redirect("/admin/login?redirect=%2Fadmin%2Fsearches");
  if (!permissions.collections?.["search-synonyms"]?.read) notFound();
  const { searchOverview } = await import(/* turbopackIgnore: true */ "@setu/content/search/asked/search-overview");
  const overview = await searchOverview(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: "The searches could not be read." });
    return null;
  });
  const language = languageOf(i18n);
  const texts = words[language];
  return (
    <Screen view={view} user={user} label={texts.title} url="/admin/searches">
      <Gutter className="searches">
        <h1>{texts.title}</h1>
        {overview ? <Overview overview={overview} language={language} /> : <p role="alert">{texts.fault}</p>}
      </Gutter>
    </Screen>
  );
}
