import { setLight } from "./light-mode.ts";

/** The cookie with the visitor's choice, which the server reads too. */
const cookie = "setu-pictures";
export type LightChoice = "ask" | "show";

/** What the browser knows of the connection; not all say it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor, or else the connection, wants pictures to wait; undefined where neither says anything. */
export function wantedHere(): boolean | undefined {
  const [, choice] = new RegExp(`${cookie}=(ask|show)`).exec(document.cookie) ?? [];
  const { saveData, effectiveType }: Connection = (navigator as { connection?: Connection }).connection ?? {};
  if (choice) return choice === "ask";
  return saveData === true || /2g$/.test(effectiveType ?? "") || undefined;
}

/** Keeps the visitor's choice for a year, for this browser. */
export function chooseLight(choice: LightChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${cookie}=${choice}; Path=/; Max-Age=31536000; SameSite=Lax`;
  setLight(choice === "ask");
}
