import { Link } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { languageOf } from "../shared/language.ts";
import { words } from "./words.ts";

/** In the navigation of editors. */
export function SearchesNavLink({ permissions, i18n }: ServerProps) {
  if (!permissions?.collections?.["search-synonyms"]?.read) return null;
  return (
    <Link href="/admin/searches" className="nav__link board-nav-link" id="nav-searches" prefetch={false}>
      <span className="nav__link-label">{words[languageOf(i18n)].title}</span>
    </Link>
  );
}
