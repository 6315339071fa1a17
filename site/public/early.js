// Before the first paint, so that nothing is seen to change. The keys: contract/locale.ts, app/shell/header-banner.tsx.
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

// When a script does not come (docs/decisions/0014, 0015): pictures load as without any, and a line says so.
(() => {
  const standStill = () => {
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", standStill);
    for (const source of document.querySelectorAll("source[media]")) source.removeAttribute("media");
    document.getElementById("unscripted")?.removeAttribute("hidden");
  };
  addEventListener("setu:unscripted", standStill);
  addEventListener("error", ({ target }) => target.type === "module" && standStill(), true);
})();
