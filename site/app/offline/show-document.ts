/** A page that was read as a document has no call that could be had again, but itself: loading it anew shows the copy. */
export async function showDocument(): Promise<void> {
  if (!("caches" in globalThis)) return;
  if (await caches.match(location.href.replace(/#.*/, ""), { ignoreVary: true })) location.reload();
}
