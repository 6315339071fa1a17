import { complaintWords } from "@setu/contract/complaints/complaint-fields";
import { wordCount } from "@setu/contract/text/word-count";
import { useEffect, useRef, useState } from "react";
import { usePageTexts } from "../../i18n/texts.ts";
import styles from "./complaints.module.css";
import { type Answered, ComplaintField } from "./field.tsx";
import { words } from "./texts.ts";

/** The number of words from which the counter is shown. */
const speaksFrom = complaintWords - 20;

interface Props extends Answered {
  name: string;
  label: string;
  hint: string;
  rows: number;
}

/** A text of at most 200 words, counted while it is written. The server has the last word. */
export function CountedWords({ rows, ...field }: Props) {
  const texts = usePageTexts(words);
  const area = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(0);
  // Counts text that was typed before the script ran.
  useEffect(() => setCount(wordCount(area.current?.value ?? "")), []);
  const left = (
    <p className={styles.left} role="status" data-over={count > complaintWords}>
      {count >= speaksFrom && texts.wordsLeft(complaintWords - count)}
    </p>
  );
  return (
    <ComplaintField {...field} after={left}>
      {(attributes) => (
        <textarea
          ref={area}
          {...attributes}
          rows={rows}
          onInput={({ currentTarget }) => setCount(wordCount(currentTarget.value))}
        />
      )}
    </ComplaintField>
  );
}
