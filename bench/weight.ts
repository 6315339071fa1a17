export interface Weight {
  html: number;
  script: number;
  styles: number;
}

/** Bytes on the wire of what a first visit loads before anything is scrolled or touched. */
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
  return {
    html: html.bytes,
    script: await sum([...links(/<script [^>]*src="([^"]+)"/g), ...links(/ data-chunks="([^"]+)"/g)]),
    styles: await sum(links(/<link rel="stylesheet" href="([^"]+)"/g)),
  };
}
