import { useEffect, useState } from "react";
import { loadQuiet, loadQuietLast, written } from "./later.ts";

interface Props {
  part: "LightNote" | "LightSwitch";
  /** Whether it is needed only once the page is complete. */
  last?: boolean;
}

/**
 * A part of the frame that the server renders, and whose script loads later. Until then, or if it never loads, the server's
 * markup stays as it is. With Suspense every navigation would wait for it.
 */
export function LaterPart({ part, last = false }: Props) {
  const [quiet, setQuiet] = useState(written);
  useEffect(() => {
    (last ? loadQuietLast : loadQuiet)().then(setQuiet).catch(console.warn);
  }, [last]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and keeps the server's markup
  if (!quiet) return <div key="written" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
  const Part = quiet[part];
  return (
    <div>
      <Part />
    </div>
  );
}
