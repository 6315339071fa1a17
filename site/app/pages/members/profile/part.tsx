import type { MyAccount } from "@setu/contract/members/account";
import { type ReactNode, useId } from "react";
import styles from "../members-page.module.css";

/** What a member's own parts of the page work with. */
export interface PartProps {
  session: string;
  account: MyAccount;
}

interface Props {
  title: string;
  /** Whether it cannot be undone. */
  isLeaving?: boolean;
  children: ReactNode;
}

/** A part of the profile under its heading. */
export function Part({ title, isLeaving = false, children }: Props) {
  const id = useId();
  return (
    <section className={isLeaving ? `${styles.part} ${styles.leaving}` : styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
