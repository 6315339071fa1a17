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

// When the page's script or a part of it does not come, the page stays as the server wrote it: then the pictures,
// which wait for the script (app/components/use-lazy-image.ts), load as they do without one, and a line says so.
(() => {
  const standStill = () => {
    for (const source of document.querySelectorAll('source[media="(scripting: none)"]'))
      source.removeAttribute("media");
    document.getElementById("unscripted")?.removeAttribute("hidden");
  };
  const whenParsed = () => {
    if (document.readyState !== "loading") standStill();
    else document.addEventListener("DOMContentLoaded", standStill);
  };
  addEventListener("setu:unscripted", whenParsed);
  // The error of an element does not bubble.
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && whenParsed(), true);
})();
