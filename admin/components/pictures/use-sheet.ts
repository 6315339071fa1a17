import { useCallback, useEffect, useRef, useState } from "react";
import { newKey } from "../shared/new-key.ts";
import { useLanguage } from "../shared/use-language.ts";
import { checkPicture } from "./check-picture.ts";
import { isReady, isRetried, type Line, newLine } from "./line.ts";
import { type ChangeLine, useUploads } from "./use-uploads.ts";

export type Sheet = ReturnType<typeof useSheet>;

/** The pictures of a sheet, in the order in which they were chosen: checked, described, sent. */
export function useSheet() {
  const language = useLanguage();
  const [lines, setLines] = useState<Line[]>([]);
  const previewOf = usePreviews();
  const change: ChangeLine = useCallback((key, changes) => {
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  }, []);
  useUploads(lines, change);

  const add = useCallback(
    (files: Iterable<File>) => {
      for (const file of files) {
        const key = newKey();
        setLines((all) => [...all, newLine(key, file)]);
        void checkPicture(file).then((checked) =>
          change(
            key,
            "problem" in checked
              ? { state: "refused", isHopeless: true, problem: checked.problem[language] }
              : { state: "writing", file: checked.file, preview: previewOf(checked.file) },
          ),
        );
      }
    },
    [change, language, previewOf],
  );
  /** Allows one line, or all, to be sent as soon as they are described. */
  const release = useCallback((key?: string) => {
    setLines((all) =>
      all.map((line) =>
        (key === undefined || line.key === key) && isReady(line) ? { ...line, state: "waiting" } : line,
      ),
    );
  }, []);
  /** Sends one refused line again, or all. */
  const retry = useCallback((key?: string) => {
    setLines((all) =>
      all.map((line) =>
        (key === undefined || line.key === key) && isRetried(line)
          ? { ...line, state: "waiting", problem: undefined }
          : line,
      ),
    );
  }, []);
  const remove = useCallback((key: string) => setLines((all) => all.filter((line) => line.key !== key)), []);
  return { lines, add, change, release, retry, remove };
}

/** Creates object URLs for files' thumbnails, revoked when the sheet is unmounted. */
function usePreviews(): (file: File) => string {
  const addresses = useRef(new Set<string>());
  useEffect(
    () => () => {
      for (const address of addresses.current) URL.revokeObjectURL(address);
    },
    [],
  );
  return useCallback((file: File) => {
    const address = URL.createObjectURL(file);
    addresses.current.add(address);
    return address;
  }, []);
}
