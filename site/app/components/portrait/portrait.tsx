import type { PersonItem } from "@setu/contract/people";
import { Picture } from "../picture/picture.tsx";
import styles from "./portrait.module.css";

interface Props {
  person: Pick<PersonItem, "files">;
  sizes: string;
  priority?: boolean;
}

/** A portrait; renders nothing for a person without one. */
export function Portrait({ person: { files }, sizes, priority = false }: Props) {
  const [picture] = files;
  if (!picture) return null;
  return (
    <span className={styles.portrait}>
      <Picture file={picture} sizes={sizes} priority={priority} />
    </span>
  );
}
