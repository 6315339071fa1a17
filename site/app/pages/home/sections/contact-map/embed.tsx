import { type PageTexts, usePageTexts } from "../../../../i18n/texts.ts";
import type { Consent } from "./use-embed-consent.ts";

interface Texts {
  sends: string;
  show: string;
  shown: string;
  hide: string;
}

const words: PageTexts<(host: string) => Texts> = {
  en: (host) => ({
    sends: `${host} will then see your IP address, your browser and that you came from this site, and may set cookies.`,
    show: `Show the map from ${host}`,
    shown: `This map comes from ${host}. Your consent is kept on this device until you withdraw it.`,
    hide: "Withdraw consent and show our own map",
  }),
  ne: (host) => ({
    sends: `त्यसपछि ${host} ले तपाईंको IP ठेगाना, ब्राउजर र तपाईं यसै वेबसाइटबाट आउनुभएको कुरा थाहा पाउँछ, र कुकी पनि राख्न सक्छ।`,
    show: `${host} को नक्सा देखाउनुहोस्`,
    shown: `यो नक्सा ${host} बाट आएको हो। तपाईंले फिर्ता नलिएसम्म सहमति यस उपकरणमा रहन्छ।`,
    hide: "सहमति फिर्ता लिएर हाम्रै नक्सा देखाउनुहोस्",
  }),
};

/** Another party's map. The style of both parts is the place's, since the server's markup needs it at once. */
export const EmbeddedMap = ({ address, title }: { address: string; title: string }) => (
  <iframe
    src={address}
    title={title}
    loading="lazy"
    // The host may accept only pages that it knows, so it learns our origin, but not which page.
    referrerPolicy="strict-origin"
    sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
  />
);

/** Asks whether another party's map may be loaded, and takes the answer back. */
export function EmbedConsent({ host, given, give, withdraw }: Consent & { host: string }) {
  const texts = usePageTexts(words)(host);
  return (
    <>
      <p>{given ? texts.shown : texts.sends}</p>
      {/* One button for both actions, so that the focus stays in place. */}
      <button type="button" onClick={given ? withdraw : give}>
        {given ? texts.hide : texts.show}
      </button>
    </>
  );
}
