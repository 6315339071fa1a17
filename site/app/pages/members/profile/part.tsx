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
  children: ReactNode;
}

/** A part of the profile with its heading. */
export function Part({ title, isLeaving = false, children }: Props) {
  const id = useId();
  return (
    <section className={isLeaving ? `${styles.part} ${styles.leaving}` : styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
