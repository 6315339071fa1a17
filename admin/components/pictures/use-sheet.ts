import { useCallback, useEffect, useRef, useState } from "react";
import { newKey } from "../shared/new-key.ts";
import { lookAt } from "./look-at.ts";
import { type Edits, type Stored, sendPicture } from "./send-picture.ts";
import type { Words } from "./words.ts";

export interface Line {
  key: string;
  name: string;
  file: File;
  /** An address of the browser's own for the thumbnail, or the server's once it is stored. */
  preview: string;
  alt_en: string;
  alt_ne: string;
  decorative: boolean;
  edits?: Edits | undefined;
  state: "looking" | "writing" | "waiting" | "sending" | "refused";
  /** From 0 to 1. */
  progress: number;
  problem?: string | undefined;
  /** The same file would be refused again. */
  isHopeless?: boolean;
  stored?: Stored;
  /** What was said of it when it was stored. */
  said?: string;
}

const atOnce = 2;

export const isDescribed = ({ decorative, alt_en, alt_ne }: Line): boolean =>
  decorative || (alt_en.trim() !== "" && alt_ne.trim() !== "");
const sayingOf = ({ alt_en, alt_ne, decorative, edits }: Line) => JSON.stringify({ alt_en, alt_ne, decorative, edits });
/** Stored with all that is said of it now. */
export const isDone = (line: Line): boolean => line.stored !== undefined && line.said === sayingOf(line);
export const isReady = (line: Line): boolean => line.state === "writing" && isDescribed(line) && !isDone(line);

/** The pictures of a sheet: looked at, described, sent two at a time, in the order in which they were chosen. */
export function useSheet(words: Words) {
  const [lines, setLines] = useState<Line[]>([]);
  const under = useRef(new Set<string>());
  const previews = useRef(new Set<string>());
  useEffect(
    () => () => {
      for (const address of previews.current) URL.revokeObjectURL(address);
    },
    [],
  );
  const change = useCallback((key: string, changes: Partial<Line>) => {
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  }, []);

  const add = useCallback(
    (files: Iterable<File>) => {
      for (const file of files) {
        const key = newKey();
        const line: Line = {
          ...{ key, name: file.name, file, preview: "", alt_en: "", alt_ne: "", decorative: false },
          ...{ state: "looking", progress: 0 },
        };
        setLines((all) => [...all, line]);
        void lookAt(file).then((looked) => {
          if ("problem" in looked) {
            return change(key, { state: "refused", isHopeless: true, problem: looked.problem[words.language] });
          }
          const preview = URL.createObjectURL(looked.file);
          previews.current.add(preview);
          change(key, { state: "writing", file: looked.file, preview });
        });
      }
    },
    [change, words.language],
  );

  const send = useCallback(
    async (line: Line) => {
      const { key, file, alt_en, alt_ne, decorative, edits, stored } = line;
      const data = { alt_en, alt_ne, decorative };
      const sent = { data, edits, id: stored?.id, file: stored ? undefined : file };
      const answer = await sendPicture(sent, words, (progress) => change(key, { progress }));
      under.current.delete(key);
      if ("problem" in answer) return change(key, { state: "refused", problem: answer.problem });
      const { doc } = answer;
      const preview = doc.thumbnailURL ?? line.preview;
      // What was cropped is shown, and cropped again, as it now is.
      change(key, {
        state: "writing",
        stored: doc,
        preview,
        edits: undefined,
        said: sayingOf({ ...line, edits: undefined }),
      });
    },
    [change, words],
  );

  useEffect(() => {
    const waiting = lines.filter(({ state, key }) => state === "waiting" && !under.current.has(key));
    for (const line of waiting.slice(0, atOnce - under.current.size)) {
      under.current.add(line.key);
      change(line.key, { state: "sending", progress: 0, problem: undefined });
      void send(line);
    }
  }, [lines, change, send]);

  /** Sends what is described and not stored as it now stands: one line, or all. */
  const release = useCallback((key?: string) => {
    setLines((all) =>
      all.map((line) =>
        (key === undefined || line.key === key) && isReady(line) ? { ...line, state: "waiting" } : line,
      ),
    );
  }, []);
  const retry = useCallback((key: string) => change(key, { state: "waiting", problem: undefined }), [change]);
  const remove = useCallback((key: string) => setLines((all) => all.filter((line) => line.key !== key)), []);
  return { lines, add, change, release, retry, remove };
}
