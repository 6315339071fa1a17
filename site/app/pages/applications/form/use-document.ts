import type { Locale } from "@setu/contract/locale";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DocumentHeld, DocumentRefused, keptUpload, uploadDocument } from "../../../api/upload-document.ts";
import { useLanguage } from "../../../i18n/texts.ts";
import type { KeptDocument } from "./draft.ts";
import { dropFile, keepFile, keptFile } from "./kept-files.ts";

export type Document =
  | { state: "none" }
  | { state: "removed" }
  | { state: "sending"; name: string; size: number; offset: number; waiting: boolean }
  | { state: "stored"; name: string; id: string }
  /** Part of it has arrived, and the file is no longer on this device. */
  | { state: "unfinished"; name: string; size: number; offset: number; id: string }
  /** It had arrived, and the server no longer has it. */
  | { state: "gone"; name: string }
  | { state: "held"; chosen: File; upload: string | undefined; message: string }
  | { state: "refused"; message: string };

export interface DocumentOptions {
  vacancy: number;
  document: string;
  /** An earlier upload: from this device's draft, or only its id from a form that was sent back. */
  before: KeptDocument | string | undefined;
  /** Whether the form has been sent before without an answer. */
  isPending?: boolean;
  /** The name under which this device stores the file until it has arrived. */
  fileName: string;
  /** Called with whether the form has to wait for the document, or for a decision about it. */
  onState: (isOpen: boolean) => void;
  onKept: (kept: KeptDocument | undefined) => void;
}

/** Returns the mark that distinguishes uploads of a document: the id, or name and size before it has one. */
const markOf = ({ id, name, size }: KeptDocument): string => id || `${name}/${size}`;

const open: ReadonlySet<Document["state"]> = new Set(["sending", "unfinished", "gone", "held"]);

