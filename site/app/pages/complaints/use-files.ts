import { useEffect, useRef, useState } from "react";
import { DocumentHeld, DocumentRefused, uploadDocument } from "../../api/upload-document.ts";
import { useLanguage } from "../../i18n/texts.ts";

/** A file that is being or has been uploaded. */
export type SentFile =
  | { state: "sending"; name: string; size: number; offset: number; waiting: boolean }
  | { state: "stored"; name: string; id: string }
  | { state: "refused"; name: string; message: string };

export interface Files {
  files: Readonly<Record<string, SentFile>>;
  choose: (key: string, file: File) => void;
  remove: (key: string) => void;
  /** Forgets all of them, once they have been sent. */
  clear: () => void;
  /** Waits for running uploads, and names the files in a form as it would be without JavaScript. */
  into: (form: FormData) => Promise<void>;
}

/** The files of a complaint. They are uploaded while it is still being written, and nothing of them is kept on the device. */
export function useFiles(): Files {
  const { locale, texts } = useLanguage();
  const [files, setFiles] = useState<Files["files"]>({});
  const uploads = useRef(new Map<string, { stop: AbortController; end: Promise<SentFile | undefined> }>());
  useEffect(() => {
    const { current } = uploads;
    return () => {
      for (const { stop } of current.values()) stop.abort();
    };
  }, []);
  const show = (key: string, file: SentFile) => setFiles((before) => ({ ...before, [key]: file }));

  async function send(key: string, file: File, signal: AbortSignal): Promise<SentFile | undefined> {
    const { name, size } = file;
    const onProgress = (offset: number, waiting: boolean) => {
      if (!signal.aborted) show(key, { state: "sending", name, size, offset, waiting });
    };
    onProgress(0, false);
    const end = await uploadDocument({ file, key, locale, signal, onProgress, onBegun: () => {} }).then(
      ({ upload_id: id }): SentFile => ({ state: "stored", name, id }),
      (error: unknown): SentFile => {
        const isSaid = error instanceof DocumentRefused || error instanceof DocumentHeld;
        return { state: "refused", name, message: isSaid ? error.message : texts.somethingWentWrong };
      },
    );
    if (signal.aborted) return undefined;
    // Its message is shown: the next form goes without it. A form that waits for it already says why it was refused.
    if (end.state === "refused") uploads.current.delete(key);
    show(key, end);
    return end;
  }

  return {
    files,
    choose(key, file) {
      uploads.current.get(key)?.stop.abort();
      const stop = new AbortController();
      uploads.current.set(key, { stop, end: send(key, file, stop.signal) });
    },
    remove(key) {
      uploads.current.get(key)?.stop.abort();
      uploads.current.delete(key);
      setFiles(({ [key]: _, ...others }) => others);
    },
    clear() {
      uploads.current.clear();
      setFiles({});
    },
    async into(form) {
      for (const [key, { end }] of [...uploads.current]) {
        const file = await end;
        if (file?.state === "stored") form.set(`files.${key}`, file.id);
        if (file?.state === "refused") form.set(`refused.${key}`, file.message);
      }
    },
  };
}
