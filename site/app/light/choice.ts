import { setLight } from "./light-mode.ts";

/** The cookie with the visitor's choice, which the server reads too. */
const cookie = "setu-pictures";
export type LightChoice = "ask" | "show";

/** The browser's information about the connection; not all browsers have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's choice, or else the connection, asks for pictures to wait; undefined where neither says anything. */
export function wantedHere(): boolean | undefined {
  const [, choice] = new RegExp(`${cookie}=(ask|show)`).exec(document.cookie) ?? [];
  const { saveData, effectiveType }: Connection = (navigator as { connection?: Connection }).connection ?? {};
  if (choice) return choice === "ask";
  return saveData === true || /2g$/.test(effectiveType ?? "") || undefined;
}

/** Stores the visitor's choice for a year, in this browser. */
export function chooseLight(choice: LightChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${cookie}=${choice}; Path=/; Max-Age=31536000; SameSite=Lax`;
  setLight(choice === "ask");
}
