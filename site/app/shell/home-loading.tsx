import { useLocation, useNavigation } from "react-router";
import { inLocaleAddress } from "../i18n/locale-address.ts";
import { useTexts } from "../i18n/texts.ts";
import { Mark } from "./brand.tsx";
import styles from "./home-loading.module.css";

/**
 * The loading overlay, until home mounts (specification, section 2): on the way there from another page.
 * A page that the server wrote has home in it already.
 */
export function HomeLoading() {
  const { loading } = useTexts();
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const toHome = location && inLocaleAddress(location.pathname, "en") === "/" && pathname !== "/";
  return toHome ? (
    <div className={styles.overlay} role="status">
      <Mark />
      {loading}
    </div>
  ) : null;
}
