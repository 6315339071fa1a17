/** Reloads a page that was kept as a document: it has no call to repeat, and a reload shows the copy. */
export async function showDocument(): Promise<void> {
  if (!("caches" in globalThis)) return;
  if (await caches.match(location.href.replace(/#.*/, ""), { ignoreVary: true })) location.reload();
}
