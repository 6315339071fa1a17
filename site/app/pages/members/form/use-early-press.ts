import { type RefObject, useEffect } from "react";

/** Sends a form whose button was pressed before hydration (public/early.js). */
export function useEarlyPress(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = form;
    if (current?.dataset["signsIn"] !== "pressed") return;
    current.dataset["signsIn"] = "";
    current.requestSubmit();
  }, [form]);
}
