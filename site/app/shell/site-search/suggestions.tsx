import { pages } from "@setu/contract/pages";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useArrivalElsewhere } from "../use-arrival.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useCombobox, useField } from "./use-combobox.ts";
import { useSuggested } from "./use-suggested.ts";

interface Props {
  /** The search field: its form works without any of this. */
  field: HTMLInputElement;
  /** In the header the list hangs below the field while that is in use; in the sheet it is a part of the page. */
  place: "header" | "sheet";
  /** Called when the visitor follows an option. */
  onChosen?: () => void;
  /** Shown until something has been typed. */
  children?: ReactNode;
}

/** The titles that match the text in a field, and a link to all results. */
export function Suggestions({ field, place, onChosen, children }: Props) {
  const listId = useId();
  const navigate = useNavigate();
  const [combobox, change] = useField(field);
  const suggested = useSuggested(combobox.typed);
  // The same place in another list is another option, which nobody has chosen.
  const [listed, setListed] = useState(suggested);
  if (listed !== suggested) {
    setListed(suggested);
    change({ active: -1 });
  }
  const isShown = suggested !== undefined && (place === "sheet" || combobox.isOpen);
  // The last option is all results.
  const count = isShown ? (suggested.state === "found" ? suggested.items.length : 0) + 1 : 0;
  useCombobox(field, { combobox, change, listId, count, closes: place === "header" });

  const asked = useRef("");
  const chosen = () => {
    asked.current = field.value;
    change({ isOpen: false, active: -1 });
    onChosen?.();
  };
  const search = useEffectEvent(() => {
    const q = field.value.trim();
    chosen();
    void navigate(pages.search.href(q ? { q } : {}));
  });
  useEffect(() => {
    const onSubmit = (event: Event) => {
      event.preventDefault();
      search();
    };
    field.form?.addEventListener("submit", onSubmit);
    return () => field.form?.removeEventListener("submit", onSubmit);
  }, [field]);
  useArrivalElsewhere(() => {
    // Somebody who is typing on loses no letter.
    if (field === document.activeElement && field.value !== asked.current) return;
    field.value = "";
    change({ typed: "", isOpen: false, active: -1 });
  });

  if (!isShown) return children;
  return (
    <SuggestionList
      id={listId}
      place={place}
      typed={combobox.typed.trim()}
      suggested={suggested}
      active={combobox.active}
      onChosen={chosen}
    />
  );
}
