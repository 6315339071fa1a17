import { asked, askFor, subscribe } from "./light-mode.ts";

const key = "setu.pictures";

/** Shows again what was asked for before this page was loaded anew, in the same tab: the browser has it already. Returns what ends that. */
export function rememberAsked(): () => void {
  try {
    for (const one of JSON.parse(sessionStorage.getItem(key) ?? "[]")) askFor(one);
  } catch {
    // Storage may be closed to us: then they are asked for again.
  }
  return subscribe(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify([...asked]));
    } catch {
      // As above.
    }
  });
}
