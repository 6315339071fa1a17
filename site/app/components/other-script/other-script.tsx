import type { PersonItem } from "@setu/contract/people";
import { useLanguage } from "../../i18n/texts.ts";

/** A person's name in the other script than the page's, where it is known. */
export function OtherScript({ person, className }: { person: PersonItem; className?: string | undefined }) {
  const { locale } = useLanguage();
  const other = locale === "ne" ? "en" : "ne";
  const name = other === "ne" ? person.name_ne : person.name_en;
  return name && name !== person.name ? (
    <span className={className} lang={other}>
      {name}
    </span>
  ) : null;
}
