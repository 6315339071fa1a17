import { Link } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { wordsFor } from "./words.ts";

/** Whether somebody works with applications, as the collection's own rule has it. */
const worksHere = ({ permissions }: Partial<ServerProps>) => Boolean(permissions?.collections?.["applications"]?.read);

/** In the navigation of those who work with applications. */
export function BoardNavLink(props: ServerProps) {
  if (!worksHere(props)) return null;
  return (
    <Link href="/admin/board" className="nav__link board-nav-link" id="nav-board" prefetch={false}>
      <span className="nav__link-label">{wordsFor(props.i18n.language).board}</span>
    </Link>
  );
}

/** Above the list of applications. */
export function BoardLink(props: ServerProps) {
  return (
    <p className="board-list-link">
      <Link href="/admin/board" prefetch={false}>
        {wordsFor(props.i18n.language).toBoard}
      </Link>
    </p>
  );
}
