"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { OutcomeMessages } from "../applications/outcome.tsx";
import { words } from "../applications/words.ts";
import parts from "../shared/parts.module.css";
import { useTexts } from "../shared/use-language.ts";
import styles from "./desk.module.css";
import { EraseApplication } from "./erase-application.tsx";
import { Notes } from "./notes.tsx";
import { Scores } from "./scores.tsx";
import { Stages } from "./stages.tsx";
import { useDesk } from "./use-desk.ts";

/** On an application: its stages so far, waiting emails, colleagues' scores and notes. */
export function Desk() {
  const { id, title: name = "" } = useDocumentInfo();
  const texts = useTexts(words);
  const { desk, outcome, finish, write } = useDesk(id);
  return (
    <div id="desk" className={`${parts["fields"]} ${styles["desk"]}`}>
      <h3>{texts.desk}</h3>
      <OutcomeMessages {...outcome} />
      {!desk && !outcome.problem && <p aria-busy="true">{texts.loading}</p>}
      {desk && (
        <>
          <Stages desk={desk} name={name} onDone={finish} />
          <Scores desk={desk} onGive={(score) => write("/scores", score)} />
          <Notes application={desk.id} notes={desk.notes} onAdd={(text) => write("/notes", { text })} />
          {desk.mayErase && <EraseApplication id={desk.id} reference={desk.reference} name={name} />}
        </>
      )}
    </div>
  );
}
