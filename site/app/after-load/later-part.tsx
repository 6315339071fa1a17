import { useEffect, useState } from "react";
import { loadQuiet, loadQuietLast, written } from "./later.ts";

interface Props {
  part: "LightNote" | "LightSwitch";
  /** Whether it is of use only when the page has all that it shows. */
  last?: boolean;
}

/**
 * A part of the frame that the server writes, and whose script comes later. Until then, and if it never comes, what the server
 * wrote stays as it is. In a Suspense every move to another page would wait for it.
 */
export function LaterPart({ part, last = false }: Props) {
  const [quiet, setQuiet] = useState(written);
  useEffect(() => {
    (last ? loadQuietLast : loadQuiet)().then(setQuiet).catch(console.warn);
  }, [last]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and leaves what is there
  if (!quiet) return <div key="written" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
  const Part = quiet[part];
  return (
    <div>
      <Part />
    </div>
  );
}