/** One document on its way from this device to the firm. */
export function useDocument(options: DocumentOptions) {
  const { before, fileName, onKept } = options;
  const { locale, texts } = useLanguage();
  const { file, begin, reset, shown } = useShownDocument(options);
  const upload = { ...options, locale, failed: texts.somethingWentWrong };

  /** Resumes an upload of an earlier visit, or of another tab. */
  async function takeUp(id: string, kept: KeptDocument | undefined): Promise<void> {
    const attempt = begin();
    try {
      const rest = await checkUpload(attempt, id, kept, upload);
      if (rest === "gone") {
        reset({ state: "gone", name: kept?.name ?? "" });
        onKept(undefined);
      } else if (rest) await send(rest.file, rest.upload);
    } catch (error) {
      if (!attempt.signal.aborted) throw error;
    }
  }
  const send = (chosen: File, part?: string) => sendDocument(begin(), chosen, part, upload);

  const mark = before && (typeof before === "string" ? before : markOf(before));
  const follow = useEffectEvent(() => {
    if (!before) {
      // The document was removed, or the whole draft.
      if (shown.current) reset({ state: "none" });
    } else if (shown.current !== mark) {
      shown.current = mark;
      void (typeof before === "string" ? takeUp(before, undefined) : takeUp(before.id, before));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft on this device has changed, perhaps by another tab
  useEffect(() => follow(), [mark]);

  return {
    file,
    async choose(chosen: File) {
      // The rest of a file that has arrived partly.
      const isRest = file.state === "unfinished" && file.name === chosen.name && file.size === chosen.size;
      await send(chosen, isRest && file.id ? file.id : undefined);
    },
    /** Resumes a document that the server did not take at first. */
    async retry() {
      if (file.state === "held") await send(file.chosen, file.upload);
    },
    remove() {
      reset({ state: "removed" });
      onKept(undefined);
      void dropFile(fileName);
    },
  };
}

/** An attempt to send or to find a document. Once another has begun, it shows and stores nothing more. */
interface Attempt {
  signal: AbortSignal;
  show(document: Document): void;
  keep(kept: KeptDocument | undefined): void;
}

/** The document as the field shows it, and the attempt that may change it. */
function useShownDocument({ onState, onKept }: Pick<DocumentOptions, "onState" | "onKept">) {
  const [file, setFile] = useState<Document>({ state: "none" });
  const current = useRef<AbortController>(undefined);
  /** The mark of the displayed upload: changes to it do not come from another tab. */
  const shown = useRef<string>(undefined);
  const tell = useEffectEvent(onState);
  const isOpen = open.has(file.state);
  useEffect(() => tell(isOpen), [isOpen]);
  useEffect(() => () => current.current?.abort(), []);

  function begin(): Attempt {
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    const { signal } = mine;
    return {
      signal,
      show(document) {
        if (!signal.aborted) setFile(document);
      },
      keep(kept) {
        if (signal.aborted) return;
        shown.current = kept && markOf(kept);
        onKept(kept);
      },
    };
  }
  function reset(document: Document): void {
    current.current?.abort();
    current.current = undefined;
    shown.current = undefined;
    setFile(document);
  }
  return { file, begin, reset, shown };
}

interface Upload extends Pick<DocumentOptions, "vacancy" | "document" | "fileName" | "isPending"> {
  locale: Locale;
  /** The message for an unforeseen failure. */
  failed: string;
}

/**
 * Asks how much of an upload has arrived, and shows it. Returns the file to send if this device still has it, and "gone" if
 * neither the server nor this device has the file.
 */
async function checkUpload(
  { signal, show, keep }: Attempt,
  id: string,
  kept: KeptDocument | undefined,
  { locale, fileName, isPending }: Upload,
): Promise<{ file: File; upload: string | undefined } | "gone" | undefined> {
  if (kept?.stored) show({ state: "stored", name: kept.name, id });
  const found = id ? await keptUpload(id, locale, signal) : undefined;
  if (found?.status === "stored") {
    show({ state: "stored", name: found.name, id });
    keep({ id, name: found.name, size: found.size, stored: true });
    return;
  }
  const file = await keptFile(fileName);
  if (signal.aborted) return;
  if (file && file.name === kept?.name && file.size === kept.size) return { file, upload: found && id };
  if (found ?? (kept && !id)) {
    const { name, size, offset } = { offset: 0, name: "", size: 0, ...kept, ...found };
    show({ state: "unfinished", name, size, offset, id });
    return;
  }
  if (!kept?.stored || !isPending) return "gone";
  // It may have arrived with the application: the attempt is repeated unchanged.
  show({ state: "stored", name: kept.name, id });
}

/** Sends a document, or the rest of one after the `part` that has arrived. */
async function sendDocument(
  { signal, show, keep }: Attempt,
  chosen: File,
  part: string | undefined,
  { vacancy, document: key, locale, fileName, failed }: Upload,
): Promise<void> {
  const { name, size } = chosen;
  show({ state: "sending", name, size, offset: 0, waiting: false });
  void keepFile(fileName, chosen);
  if (!part) keep({ id: "", name, size, stored: false });
  try {
    const { upload_id: id } = await uploadDocument({
      file: chosen,
      upload: part,
      vacancy,
      key,
      locale,
      signal,
      onBegun: (begun) => keep({ id: begun, name, size, stored: false }),
      onProgress: (offset, waiting) => show({ state: "sending", name, size, offset, waiting }),
    });
    show({ state: "stored", name, id });
    keep({ id, name, size, stored: true });
    void dropFile(fileName);
  } catch (error) {
    if (signal.aborted) return;
    const { message } = error instanceof Error ? error : { message: "" };
    if (error instanceof DocumentHeld) {
      show({ state: "held", chosen, upload: error.upload, message });
      return;
    }
    show({ state: "refused", message: error instanceof DocumentRefused ? message : failed });
    keep(undefined);
    void dropFile(fileName);
  }
}
