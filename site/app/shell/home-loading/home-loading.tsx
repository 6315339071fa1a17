import type { Identity } from "@setu/contract/firm/identity";
import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { useLocation, useNavigation } from "react-router";
import { useTexts } from "../../i18n/texts.ts";
import { Mark } from "../mark/mark.tsx";
import styles from "./home-loading.module.css";

/**
 * The loading overlay, until home mounts (specification, section 2): only for navigation from another page. A
 * page that the server rendered has home in it already.
 */
export function HomeLoading({ firm }: { firm: Identity | undefined }) {
  const { loading } = useTexts();
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const toHome = location && localizedPath(location.pathname, "en") === pages.home.path && pathname !== pages.home.path;
  return toHome ? (
    <div className={styles.overlay} role="status">
      {firm && <Mark mark={firm.mark} />}
      {loading}
    </div>
  ) : null;
}
