/** Texts for links that open no form any more. */
export const words = {
  en: {
    ended: {
      cut: {
        lead: "This link is not complete.",
        text: "Email programs sometimes break long links. Open the email again and copy the whole link into the address bar. If that does not help, register again: we send a new link.",
      },
      expired: {
        lead: "This link has expired.",
        text: "It was valid for 48 hours. If you confirmed your address in that time, sign in as usual. Otherwise register again: we send a new link.",
      },
      used: {
        lead: "This link can no longer be used.",
        text: "Each link works only once. If you confirmed your address with it, you can sign in.",
      },
    },
    signedIn: "Each link works only once. You are signed in.",
    again: "Register again",
  },
  ne: {
    ended: {
      cut: {
        lead: "यो लिङ्क अधुरो छ।",
        text: "इमेल खोल्ने एपहरूले कहिलेकाहीँ लामो लिङ्क टुक्र्याइदिन्छन्। इमेल फेरि खोलेर पूरै लिङ्क ब्राउजरको ठेगाना लेख्ने ठाउँमा टाँस्नुहोस्। त्यसो गर्दा पनि नखुले फेरि दर्ता गर्नुहोस्, हामी नयाँ लिङ्क पठाउँछौँ।",
      },
      expired: {
        lead: "यस लिङ्कको म्याद सकियो।",
        text: "यो ४८ घण्टासम्म मात्र मान्य थियो। त्यसबीच ठेगाना पुष्टि गर्नुभएको थियो भने सधैँझैँ लग इन गर्नुहोस्। नत्र फेरि दर्ता गर्नुहोस्, हामी नयाँ लिङ्क पठाउँछौँ।",
      },
      used: {
        lead: "यो लिङ्क अब काम गर्दैन।",
        text: "एउटा लिङ्क एक पटक मात्र प्रयोग गर्न सकिन्छ। यसैबाट ठेगाना पुष्टि गर्नुभएको हो भने अब लग इन गर्न सकिन्छ।",
      },
    },
    signedIn: "एउटा लिङ्क एक पटक मात्र प्रयोग गर्न सकिन्छ। तपाईं लग इन हुनुहुन्छ।",
    again: "फेरि दर्ता गर्नुहोस्",
  },
};
