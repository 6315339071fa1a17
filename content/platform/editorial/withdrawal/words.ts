import { digitsIn } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";

/**
 * The loss of items when the one that they refer to is withdrawn: their pages, their place on the home page or, unless
 * their field's `custom.whenWithdrawn` says otherwise, only its name.
 */
export type Loss = "page" | "home" | "name";

interface Words {
  /** Says what `n` items lose with the item of this title. */
  losses: Record<Loss, (n: string, isOne: boolean, title: string) => string>;
  global: (title: string) => string;
  more: (n: string) => string;
  line: (what: string, happens: string, names?: string) => string;
}

const words: Record<Locale, Words> = {
  en: {
    losses: {
      page: (n, isOne) => (isOne ? "1 loses its page" : `${n} lose their pages`),
      home: (n, isOne) => (isOne ? "1 leaves the home page" : `${n} leave the home page`),
      name: (n, isOne, title) => `${isOne ? "1 no longer names" : `${n} no longer name`} “${title}”`,
    },
    global: (title) => `no longer shows “${title}”`,
    more: (n) => ` and ${n} more`,
    line: (what, happens, names) => `${what}: ${happens}${names ? ` (${names})` : ""}.`,
  },
  ne: {
    losses: {
      page: (n) => `${n} वटाको पृष्ठ हट्छ`,
      home: (n) => `${n} वटा गृहपृष्ठबाट हट्छन्`,
      name: (n, _, title) => `${n} वटाबाट “${title}” को नाम हट्छ`,
    },
    global: (title) => `यहाँबाट “${title}” हट्छ`,
    more: (n) => ` र अन्य ${n}`,
    line: (what, happens, names) => `${what}: ${happens}${names ? ` (${names})` : ""}।`,
  },
};

interface Items {
  /** The plural label of their collection. */
  what: string;
  loss: Loss;
  count: number;
  /** The names of the first ones. */
  names: readonly string[];
}

/** "Projects: 7 lose their pages (“Seti Gorge” and 6 more)." */
export function itemsText({ what, loss, count, names }: Items, title: string, locale: Locale): string {
  const { losses, more, line } = words[locale];
  const rest = count - names.length;
  const listed = names.map((name) => `“${name}”`).join(", ") + (rest > 0 ? more(digitsIn(rest, locale)) : "");
  return line(what, losses[loss](digitsIn(count, locale), count === 1, title), listed);
}

/** "Home page: no longer shows “Urmila Bajracharya”." */
export const globalText = (what: string, title: string, locale: Locale): string =>
  words[locale].line(what, words[locale].global(title));
