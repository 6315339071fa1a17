import type { Identity } from "@setu/contract/firm/identity";
import type { MenuEntry } from "@setu/contract/menu";
import { useRef } from "react";
import { CloseIcon, MenuIcon } from "../../components/icons/icons.tsx";
import { Link } from "../../components/link/link.tsx";
import type { Crumb } from "../../head.ts";
import { useTexts } from "../../i18n/texts.ts";
import { Brand } from "../brand/brand.tsx";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import { SiteSearch } from "../site-search/site-search.tsx";
import { useDisclosures } from "../use-disclosures.ts";
import { useSheet } from "../use-sheet.ts";
import { useSolidHeader } from "../use-solid-header.ts";
import { AccountLink } from "./account-link.tsx";
import { MenuList } from "./menu-list.tsx";
import styles from "./navigation.module.css";

interface Props {
  firm: Identity | undefined;
  entries: MenuEntry[];
  /** Whether visitors can have accounts. */
  accounts: boolean;
  /** Pages that the specification has no entry for. They are in the sheet; in a wide window, the footer is enough. */
  more: Crumb[];
}

const sheetId = "menu";

/**
 * The main menu (specification, section 2). In a wide window it is a row, otherwise a sheet over the whole
 * window: one list, which the platform opens and closes (`popover`), without JavaScript too.
 */
export function Navigation({ firm, entries, accounts, more }: Props) {
  const texts = useTexts();
  const menu = useRef<HTMLElement>(null);
  const header = useSolidHeader();
  useDisclosures(menu);
  useSheet(menu);
  return (
    <header ref={header} className={styles.header}>
      <Brand firm={firm} />
      <nav ref={menu} id={sheetId} popover="auto" className={styles.menu} aria-label={texts.mainNavigation}>
        <div className={styles.sheetHead}>
          <Brand firm={firm} />
          <LanguageSwitch />
          <button
            type="button"
            className={styles.burger}
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            aria-label={texts.closeMenu}
          >
            <CloseIcon />
          </button>
        </div>
        <MenuList entries={entries} />
        {more.length > 0 && (
          // Apart from the menu, whose entries the specification lists.
          <div className={styles.more}>
            <ul>
              {more.map(({ name, href }) => (
                <li key={href}>
                  <Link to={href}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </nav>
      <SiteSearch />
      {accounts && <AccountLink />}
      <button type="button" className={styles.burger} popoverTarget={sheetId} aria-label={texts.openMenu}>
        <MenuIcon />
      </button>
    </header>
  );
}
