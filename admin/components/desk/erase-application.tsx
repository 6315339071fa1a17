"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState } from "react";
import { words } from "../applications/words.ts";
import { callServer } from "../shared/call-server.ts";
import dialogStyles from "../shared/dialog.module.css";
import { ModalDialog } from "../shared/modal-dialog.tsx";
import parts from "../shared/parts.module.css";
import { Problem } from "../shared/problem.tsx";
import { useTexts } from "../shared/use-language.ts";

interface Props {
  id: number;
  reference: string;
  /** The applicant's name. */
  name: string;
}

/** Erases an application, which cannot be undone: a dialog names the applicant, and has the reference typed. */
export function EraseApplication(props: Props) {
  const texts = useTexts(words);
  const [isAsking, setAsking] = useState(false);
  return (
    <section>
      <button type="button" className={parts["button"]} onClick={() => setAsking(true)}>
        {texts.erase}
      </button>
      {isAsking && <EraseDialog {...props} onClose={() => setAsking(false)} />}
    </section>
  );
}

function EraseDialog({ id, reference, name, onClose }: Props & { onClose(): void }) {
  const texts = useTexts(words);
  const router = useRouter();
  const heading = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    // In React's tree, the dialog is inside Payload's form.
    event.stopPropagation();
    setBusy(true);
    const answer = await callServer(`/applications/${id}/erase`, texts.unreachable, { body: { reference: typed } });
    setBusy(false);
    if ("problem" in answer) return setProblem(answer.problem);
    toast.success(texts.erased(reference));
    router.push("/admin/collections/applications");
  };
  return (
    <ModalDialog className={`${parts["fields"]} ${dialogStyles["form"]}`} aria-labelledby={heading} onClose={onClose}>
      <form onSubmit={erase}>
        <h2 id={heading}>{texts.eraseOne(name)}</h2>
        <p>{texts.eraseWhat}</p>
        <label>
          {texts.typeReference(reference)}
          <input
            type="text"
            required
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
        <Problem text={problem} />
        <div className={parts["actions"]}>
          <button type="submit" className={parts["primary"]} disabled={busy || typed.trim() === ""}>
            {busy ? texts.busy : texts.eraseNow}
          </button>
          <button type="button" className={parts["button"]} onClick={onClose}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
