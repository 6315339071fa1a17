import { devanagariDigits } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";

export type Currency = "NPR" | "USD" | "EUR";

const nepaliSteps = [
  { from: 1e9, word: "अर्ब" },
  { from: 1e7, word: "करोड" },
  { from: 1e5, word: "लाख" },
];
const nepaliCurrencies: Record<Currency, (amount: string) => string> = {
  NPR: (amount) => `रु. ${amount}`,
  USD: (amount) => `${amount} अमेरिकी डलर`,
  EUR: (amount) => `${amount} युरो`,
};

/** As exact in both languages: "17.6 million", "१.७६ करोड". */
const significantDigits = 3;
const short = (amount: number) => String(Number(amount.toPrecision(significantDigits)));

/** A large sum as people say it: "NPR 412 million", "रु. ४१.२ करोड". */
export function amountText(amount: number, currency: Currency, locale: Locale): string {
  if (locale === "ne") {
    const step = nepaliSteps.find(({ from }) => amount >= from);
    return nepaliCurrencies[currency](
      devanagariDigits(step ? `${short(amount / step.from)} ${step.word}` : short(amount)),
    );
  }
  const figure = new Intl.NumberFormat("en", {
    notation: "compact",
    compactDisplay: "long",
    maximumSignificantDigits: significantDigits,
  });
  return `${currency} ${figure.format(amount)}`;
}
