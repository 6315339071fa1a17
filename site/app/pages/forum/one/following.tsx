import { useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { outcomeOf } from "../form/send-post.ts";
import { discussionWords } from "../texts.ts";
import styles from "./post.module.css";

interface Props {
  discussion: number;
  session: string;
  isFollowing: boolean;
  onChanged: () => void;
}

/** The button by which a member gets emails about replies here, or no more of them. */
export function Following({ discussion, session, isFollowing, onChanged }: Props) {
  const texts = usePageTexts(discussionWords);
  const { locale, texts: common } = useLanguage();
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  const change = async () => {
    if (busy) return;
    setBusy(true);
    const asked = { locale, session, id: String(discussion), body: { following: !isFollowing } };
    const outcome = await outcomeOf(common, () => browserApi.followDiscussion(asked)).catch((error) => {
      console.warn(error);
      return { done: false, message: common.somethingWentWrong };
    });
    setBusy(false);
    setSaid(outcome.message);
    if (outcome.done) onChanged();
  };
  return (
    <div className={styles.tools}>
      <button type="button" aria-disabled={busy} onClick={change}>
        {isFollowing ? texts.unfollow : texts.follow}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
