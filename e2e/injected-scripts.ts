/** Runs in every page before its own scripts, and records whatever script runs or is blocked. */
export function takeNotes(): void {
  const notes: string[] = [];
  Object.assign(window, { notes });
  for (const name of ["alert", "confirm", "prompt", "print"] as const) {
    Object.assign(window, { [name]: () => notes.push(`${name} was called`) });
  }
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    notes.push(`${violatedDirective}: ${blockedURI} ${sample}`),
  );
}

/** Markup that none of our own pages contains. */
export function foreignMarkup(): string[] {
  const tags =
    "object, embed, applet, frame, frameset, base, marquee, math, portal, bgsound, layer, isindex, xmp, plaintext";
  const notes = (window as unknown as { notes: string[] }).notes;
  const found = [...document.querySelectorAll("*")].flatMap((element) => {
    const attributes = [...element.attributes];
    const handlers = attributes
      .filter(({ name }) => name.startsWith("on"))
      .map(({ name }) => `${element.tagName} ${name}`);
    // Parsed like the browser does, whatever precedes the scheme.
    const addressed = attributes.filter(
      ({ name, value }) =>
        /^(?:xlink:)?(?:href|src|action|formaction|data|srcdoc)$/.test(name) &&
        !/^(?:https?|mailto|tel):$/.test(URL.parse(value, location.href)?.protocol ?? ""),
    );
    const inline =
      element.matches("script:not([src]):not([type*=json]), style, meta[http-equiv=refresh]") || element.matches(tags)
        ? [element.outerHTML.slice(0, 100)]
        : [];
    return [...handlers, ...addressed.map(({ name }) => `${element.tagName} ${name}`), ...inline];
  });
  return [...notes, ...found];
}
