import type { Identity, IdentityPicture } from "@setu/contract/firm/identity";
import styles from "./mark.module.css";

/** The firm's mark, once for each background: the style sheet shows the one that fits. It is decorative, since the name is beside it. */
export function Mark({ mark }: { mark: Identity["mark"] }) {
  return (
    <>
      {mark.on_light && <Picture file={mark.on_light} ground={styles.light} />}
      {mark.on_dark && <Picture file={mark.on_dark} ground={styles.dark} />}
    </>
  );
}

function Picture({ file, ground }: { file: IdentityPicture; ground: string | undefined }) {
  const { location, width, height } = file;
  return (
    <img
      className={`${styles.mark} ${ground}`}
      src={location}
      alt=""
      width={width}
      height={height}
      decoding="async"
      // The hidden one is not loaded.
      loading="lazy"
      fetchPriority="low"
    />
  );
}
