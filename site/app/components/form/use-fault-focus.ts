import { type RefObject, useEffect } from "react";

/** Moves the focus to the form's first faulty input whenever the server has refused the form. `refusal` is its answer. */
export function useFaultFocus(form: RefObject<HTMLFormElement | null>, refusal: object | undefined): void {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, refusal]);
}
