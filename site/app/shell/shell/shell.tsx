import { localizedPath } from "@setu/contract/locale";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { useHead } from "../../head.ts";
import { useTexts } from "../../i18n/texts.ts";
import { communityPages } from "../community-pages.ts";
import { Footer } from "../footer/footer.tsx";
import { HeaderBanner } from "../header-banner/header-banner.tsx";
import { HomeLoading } from "../home-loading/home-loading.tsx";
import { KeptNote } from "../kept-note/kept-note.tsx";
import { WhenLight } from "../light-note/when-light.tsx";
import { Navigation } from "../navigation/navigation.tsx";
import { NotificationsProvider } from "../notifications/notifications.tsx";
import { PageSkeleton, useLongWait } from "../page-skeleton/page-skeleton.tsx";
import { ProgressProvider } from "../progress/progress.tsx";
import { useArrival } from "../use-arrival.ts";
import { useFrame } from "../use-frame.ts";
import styles from "./shell.module.css";

/** The frame of every page. */
export function Shell() {
  return (
    <ProgressProvider>
      <NotificationsProvider>
        <Frame />
      </NotificationsProvider>
    </ProgressProvider>
  );
}

function Frame() {
  const frame = useFrame();
  const texts = useTexts();
  const more = communityPages(texts, frame);
  const navigation = useNavigation();
  const { pathname } = useLocation();
  // The next location has the language's prefix, the current one does not.
  const next = navigation.location && localizedPath(navigation.location.pathname, "en");
  const waiting = useLongWait(next !== undefined && next !== pathname);
  useHead(frame?.identity);
  useArrival();
  return (
    <>
      <a className={styles.skip} href="#content">
        {texts.skipToContent}
      </a>
      <WhenLight />
      {frame?.header_banner && <HeaderBanner banner={frame.header_banner} />}
      <Navigation
        firm={frame?.identity}
        entries={frame?.menu ?? []}
        accounts={frame !== null && frame.accounts !== "closed"}
        more={more}
      />
      <main id="content" tabIndex={-1} aria-busy={navigation.state === "loading"}>
        {waiting && <PageSkeleton />}
        <div hidden={waiting}>
          <Outlet />
        </div>
      </main>
      {frame && <Footer firm={frame.identity} footer={frame.footer} entries={frame.menu} more={more} />}
      <KeptNote />
      <HomeLoading firm={frame?.identity} />
      <ScrollRestoration />
    </>
  );
}
