import { type RefObject, useEffect, useState } from "react";
import { useArrivalElsewhere } from "../use-arrival.ts";
import { SearchSheet } from "./search-sheet.tsx";
import { Suggestions } from "./suggestions.tsx";

interface Props {
  /** The form in the header, rendered by the server. */
  form: RefObject<HTMLFormElement | null>;
  /** Whether the sheet is open. */
  isOpen: boolean;
  onClose: () => void;
}

/** Adds suggestions to the search in the header. */
export function LaterSearch({ form, isOpen, onClose }: Props) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => setField(form.current?.querySelector("input") ?? null), [form]);
  useArrivalElsewhere(onClose);
  return (
    <>
      {field && <Suggestions field={field} place="header" />}
      {isOpen && <SearchSheet onClose={onClose} />}
    </>
  );
}
