import { setTimeout as wait } from "node:timers/promises";
import type { Firefox } from "./firefox.ts";

export interface Tab {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number): Promise<void>;
  /** Returns the value of an expression in the page. */
  run<Value>(expression: string): Promise<Value>;
  /** Types a text into the field that an expression names. */
  type(field: string, text: string): Promise<void>;
  /** Returns the faults since the last call. */
  takeFaults(): string[];
}

/** How long a page may take to react once it has loaded or changed its width: to hydrate, to restore a draft. */
const settledMs = 300;

/** Also reports what the content security policy has refused, which events of the console do not include. */
const reportViolations = `() => addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error("The policy refused", violatedDirective, blockedURI))`;

/** A module that is still loading when the next page is opened. One that the server lacks is a refused request too. */
const isLeft = (text: string) => text.includes("error loading dynamically imported module");

export async function openTab({ ask, on }: Firefox): Promise<Tab> {
  let faults: string[] = [];
  await on<{ level: string; text: string }>("log.entryAdded", ({ level, text }) => {
    if (level === "error" && !isLeft(text)) faults.push(text);
  });
  await on<{ response: { status: number; url: string } }>("network.responseCompleted", ({ response }) => {
    if (response.status >= 400) faults.push(`${response.status} for ${response.url}`);
  });
  await ask("script.addPreloadScript", { functionDeclaration: reportViolations });
  const { context } = await ask<{ context: string }>("browsingContext.create", { type: "tab" });
  const settled = () => wait(settledMs);
  const run = async <Value>(expression: string): Promise<Value> => {
    const { result } = await ask<{ result: { value: string } }>("script.evaluate", {
      expression: `JSON.stringify(${expression} ?? null)`,
      target: { context },
      awaitPromise: true,
    });
    return JSON.parse(result.value);
  };
  return {
    run,
    async open(url) {
      await ask("browsingContext.navigate", { context, url, wait: "complete" });
      await settled();
    },
    async reload() {
      await ask("browsingContext.reload", { context, wait: "complete" });
      await settled();
    },
    async resize(width) {
      await ask("browsingContext.setViewport", { context, viewport: { width, height: 900 } });
      await settled();
    },
    async type(field, text) {
      await run(`${field}.focus()`);
      const keys = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
      await ask("input.performActions", { context, actions: [{ type: "key", id: "keyboard", actions: keys }] });
    },
    takeFaults() {
      const found = faults;
      faults = [];
      return found;
    },
  };
}
