import { type FormEvent, useState } from "react";

type SubmitHandler = (event: FormEvent<HTMLFormElement>) => void;

/** Tracks the documents that a form has to wait for, and the complaint to a visitor who sends it nevertheless. */
export function useOpenDocuments(stillSending: string) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [complaint, setComplaint] = useState<string>();
  return {
    complaint,
    onState(document: string, isOpen: boolean): void {
      setComplaint(undefined);
      setOpen((known) => {
        const others = [...known].filter((key) => key !== document);
        return new Set(isOpen ? [...others, document] : others);
      });
    },
    submit(event: FormEvent<HTMLFormElement>, send: SubmitHandler): void {
      if (open.size === 0) {
        send(event);
      } else {
        event.preventDefault();
        setComplaint(stillSending);
      }
    },
  };
}
