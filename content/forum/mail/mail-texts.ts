import type { Locale } from "@setu/contract/locale";

/** Mails to members about posts, and one to the moderators. */
export type ForumMailKind = "reply" | "accepted" | "approved" | "refused" | "held";

interface Mail {
  subject: string;
  text: string;
}
interface Filled {
  firm: string;
  greeted: string;
  /** The question's title. */
  title: string;
  /** The beginning of the post that the mail is about. */
  excerpt: string;
  /** The post's author. */
  author: string;
  /** The reason for refusing the post. */
  reason: string;
  /** The address of the post. */
  link: string;
  /** The address of the page that ends the mails about this discussion. */
  stop: string;
  mine: string;
}

const letter = (...paragraphs: string[]) => paragraphs.filter(Boolean).join("\n\n");

/** The mails to members. */
export const forumMailTexts: Record<Locale, (of: Filled) => Record<Exclude<ForumMailKind, "held">, Mail>> = {
  en: ({ firm, greeted, title, excerpt, author, reason, link, stop, mine }) => ({
    reply: {
      subject: `New reply: ${title}`,
      text: letter(
        `Dear ${greeted},`,
        `${author || "Somebody"} has replied in the discussion “${title}” in the forum of ${firm}:`,
        excerpt,
        `Read it and reply here: ${link}`,
        `No more emails about this discussion: ${stop}`,
      ),
    },
    accepted: {
      subject: `Your answer has helped: ${title}`,
      text: letter(
        `Dear ${greeted},`,
        `The person who asked “${title}” says that your reply solved the question. Thank you.`,
        link,
      ),
    },
    approved: {
      subject: `Published: ${title}`,
      text: letter(
        `Dear ${greeted},`,
        `What you wrote in “${title}” has been published in the forum of ${firm}. Read it here:`,
        link,
      ),
    },
    refused: {
      subject: `Not published: ${title}`,
      text: letter(
        `Dear ${greeted},`,
        `A moderator at ${firm} has decided not to publish what you wrote in “${title}”.`,
        `The reason: ${reason}`,
        `Your text is not lost. You can correct it and send it again: ${mine}`,
      ),
    },
  }),
  ne: ({ firm, greeted, title, excerpt, author, reason, link, stop, mine }) => ({
    reply: {
      subject: `नयाँ जवाफ: ${title}`,
      text: letter(
        `${greeted} ज्यू,`,
        `${firm}को छलफल “${title}” मा ${author || "कसै"}ले जवाफ दिनुभएको छ:`,
        excerpt,
        `यहाँ पढ्न र जवाफ दिन सकिन्छ: ${link}`,
        `यस छलफलबारे इमेल नचाहिए: ${stop}`,
      ),
    },
    accepted: {
      subject: `तपाईंको जवाफले समाधान दियो: ${title}`,
      text: letter(`${greeted} ज्यू,`, `“${title}” का प्रश्नकर्ताले तपाईंको जवाफले समाधान दियो भन्नुभएको छ। धन्यवाद।`, link),
    },
    approved: {
      subject: `प्रकाशित भयो: ${title}`,
      text: letter(`${greeted} ज्यू,`, `तपाईंले “${title}” मा लेख्नुभएको पाठ ${firm}को छलफलमा प्रकाशित भयो। यहाँ हेर्नुहोस्:`, link),
    },
    refused: {
      subject: `प्रकाशित भएन: ${title}`,
      text: letter(
        `${greeted} ज्यू,`,
        `तपाईंले “${title}” मा लेख्नुभएको पाठ ${firm}का मोडरेटरले प्रकाशित गर्नुभएन।`,
        `कारण: ${reason}`,
        `तपाईंको पाठ हराएको छैन। सच्याएर फेरि पठाउन सक्नुहुन्छ: ${mine}`,
      ),
    },
  }),
};

/** The mail to the moderators, in both languages: it goes to the firm's own address. */
export const heldMail = ({ count, link }: { count: string; link: string }): Mail => ({
  subject: `Forum: ${count} waiting · छलफल: ${count} पर्खाइमा`,
  text: letter(
    `Forum posts waiting for a moderator: ${count}. Their authors have been told that it usually takes one working day.`,
    `छलफलका ${count} पोस्ट मोडरेटरको पर्खाइमा छन्। प्रायः एक कार्यदिन लाग्छ भनेर लेखकलाई भनिएको छ।`,
    link,
  ),
});
