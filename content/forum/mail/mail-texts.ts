import { devanagariDigits } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import { suffixed } from "@setu/contract/text/suffixed";

/** Mails to the moderators: that posts wait, that they have waited long; and to owners, that nobody looks at them. */
export const moderatorMailKinds = ["held", "late", "unattended"] as const;
export type ModeratorMailKind = (typeof moderatorMailKinds)[number];

/** Mails to members about posts, and those to moderators and owners. */
export type ForumMailKind = MemberPostMail | "asked" | ModeratorMailKind;
export type MemberPostMail = "reply" | "accepted" | "acceptedForAsker" | "approved" | "refused" | "hidden";

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
  /** The reason for refusing the post, or for taking it down. */
  reason: string;
  /** The address of the post. */
  link: string;
  /** The address of the page that ends the mails about this discussion. */
  stop: string;
  mine: string;
  /** The address of the complaint form. */
  complain: string;
}

const letter = (...paragraphs: string[]) => paragraphs.filter(Boolean).join("\n\n");

/** The mails to members. */
export const forumMailTexts: Record<Locale, (of: Filled) => Record<MemberPostMail, Mail>> = {
  en: ({ firm, greeted, title, excerpt, author, reason, link, stop, mine, complain }) => ({
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
    acceptedForAsker: {
      subject: `Your answer has helped: ${title}`,
      text: letter(
        `Dear ${greeted},`,
        `A moderator at ${firm} has marked your reply as the answer to “${title}”. Thank you.`,
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
    hidden: {
      subject: `Taken down: ${title}`,
      text: letter(
        `Dear ${greeted},`,
        `A moderator at ${firm} has taken down what you wrote in “${title}”. Nobody else can read it any more.`,
        `The reason: ${reason}`,
        `You can still read it here: ${mine}`,
        `If you think that this is wrong, please write to us, and somebody else will look at it: ${complain}`,
      ),
    },
  }),
  ne: ({ firm, greeted, title, excerpt, author, reason, link, stop, mine, complain }) => ({
    reply: {
      subject: `नयाँ जवाफ: ${title}`,
      text: letter(
        `${greeted} ज्यू,`,
        `${firm}को छलफल “${title}” मा ${suffixed(author || "कसै", "ले")} जवाफ दिनुभएको छ:`,
        excerpt,
        `यहाँ पढ्न र जवाफ दिन सकिन्छ: ${link}`,
        `यस छलफलबारे इमेल नचाहिए: ${stop}`,
      ),
    },
    accepted: {
      subject: `तपाईंको जवाफले समाधान दियो: ${title}`,
      text: letter(`${greeted} ज्यू,`, `“${title}” का प्रश्नकर्ताले तपाईंको जवाफले समाधान दियो भन्नुभएको छ। धन्यवाद।`, link),
    },
    acceptedForAsker: {
      subject: `तपाईंको जवाफले समाधान दियो: ${title}`,
      text: letter(
        `${greeted} ज्यू,`,
        `${firm}का मोडरेटरले तपाईंको जवाफलाई “${title}” को समाधान भनी जनाउनुभएको छ। धन्यवाद।`,
        link,
      ),
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
    hidden: {
      subject: `हटाइयो: ${title}`,
      text: letter(
        `${greeted} ज्यू,`,
        `तपाईंले “${title}” मा लेख्नुभएको पाठ ${firm}का मोडरेटरले हटाउनुभएको छ। अब अरू कसैले त्यो पढ्न सक्दैन।`,
        `कारण: ${reason}`,
        `तपाईं भने यहाँ पढ्न सक्नुहुन्छ: ${mine}`,
        `यो निर्णय मिलेन जस्तो लागे हामीलाई लेख्नुहोस्, अर्कै व्यक्तिले हेर्नुहुनेछ: ${complain}`,
      ),
    },
  }),
};

/** The mail about a new question to the experts of its category, in both languages. */
export const askedMail = ({ title, excerpt, link }: { title: string; excerpt: string; link: string }): Mail => ({
  subject: `Forum: ${title}`,
  text: letter(
    "Somebody has asked a question in one of your categories of the forum. · तपाईंको विषयमा छलफलमा प्रश्न आएको छ।",
    title,
    excerpt,
    `Read it and answer · पढेर जवाफ दिने ठाउँ: ${link}`,
  ),
});

interface Waited {
  count: number;
  /** The working hours that the first of them has waited. */
  hours: number;
  link: string;
}

/** The mails to moderators and owners, in both languages: they go to the firm's own addresses. */
export const moderatorMails: Record<ModeratorMailKind, (of: Waited) => Mail> = {
  held: ({ count, link }) => ({
    subject: `Forum: ${count} waiting · छलफल: ${devanagariDigits(count)} पर्खाइमा`,
    text: letter(
      `Forum posts waiting for a moderator, since they are new or have been reported: ${count}. Their authors have been told that it usually takes one working day.`,
      `छलफलका ${devanagariDigits(count)} पोस्ट मोडरेटरको पर्खाइमा छन्: ती नयाँ हुन्, वा तीबारे खबर आएको छ। प्रायः एक कार्यदिन लाग्छ भनेर लेखकलाई भनिएको छ।`,
      link,
    ),
  }),
  late: ({ count, hours, link }) => ({
    subject: `Forum: waiting for ${hours} working hours · छलफल: ${devanagariDigits(hours)} कार्यघण्टादेखि पर्खाइमा`,
    text: letter(
      `Forum posts waiting for a moderator: ${count}. The first of them has been waiting for ${hours} working hours.`,
      `छलफलका ${devanagariDigits(count)} पोस्ट मोडरेटरको पर्खाइमा छन्। सबैभन्दा पुरानो ${devanagariDigits(hours)} कार्यघण्टादेखि पर्खिरहेको छ।`,
      link,
    ),
  }),
  unattended: ({ count, hours, link }) => ({
    subject: `Nobody looks at the forum · छलफल कसैले हेरेको छैन`,
    text: letter(
      `Forum posts waiting for a moderator: ${count}. The first of them has been waiting for ${hours} working hours, and their authors were told that it takes one working day. You get this email as an owner: please ask somebody to look, or set the forum to read-only.`,
      `छलफलका ${devanagariDigits(count)} पोस्ट मोडरेटरको पर्खाइमा छन्। सबैभन्दा पुरानो ${devanagariDigits(hours)} कार्यघण्टादेखि पर्खिरहेको छ, तर लेखकलाई एक कार्यदिन लाग्छ भनिएको थियो। स्वामी भएकाले तपाईंलाई यो इमेल आएको हो: कृपया कसैलाई हेर्न लगाउनुहोस्, वा छलफल पढ्न मात्र मिल्ने बनाउनुहोस्।`,
      link,
    ),
  }),
};
