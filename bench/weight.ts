export interface Weight {
  html: number;
  script: number;
  styles: number;
}

/** Bytes on the wire of a first visit before any interaction, without pictures and fonts. */
export async function pageWeight(origin: string, page: string): Promise<Weight> {
  const fetched = async (path: string) => {
    const answer = await fetch(origin + path, { headers: { "accept-encoding": "br" } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return { bytes: Number(answer.headers.get("content-length")), text: await answer.text() };
  };
  const html = await fetched(page);
  const links = (pattern: RegExp) => [
    ...new Set([...html.text.matchAll(pattern)].flatMap(([, files]) => files?.split(" ") ?? [])),
  ];
  const sum = async (files: string[]) => {
    let bytes = 0;
    for (const file of files) bytes += (await fetched(file)).bytes;
    return bytes;
  };
  const scripts = [...links(/<script [^>]*src="([^"]+)"/g), ...links(/ data-(?:entry|page)="([^"]+)"/g)];
  // These are loaded automatically too, after the window's load event (specification, section 7).
  const afterLoad = new Set<string>();
  for (const file of scripts) {
    for (const [name] of (await fetched(file)).text.matchAll(/\b(?:home|vendors)-[\w-]{8}\.js/g)) {
      afterLoad.add(`/assets/${name}`);
    }
  }
  if (afterLoad.size !== 2) throw new Error(`${page} names not two scripts for after its load: ${[...afterLoad]}`);
  return {
    html: html.bytes,
    script: await sum([...scripts, ...afterLoad]),
    styles: await sum(links(/<link rel="stylesheet" href="([^"]+)"/g)),
  };
}
