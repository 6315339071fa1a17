import { pages } from "@setu/contract/pages";
import { type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { useNavigate } from "react-router";
import { useArrivalElsewhere } from "../use-arrival.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useCombobox, useField } from "./use-combobox.ts";
import { useSuggested } from "./use-suggested.ts";

interface Props {
  /** What somebody types into: its form leads to the search page without any of this. */
  field: HTMLInputElement;
  /** In the header they hang below the field, while somebody is at it; in the sheet they are a part of it. */
  place: "header" | "sheet";
  /** Told when somebody goes to what they chose. */
  onChosen?: () => void;
  /** What is shown until something has been typed. */
  children?: ReactNode;
}

/** The titles for what is typed into a field, and the way from it to all results. */
export function Suggestions({ field, place, onChosen, children }: Props) {
  const listId = useId();
  const navigate = useNavigate();
  const [combobox, change] = useField(field);
  const suggested = useSuggested(combobox.typed);
  const isShown = suggested !== undefined && (place === "sheet" || combobox.isOpen);
  // The last one leads to all results.
  const count = isShown ? (suggested.state === "found" ? suggested.items.length : 0) + 1 : 0;
  useCombobox(field, { combobox, change, listId, count, closes: place === "header" });

  const chosen = () => {
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
