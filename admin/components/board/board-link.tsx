import { Link } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { words } from "../applications/words.ts";
import { languageOf } from "../shared/language.ts";

const canReadApplications = ({ permissions }: Partial<ServerProps>): boolean =>
  Boolean(permissions?.collections?.["applications"]?.read);

/** A link in the navigation, for users who may read applications. */
export function BoardNavLink(props: ServerProps) {
  if (!canReadApplications(props)) return null;
  return (
    <Link href="/admin/board" className="nav__link board-nav-link" id="nav-board" prefetch={false}>
      <span className="nav__link-label">{words[languageOf(props.i18n)].board}</span>
    </Link>
  );
}

/** A link above the list of applications. */
export function BoardLink({ i18n }: ServerProps) {
  return (
    <p className="board-list-link">
      <Link href="/admin/board" prefetch={false}>
        {words[languageOf(i18n)].toBoard}
      </Link>
    </p>
  );
}
