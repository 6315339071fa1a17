// Runs before the first paint, so that no change is visible. The banner's key is from app/shell/header-banner/header-banner.tsx.
(() => {
  // The visitor's choice (specification, section 4).
  const localeKey = "setu.locale";
  const isNepali = () => location.pathname === "/ne" || location.pathname.startsWith("/ne/");
  const inNepali = () => `/ne${location.pathname === "/" ? "" : location.pathname}`;
  // One slash: two would name another host.
  const inEnglish = () => location.pathname.slice(3).replace(/^\/*/, "/");

  // The language switch (app/shell/language-switch/language-switch.tsx) works before the page's scripts have loaded.
  addEventListener("click", ({ target }) => {
    const chosen = target instanceof Element && target.closest("a[data-language]");
    if (!chosen) return;
    // All unknown addresses are one page to the server: only the browser knows which one this is.
    chosen.href = (isNepali() ? inEnglish() : inNepali()) + location.search + location.hash;
    try {
      localStorage.setItem(localeKey, chosen.dataset.language);
    } catch {
      // As below: without storage the choice is not kept.
    }
  });
  // Input before hydration is newer than a draft (app/pages/applications/form/use-draft.ts).
  addEventListener("input", ({ target }) => {
    target.setuTyped = true;
  });
  // A form that signs in needs the page's scripts: sent before hydration, it waits for them
  // (app/pages/members/form/use-early-press.ts).
  addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.dataset.signsIn === undefined) return;
    event.preventDefault();
    form.dataset.signsIn = "pressed";
  });
  try {
    const page = document.documentElement;
    // A kept copy stays: without a connection, the page in the other language may not have been kept. So does a page to
    // which a page of this site leads: a visitor who opens the English one in a new tab wants both.
    const isLed = document.referrer.startsWith(`${location.origin}/`);
    if (localStorage.getItem(localeKey) === "ne" && !isNepali() && !isLed && !page.dataset.keptAt) {
      location.replace(inNepali() + location.search + location.hash);
    }
    // A signed-in member sees "Profile" (app/members/session.ts); the page's scripts end an expired session.
    if (localStorage.getItem("setu.auth")) page.dataset.member = "";
    if (page.dataset.banner && localStorage.getItem("setu.banner") === page.dataset.banner) {
      page.dataset.bannerClosed = "";
    }
  } catch {
    // Storage may be blocked: then the page is as on a first visit.
  }
})();

// When a script fails to load (docs/decisions/0014, 0015): pictures load as without scripts, forms
// are sent as without, and a line says so.
(() => {
  const standStill = () => {
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", standStill);
    for (const source of document.querySelectorAll("source[media]")) {
      source.media = source.media.replace(/^\(scripting: none\)( and )?/, "");
    }
    document.documentElement.dataset.painted = "";
    document.getElementById("unscripted")?.removeAttribute("hidden");
    // A form that waits for the scripts is sent without them; the server says why that signs nobody in.
    for (const form of document.querySelectorAll("form[data-signs-in]")) {
      const wasPressed = form.dataset.signsIn === "pressed";
      delete form.dataset.signsIn;
      if (wasPressed) form.submit();
    }
  };
  addEventListener("setu:unscripted", standStill);
  addEventListener("error", ({ target }) => target.type === "module" && standStill(), true);
})();
