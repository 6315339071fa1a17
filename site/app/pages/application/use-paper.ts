import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PaperHeld, PaperRefused, storedPaper, uploadPaper } from "../../api/upload-paper.ts";
import { useLanguage } from "../../i18n/texts.ts";

type Paper =
  | { state: "none" }
  | { state: "removed" }
  | { state: "sending"; name: string; size: number; offset: number; waiting: boolean }
  | { state: "stored"; name: string; id: string }
  | { state: "held"; chosen: File; upload: string | undefined; message: string }
  | { state: "refused"; message: string };

interface Options {
  vacancy: number;
  paper: string;
  /** The name of an upload that is there already. */
  before: string | undefined;
  onState: (isOnItsWay: boolean) => void;
}

/** The way of one paper from this device to the firm. */
export function usePaper({ vacancy, paper: key, before, onState }: Options) {
  const { locale, texts } = useLanguage();
  const [file, setFile] = useState<Paper>({ state: "none" });
  const line = useRef<AbortController>(undefined);
  const tell = useEffectEvent(onState);

  const isOnItsWay = file.state === "sending";
  const isSettled = file.state === "stored";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a paper that has arrived is told too
  useEffect(() => tell(isOnItsWay), [isOnItsWay, isSettled]);
  useEffect(() => () => line.current?.abort(), []);

  // From a draft, or from a form that came back: it may have been swept away since.
  useEffect(() => {
    if (!before) return;
    let isShown = true;
    storedPaper(before, locale)
      .then((found) => isShown && setFile({ state: "stored", name: found.name, id: found.upload_id }))
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, [before, locale]);

  async function send(chosen: File, upload?: string) {
    line.current?.abort();
    const mine = new AbortController();
    line.current = mine;
    const { name, size } = chosen;
    const show = (paper: Paper) => line.current === mine && setFile(paper);
    show({ state: "sending", name, size, offset: 0, waiting: false });
    try {
      const { upload_id: id } = await uploadPaper({
        file: chosen,
        upload,
        vacancy,
        key,
        locale,
        signal: mine.signal,
        onProgress: (offset, waiting) => show({ state: "sending", name, size, offset, waiting }),
      });
      show({ state: "stored", name, id });
    } catch (error) {
      if (mine.signal.aborted) return;
      const { message } = error instanceof Error ? error : { message: "" };
      if (error instanceof PaperHeld) show({ state: "held", chosen, upload: error.upload, message });
      else show({ state: "refused", message: error instanceof PaperRefused ? message : texts.somethingWentWrong });
    }
  }

  return {
    file,
    choose: (chosen: File) => send(chosen),
    /** Goes on with one that there was no room for. */
    async retry() {
      if (file.state === "held") await send(file.chosen, file.upload);
    },
    remove() {
      line.current?.abort();
      line.current = undefined;
      setFile({ state: "removed" });
    },
  };
}
