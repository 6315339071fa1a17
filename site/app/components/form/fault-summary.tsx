import { type ReactNode, useEffect, useRef } from "react";
import message from "../../layout/message.module.css";

interface Fault {
  /** The id of the input. */
  id: string;
  name: string;
  fault: string | undefined;
}

interface Props {
  /** The server's answer: each one takes the focus. */
  refusal: object | undefined;
  sentence: string;
  /** In the order of the form. */
  faults: readonly Fault[];
  /** Shown below the message. */
  children?: ReactNode;
}

/** The reasons why a form was refused, with a link to each field (WCAG 3.3.1); takes the focus. */
export function FaultSummary({ refusal, sentence, faults, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each refusal
  useEffect(() => box.current?.focus(), [refusal]);
  return (
    <div ref={box} className={message.outcome} role="alert" tabIndex={-1}>
      <p>{sentence}</p>
      {children}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ id, name, fault }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>: {fault}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
