import layout from "../layout/section.module.css";
import type { Example } from "./example.ts";
import { Stage } from "./stage.tsx";

/** A single example, in a window of its own width: for tests. */
export function Alone({ example }: { example: Example }) {
  const stage = <Stage example={example} alone />;
  const heading = (
    <h1 className={layout.unseen} lang="en">
      {example.name}
    </h1>
  );
  const pages = {
    "in-main": (
      <main>
        {heading}
        {stage}
      </main>
    ),
    page: <main>{stage}</main>,
    "beside-main": (
      <>
        {stage}
        <main>{heading}</main>
      </>
    ),
    whole: stage,
  };
  return pages[example.place];
}
