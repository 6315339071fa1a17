import { Link } from "react-router";
import styles from "./brand.module.css";

/** The firm's mark and its name on two lines, as on its letterhead; it leads to the route named home. */
export function Brand({ firm }: { firm: string }) {
  const [first, ...rest] = firm.split(" ");
  return (
    <Link to="/" className={styles.brand}>
      <Mark />
      <span>
        <span className={styles.first}>{first}</span> <span className={styles.rest}>{rest.join(" ")}</span>
      </span>
    </Link>
  );
}

export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M10,8h16v80h-16zM70,8h16v80h-16z" />
      <path className={styles.range} d="M26,74L48,42L70,74L70,54L48,22L26,54Z" />
      <path
        className={styles.road}
        d="M26,88V84.5C33,80 40.5,78 48,78S63,80 70,84.5V88C63,86 55.5,85 48,85S33,86 26,88Z"
      />
    </svg>
  );
}
