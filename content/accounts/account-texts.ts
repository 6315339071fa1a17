import type { Locale } from "@setu/contract/locale";

interface Reset {
  firm: Record<Locale, string>;
  /** The account's address. */
  email: string;
  link: string;
}
interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** The paragraphs of one language; the link is a paragraph of its own. */
const paragraphs: Record<Locale, (of: Reset) => string[]> = {
  en: ({ firm, email, link }) => [
    `Somebody, hopefully you, asked for a new password for your account with ${firm.en}: ${email}`,
    "Open this link within an hour and choose a new password. The link works only once.",
    link,
    "If this was not you, do nothing: your password stays as it is.",
  ],
  ne: ({ firm, email, link }) => [
    `${firm.ne}को वेबसाइटमा रहेको तपाईंको खाताका लागि (${email}) कसैले, सम्भवतः तपाईंले नै, नयाँ पासवर्ड माग्नुभएको छ।`,
    "एक घण्टाभित्र यो लिङ्क खोलेर नयाँ पासवर्ड राख्नुहोस्। यो लिङ्क एक पटक मात्र चल्छ।",
    link,
    "तपाईंले माग्नुभएको होइन भने केही गर्नु पर्दैन: पासवर्ड पहिलेकै रहन्छ।",
  ],
};

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

/** The mail with the link to a new password, in both languages: an account has no language. */
export function resetMail(of: Reset): Mail {
  const { firm, link } = of;
  const part = (locale: Locale) => {
    const html = paragraphs[locale](of).map((text) =>
      text === link ? `<p><a href="${escaped(link)}">${escaped(link)}</a></p>` : `<p>${escaped(text)}</p>`,
    );
    return `<div lang="${locale}">\n${html.join("\n")}\n</div>`;
  };
  return {
    subject: `${firm.en}: choose a new password · नयाँ पासवर्ड राख्नुहोस्`,
    text: [...paragraphs.en(of), "—", ...paragraphs.ne(of)].join("\n\n"),
    html: [part("en"), "<hr>", part("ne")].join("\n"),
  };
}
