// Runs before the first paint, so that nothing is seen to change: the policy allows no inline script, and the
// page's own comes too late. The two keys are those of contract/locale.ts and app/shell/header-banner.tsx.
(() => {
  try {
    const { pathname, search, hash } = location;
    const nepali = pathname === "/ne" || pathname.startsWith("/ne/");
    if (localStorage.getItem("setu.locale") === "ne" && !nepali) {
      location.replace(`/ne${pathname === "/" ? "" : pathname}${search}${hash}`);
    }
    const page = document.documentElement;
    if (page.dataset.banner && localStorage.getItem("setu.banner") === page.dataset.banner) {
      page.dataset.bannerClosed = "";
    }
  } catch {
    // Storage may be closed to us: then it is as on a first visit.
  }
})();
