// Before the first paint, so that nothing is seen to change. The keys: contract/locale.ts, app/shell/header-banner.tsx.
(() => {
  const localeKey = "setu.locale";
  const isNepali = () => location.pathname === "/ne" || location.pathname.startsWith("/ne/");
  const inNepali = () => `/ne${location.pathname === "/" ? "" : location.pathname}`;
  // One slash: two would name another host.
  const inEnglish = () => location.pathname.slice(3).replace(/^\/*/, "/");

  // The switch (app/shell/language-switch.tsx) keeps its choice though the page's scripts are still on their way.
  addEventListener("click", ({ target }) => {
    const chosen = target instanceof Element && target.closest("a[data-language]");
    if (!chosen) return;
    // All unknown addresses are one page to the server: only here is it known which one this is.
    chosen.href = (isNepali() ? inEnglish() : inNepali()) + location.search + location.hash;
    try {
      localStorage.setItem(localeKey, chosen.dataset.language);
    } catch {
      // As below.
    }
  });
  // What is typed before the page is alive is newer than a draft (app/pages/application/use-draft.ts).
  addEventListener("input", ({ target }) => {
    target.setuTyped = true;
  });
  try {
    const page = document.documentElement;
    // A kept copy stays: without a connection its twin cannot be had, if it was never read.
    if (localStorage.getItem(localeKey) === "ne" && !isNepali() && !page.dataset.keptAt) {
      location.replace(inNepali() + location.search + location.hash);
    }
    // Whoever has signed in sees "Profile" (app/members/session.ts); a session that has just ended is ended by the page's scripts.
    if (localStorage.getItem("setu.auth")) page.dataset.member = "";
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
    for (const source of document.querySelectorAll("source[media]")) {
      source.media = source.media.replace(/^\(scripting: none\)( and )?/, "");
    }
    document.getElementById("unscripted")?.removeAttribute("hidden");
  };
  addEventListener("setu:unscripted", standStill);
  addEventListener("error", ({ target }) => target.type === "module" && standStill(), true);
})();
