import { asked, askFor, subscribe } from "./light-mode.ts";

const key = "setu.pictures";

/**
 * Requests the pictures again that were requested in this tab before a reload: the browser has them already. Returns a
 * function that stops it.
 */
export function rememberAsked(): () => void {
  try {
    for (const one of JSON.parse(sessionStorage.getItem(key) ?? "[]")) askFor(one);
  } catch {
    // Storage may be blocked: then the visitor has to ask for them again.
  }
  return subscribe(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify([...asked]));
    } catch {
      // Then this choice is not remembered either.
    }
  });
}
