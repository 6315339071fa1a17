import type { MyAccount } from "@setu/contract/members/account";
import { type ReactNode, useId } from "react";
import styles from "../members-page.module.css";

/** The data that each part of the profile needs. */
export interface PartProps {
  session: string;
  account: MyAccount;
}

interface Props {
  title: string;
  /** Whether its action cannot be undone. */
  isLeaving?: boolean;
  /** Whether it has nothing but actions: then it is left out of a printed page. */
  isAction?: boolean;
  children: ReactNode;
}

/** A part of the profile with its heading. */
export function Part({ title, isLeaving = false, isAction = false, children }: Props) {
  const id = useId();
  const classes = [styles.part, isLeaving && styles.leaving, isAction && styles.action].filter(Boolean).join(" ");
  return (
    <section className={classes} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
