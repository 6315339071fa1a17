import { useCallback, useEffect, useRef } from "react";
import { useLanguage } from "../shared/use-language.ts";
import { descriptionOf, type Line } from "./line.ts";
import { sendPicture } from "./send-picture.ts";

export type ChangeLine = (key: string, changes: Partial<Line>) => void;

const uploadsAtOnce = 2;

/** Sends the waiting lines, two at a time. */
export function useUploads(lines: readonly Line[], change: ChangeLine): void {
  const language = useLanguage();
  const sending = useRef(new Set<string>());

  const send = useCallback(
    async (line: Line) => {
      const { key, file, alt_en, alt_ne, decorative, edits, stored } = line;
      const upload = {
        data: { alt_en, alt_ne, decorative },
        edits,
        id: stored?.id,
        file: stored ? undefined : file,
      };
      const answer = await sendPicture(upload, language, (progress) => change(key, { progress }));
      sending.current.delete(key);
      if ("problem" in answer) return change(key, { state: "refused", problem: answer.problem });
      // The edits are now part of the stored picture, which is shown, and cropped again, as stored.
      change(key, {
        state: "writing",
        stored: answer.doc,
        preview: answer.doc.thumbnailURL ?? line.preview,
        edits: undefined,
        storedDescription: descriptionOf({ ...line, edits: undefined }),
      });
    },
    [change, language],
  );

  useEffect(() => {
    const waiting = lines.filter(({ state, key }) => state === "waiting" && !sending.current.has(key));
    for (const line of waiting.slice(0, uploadsAtOnce - sending.current.size)) {
      sending.current.add(line.key);
      change(line.key, { state: "sending", progress: 0, problem: undefined });
      void send(line);
    }
  }, [lines, change, send]);
}
