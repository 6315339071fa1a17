import type { Locale } from "@setu/contract/locale";
import { useEffect, useRef, useState } from "react";
import { DocumentHeld, DocumentRefused, uploadDocument } from "../../api/upload-document.ts";
import { useLanguage } from "../../i18n/texts.ts";

/** A file that is being or has been uploaded. */
export type SentFile =
  | { state: "sending"; name: string; size: number; offset: number; waiting: boolean }
  | { state: "stored"; name: string; id: string }
  /** The server takes it later: it has no room now, or too many files have come from this network. */
  | { state: "held"; name: string; message: string; chosen: File; upload: string | undefined }
  | { state: "refused"; name: string; message: string }
  /** Removed by the writer: an earlier answer about it no longer counts. */
  | { state: "removed" };

export interface Files {
  files: Readonly<Record<string, SentFile>>;
  choose: (key: string, file: File) => void;
  /** Resumes a file that the server did not take at first. */
  retry: (key: string) => void;
  remove: (key: string) => void;
  /** Forgets all of them, once they have been sent. */
  clear: () => void;
  /** Waits for running uploads, and names the files in a form as it would be without JavaScript. */
  into: (form: FormData) => Promise<void>;
}

type Shown = Exclude<SentFile, { state: "removed" }>;

interface Sending {
  key: string;
  file: File;
  /** The id of an upload to resume. */
  part: string | undefined;
  signal: AbortSignal;
  locale: Locale;
  /** The message for a file whose upload ends without a reason from the server. */
  wentWrong: string;
  show: (file: Shown) => void;
}

/** Uploads a file and shows its progress and end; undefined when it is stopped. */
async function upload({ key, file, part, signal, locale, wentWrong, show }: Sending): Promise<Shown | undefined> {
  const { name, size } = file;
  const onProgress = (offset: number, waiting: boolean) => {
    if (!signal.aborted) show({ state: "sending", name, size, offset, waiting });
  };
  onProgress(0, false);
  const end = await uploadDocument({ file, upload: part, key, locale, signal, onProgress, onBegun: () => {} }).then(
    ({ upload_id: id }): Shown => ({ state: "stored", name, id }),
    (error: unknown): Shown => {
      if (error instanceof DocumentHeld) {
        return { state: "held", name, message: error.message, chosen: file, upload: error.upload };
      }
      return { state: "refused", name, message: error instanceof DocumentRefused ? error.message : wentWrong };
    },
  );
  if (signal.aborted) return undefined;
  show(end);
  return end;
}

/** The files of a complaint. They are uploaded while it is still being written, and nothing of them is kept on the device. */
export function useFiles(): Files {
  const { locale, texts } = useLanguage();
  const [files, setFiles] = useState<Files["files"]>({});
  const uploads = useRef(new Map<string, { stop: AbortController; end: Promise<Shown | undefined> }>());
  /** The fields in which a file was chosen, or removed, on this page. */
  const touched = useRef(new Set<string>());
  useEffect(() => {
    const { current } = uploads;
    return () => {
      for (const { stop } of current.values()) stop.abort();
    };
  }, []);
  const show = (key: string, file: SentFile) => {
    // A refused one has its message: the next form goes without it. A form that waits for it already says why it was refused.
    if (file.state === "refused") uploads.current.delete(key);
    setFiles((before) => ({ ...before, [key]: file }));
  };

  function start(key: string, file: File, part?: string): void {
    uploads.current.get(key)?.stop.abort();
    touched.current.add(key);
    const stop = new AbortController();
    const sending = { key, file, part, signal: stop.signal, locale, wentWrong: texts.somethingWentWrong };
    uploads.current.set(key, { stop, end: upload({ ...sending, show: (shown) => show(key, shown) }) });
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
      touched.current.add(key);
      show(key, { state: "removed" });
    },
    clear() {
      uploads.current.clear();
      touched.current.clear();
      setFiles({});
    },
    async into(form) {
      // A form that is sent again may still name what has been removed or stored meanwhile.
      for (const key of touched.current) {
        form.delete(`files.${key}`);
        form.delete(`refused.${key}`);
      }
      for (const [key, { end }] of [...uploads.current]) {
        const file = await end;
        if (file?.state === "stored") form.set(`files.${key}`, file.id);
        // A held one too: no form goes without it before it is tried again or removed.
        if (file?.state === "refused" || file?.state === "held") form.set(`refused.${key}`, file.message);
      }
    },
  };
}
