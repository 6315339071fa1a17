import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, HydrateAuthProvider, SetStepNav } from "@payloadcms/ui";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { words } from "../applications/words.ts";
import { languageOf } from "../shared/language.ts";
import { BoardFault } from "./board-fault.tsx";
import { BoardScreen } from "./board-screen.tsx";

/** `/admin/board`: the applications for a vacancy, by stage. Anyone but owners and HR staff gets "not found". */
export async function Board({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { user, payload, i18n } = req;
  if (!user) redirect("/admin/login?redirect=%2Fadmin%2Fboard");
  if (!permissions.collections?.["applications"]?.read) notFound();
  const { readBoard } = await import(/* turbopackIgnore: true */ "@setu/content/applications/board/board");
  const wanted = Number(searchParams?.["vacancy"]);
  const board = await readBoard(req, Number.isSafeInteger(wanted) ? wanted : undefined).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: "The board could not be read." });
    return null;
  });
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={payload}
      permissions={permissions}
      req={req}
      {...(searchParams && { searchParams })}
      user={user}
      visibleEntities={visibleEntities}
    >
      <HydrateAuthProvider permissions={permissions} />
      <SetStepNav nav={[{ label: words[languageOf(i18n)].board, url: "/admin/board" }]} />
      <Gutter>{board ? <BoardScreen board={board} /> : <BoardFault />}</Gutter>
    </DefaultTemplate>
  );
}
