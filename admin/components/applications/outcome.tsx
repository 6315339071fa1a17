import parts from "../shared/parts.module.css";
import { Problem } from "../shared/problem.tsx";

/** The result of an action: what was done, what was not, and why. */
export interface Outcome {
  text?: string;
  problem?: string;
}

export const OutcomeMessages = ({ text = "", problem }: Outcome) => (
  <>
    <p role="status" className={parts["status"]}>
      {text}
    </p>
    <Problem text={problem} />
  </>
);
