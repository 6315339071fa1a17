import { Gutter } from "@payloadcms/ui";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { words } from "../applications/words.ts";
import { languageOf } from "../shared/language.ts";
import { Screen } from "../shared/screen.tsx";
import { BoardFault } from "./board-fault.tsx";
import { BoardScreen } from "./board-screen.tsx";

/** `/admin/board`: the applications for a vacancy, by stage. Anyone but owners and HR staff gets "not found". */
export async function Board(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult;
  const { user, payload, i18n } = req;
  if (!user) redirect("/admin/login?redirect=%2Fadmin%2Fboard");
  if (!permissions.collections?.["applications"]?.read) notFound();
  const { readBoard } = await import(/* turbopackIgnore: true */ "@setu/content/applications/board/board");
  const wanted = Number(view.searchParams?.["vacancy"]);
  const board = await readBoard(req, Number.isSafeInteger(wanted) ? wanted : undefined).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: "The board could not be read." });
    return null;
  });
  return (
    <Screen view={view} user={user} label={words[languageOf(i18n)].board} url="/admin/board">
      <Gutter>{board ? <BoardScreen board={board} /> : <BoardFault />}</Gutter>
    </Screen>
  );
}
