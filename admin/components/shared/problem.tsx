import parts from "./parts.module.css";

/** A failure, which screen readers announce. Renders nothing without a text. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className={parts["problem"]}>
      {text}
    </p>
  ) : null;
