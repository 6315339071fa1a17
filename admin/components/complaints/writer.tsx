"use client";

import { Button } from "@payloadcms/ui";
import type { StoredComplaint } from "@setu/content/complaints/stored-complaint";
import { useState } from "react";
import { callServer } from "../shared/call-server.ts";
import type { Language } from "../shared/language.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { words } from "./words.ts";

interface Contact {
  name: string;
  email: string;
  phone: string;
}

interface Props {
  id: number;
  way: StoredComplaint["way"];
  hasContact: boolean;
  language: Language;
}

/** How the complaint's writer is known, and the contact if it may be opened. Each opening is logged. */
export function Writer({ id, way, hasContact, language }: Props) {
  const texts = words[language];
  const [contact, setContact] = useState<Contact>();
  const open = async () => {
    const answer = await callServer<Contact>(`/complaints/${id}/writer`, texts.failed, { body: {} });
    if (!toastFailure(answer)) setContact(answer.data);
  };
  return (
    <section aria-labelledby="complaint-writer">
      <h2 id="complaint-writer">{texts.writer}</h2>
      <p>{way !== "anonymous" && !hasContact ? texts.forgotten : texts.ways[way]}</p>
      {contact ? (
        <dl>
          {(["name", "email", "phone"] as const)
            .filter((field) => contact[field])
            .map((field) => (
              <div key={field}>
                <dt>{texts[field]}</dt>
                <dd>{contact[field]}</dd>
              </div>
            ))}
        </dl>
      ) : (
        way === "named" &&
        hasContact && (
          <Button buttonStyle="secondary" size="small" onClick={open}>
            {texts.open}
          </Button>
        )
      )}
    </section>
  );
}
