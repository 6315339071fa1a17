/**
 * Loads the page anew, so that a tab from before a deploy gets the new build: once in a tab for each build.
 * False when that was done already or cannot be noted down: a reload that brings the same build would bring
 * the same error, and two replicas with different builds must not send a tab to and fro.
 */
export function reloadOnce(): boolean {
  // The browser would show a page of its own in place of what can still be read.
  if (!navigator.onLine) return false;
  const build = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
  const key = `setu.reloaded ${build}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "yes");
  } catch {
    return false;
  }
  location.reload();
  return true;
}
