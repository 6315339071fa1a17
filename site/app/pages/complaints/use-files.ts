import { useEffect, useRef, useState } from "react";
import { DocumentHeld, DocumentRefused, uploadDocument } from "../../api/upload-document.ts";
import { useLanguage } from "../../i18n/texts.ts";

/** A file that is being or has been uploaded. */
export type SentFile =
  | { state: "sending"; name: string; size: number; offset: number; waiting: boolean }
  | { state: "stored"; name: string; id: string }
  /** The server has no room for it now. */
  | { state: "held"; name: string; message: string; chosen: File; upload: string | undefined }
  | { state: "refused"; name: string; message: string };

export interface Files {
  files: Readonly<Record<string, SentFile>>;
  choose: (key: string, file: File) => void;
  /** Resumes a file that the server had no room for. */
  retry: (key: string) => void;
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

  async function send(key: string, file: File, part: string | undefined, signal: AbortSignal) {
    const { name, size } = file;
    const onProgress = (offset: number, waiting: boolean) => {
      if (!signal.aborted) show(key, { state: "sending", name, size, offset, waiting });
    };
    onProgress(0, false);
    const end = await uploadDocument({ file, upload: part, key, locale, signal, onProgress, onBegun: () => {} }).then(
      ({ upload_id: id }): SentFile => ({ state: "stored", name, id }),
      (error: unknown): SentFile => {
        if (error instanceof DocumentHeld) {
          return { state: "held", name, message: error.message, chosen: file, upload: error.upload };
        }
        const message = error instanceof DocumentRefused ? error.message : texts.somethingWentWrong;
        return { state: "refused", name, message };
      },
    );
    if (signal.aborted) return undefined;
    // Its message is shown: the next form goes without it. A form that waits for it already says why it was refused.
    if (end.state === "refused") uploads.current.delete(key);
    show(key, end);
    return end;
  }

  function start(key: string, file: File, part?: string): void {
    uploads.current.get(key)?.stop.abort();
    const stop = new AbortController();
    uploads.current.set(key, { stop, end: send(key, file, part, stop.signal) });
  }

  return {
    files,
    choose: (key, file) => start(key, file),
    retry(key) {
      const file = files[key];
      if (file?.state === "held") start(key, file.chosen, file.upload);
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
        // A held one too: no form goes without it before it is tried again or removed.
        if (file?.state === "refused" || file?.state === "held") form.set(`refused.${key}`, file.message);
      }
    },
  };
}
