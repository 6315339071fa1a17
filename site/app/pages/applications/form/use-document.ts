import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DocumentHeld, DocumentRefused, keptUpload, uploadDocument } from "../../../api/upload-document.ts";
import { useLanguage } from "../../../i18n/texts.ts";
import type { KeptDocument } from "./draft.ts";
import { dropFile, keepFile, keptFile } from "./kept-files.ts";

type Document =
  | { state: "none" }
  | { state: "removed" }
  | { state: "sending"; name: string; size: number; offset: number; waiting: boolean }
  | { state: "stored"; name: string; id: string }
  /** Part of it has arrived, and the rest is not on this device. */
  | { state: "unfinished"; name: string; size: number; offset: number; id: string }
  /** It had arrived, and is no longer there. */
  | { state: "gone"; name: string }
  | { state: "held"; chosen: File; upload: string | undefined; message: string }
  | { state: "refused"; message: string };

export interface DocumentOptions {
  vacancy: number;
  document: string;
  /** An upload that is there already: from this device's draft, or its name alone from a form that was sent back. */
  before: KeptDocument | string | undefined;
  /** The form has been sent before, and nobody knows what became of it. */
  isPending?: boolean;
  /** Under which its file is kept on this device until it has arrived. */
  fileName: string;
  /** Whether the form has to wait for it, or for a decision about it. */
  onState: (isOpen: boolean) => void;
  onKept: (kept: KeptDocument | undefined) => void;
}

/** What tells one upload of a document from another; before it has a name, its file. */
const markOf = ({ id, name, size }: KeptDocument): string => id || `${name}/${size}`;

const open: ReadonlySet<Document["state"]> = new Set(["sending", "unfinished", "gone", "held"]);

/** The way of one document from this device to the firm. */
export function useDocument({ vacancy, document: key, before, isPending, fileName, onState, onKept }: DocumentOptions) {
  const { locale, texts } = useLanguage();
  const [file, setFile] = useState<Document>({ state: "none" });
  const sending = useRef<AbortController>(undefined);
  /** The upload that is shown here: what comes of it is no news from another tab. */
  const shown = useRef<string>(undefined);
  const tell = useEffectEvent(onState);

  const isOpen = open.has(file.state);
  useEffect(() => tell(isOpen), [isOpen]);
  useEffect(() => () => sending.current?.abort(), []);

  const mark = before && (typeof before === "string" ? before : markOf(before));
  const follow = useEffectEvent(() => {
    if (!before) {
      // Taken away, or the whole draft with it.
      if (shown.current) reset({ state: "none" });
    } else if (shown.current !== mark) {
      shown.current = mark;
      void (typeof before === "string" ? takeUp(before, undefined) : takeUp(before.id, before));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what this device remembers has changed, perhaps by another tab
  useEffect(() => follow(), [mark]);

  function begin(): AbortController {
    sending.current?.abort();
    const mine = new AbortController();
    sending.current = mine;
    return mine;
  }

  function reset(document: Document): void {
    sending.current?.abort();
    sending.current = undefined;
    shown.current = undefined;
    setFile(document);
  }

  /** Goes on with an upload of an earlier visit, or of another tab. */
  async function takeUp(upload: string, kept: KeptDocument | undefined): Promise<void> {
    const { signal } = begin();
    if (kept?.stored) setFile({ state: "stored", name: kept.name, id: upload });
    try {
      const found = upload ? await keptUpload(upload, locale, signal) : undefined;
      if (found?.status === "stored") {
        setFile({ state: "stored", name: found.name, id: upload });
        onKept({ id: upload, name: found.name, size: found.size, stored: true });
        return;
      }
      const onDevice = await keptFile(fileName);
      if (signal.aborted) return;
      if (onDevice && onDevice.name === kept?.name && onDevice.size === kept.size) {
        await send(onDevice, found && upload);
      } else if (found ?? (kept && !upload)) {
        const { name, size, offset } = { offset: 0, name: "", size: 0, ...kept, ...found };
        setFile({ state: "unfinished", name, size, offset, id: upload });
      } else if (kept?.stored && isPending) {
        // Perhaps it has gone with the application: the attempt is repeated as it was.
        setFile({ state: "stored", name: kept.name, id: upload });
      } else {
        reset({ state: "gone", name: kept?.name ?? "" });
        onKept(undefined);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  async function send(chosen: File, upload?: string): Promise<void> {
    const { signal } = begin();
    const { name, size } = chosen;
    const show = (document: Document) => !signal.aborted && setFile(document);
    const keep = (kept: KeptDocument | undefined) => {
      if (signal.aborted) return;
      shown.current = kept && markOf(kept);
      onKept(kept);
    };
    show({ state: "sending", name, size, offset: 0, waiting: false });
    void keepFile(fileName, chosen);
    if (!upload) keep({ id: "", name, size, stored: false });
    try {
      const { upload_id: arrived } = await uploadDocument({
        file: chosen,
        upload,
        vacancy,
        key,
        locale,
        signal,
        onBegun: (begun) => keep({ id: begun, name, size, stored: false }),
        onProgress: (offset, waiting) => show({ state: "sending", name, size, offset, waiting }),
      });
      show({ state: "stored", name, id: arrived });
      keep({ id: arrived, name, size, stored: true });
      void dropFile(fileName);
    } catch (error) {
      if (signal.aborted) return;
      const { message } = error instanceof Error ? error : { message: "" };
      if (error instanceof DocumentHeld) {
        show({ state: "held", chosen, upload: error.upload, message });
        return;
      }
      show({ state: "refused", message: error instanceof DocumentRefused ? message : texts.somethingWentWrong });
      keep(undefined);
      void dropFile(fileName);
    }
  }

  return {
    file,
    async choose(chosen: File) {
      // The rest of what has arrived in part.
      const isRest = file.state === "unfinished" && file.name === chosen.name && file.size === chosen.size;
      await send(chosen, isRest && file.id ? file.id : undefined);
    },
    /** Goes on with one that there was no room for. */
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
