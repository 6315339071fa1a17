/** Texts for links that open no form any more. */
export const words = {
  en: {
    leads: {
      cut: "This link differs from the one in the email.",
      expired: "This link has expired.",
      used: "This link can no longer be used.",
    },
    verify: {
      cut: "Email programs sometimes break long links. Open the email again and copy the whole link into the address bar. If that does not help, register again: we send a new link.",
      expired:
        "It was valid for 48 hours. If you confirmed your address in that time, sign in as usual. Otherwise register again: we send a new link.",
      used: "Each link works only once. If you confirmed your address with it, you can sign in.",
      signedIn: "Each link works only once. You are signed in.",
      again: "Register again",
    },
    reset: {
      cut: "Email programs sometimes break long links. Open the email again and copy the whole link into the address bar. If that does not help, ask for another link.",
      expired:
        "It was valid for an hour. If you set a new password in that time, sign in with it. Otherwise ask for another link.",
      used: "Each link works only once. If you set a new password with it, sign in with that one. If not, the sign-in page leads to another link.",
    },
    email: {
      cut: "Email programs sometimes break long links. Open the email again and copy the whole link into the address bar. If that does not help, ask for another link in your profile.",
      expired:
        "It was valid for 48 hours. Your profile shows which address you use now; there you can also ask for another link.",
      used: "It has been used, or the change was cancelled. Your profile shows which address you use now.",
    },
    undo: {
      cut: "Email programs sometimes break long links. Open the email again and copy the whole link into the address bar. If that does not help, write to us.",
      expired: "It was valid for seven days. If somebody else changed the address of your account, write to us.",
      used: "Each link works only once. If you restored your former address with it, the old password no longer works: choose a new one, unless you have already done so.",
    },
  },
  ne: {
    leads: {
      cut: "यो लिङ्क इमेलमा भएको लिङ्कसँग मिल्दैन।",
      expired: "यस लिङ्कको म्याद सकियो।",
      used: "यो लिङ्क अब काम गर्दैन।",
    },
    verify: {
      cut: "इमेल खोल्ने एपहरूले कहिलेकाहीँ लामो लिङ्क टुक्र्याइदिन्छन्। इमेल फेरि खोलेर पूरै लिङ्क ब्राउजरको ठेगाना लेख्ने ठाउँमा टाँस्नुहोस्। त्यसो गर्दा पनि नखुले फेरि दर्ता गर्नुहोस्, हामी नयाँ लिङ्क पठाउँछौँ।",
      expired:
        "यो ४८ घण्टासम्म मात्र मान्य थियो। त्यसबीच ठेगाना पुष्टि गर्नुभएको थियो भने सधैँझैँ लग इन गर्नुहोस्। नत्र फेरि दर्ता गर्नुहोस्, हामी नयाँ लिङ्क पठाउँछौँ।",
      used: "एउटा लिङ्क एक पटक मात्र प्रयोग गर्न सकिन्छ। यसैबाट ठेगाना पुष्टि गर्नुभएको हो भने अब लग इन गर्न सकिन्छ।",
      signedIn: "एउटा लिङ्क एक पटक मात्र प्रयोग गर्न सकिन्छ। तपाईंले लग इन गरिसक्नुभएको छ।",
      again: "फेरि दर्ता गर्नुहोस्",
    },
    reset: {
      cut: "इमेल खोल्ने एपहरूले कहिलेकाहीँ लामो लिङ्क टुक्र्याइदिन्छन्। इमेल फेरि खोलेर पूरै लिङ्क ब्राउजरको ठेगाना लेख्ने ठाउँमा टाँस्नुहोस्। त्यसो गर्दा पनि नखुले अर्को लिङ्क माग्नुहोस्।",
      expired:
        "यो एक घण्टासम्म मात्र मान्य थियो। त्यसबीच नयाँ पासवर्ड राख्नुभएको थियो भने त्यसैले लग इन गर्नुहोस्। नत्र अर्को लिङ्क माग्नुहोस्।",
      used: "एउटा लिङ्क एक पटक मात्र प्रयोग गर्न सकिन्छ। यसैबाट नयाँ पासवर्ड राख्नुभएको हो भने त्यही पासवर्डले लग इन गर्नुहोस्। होइन भने लग इन पृष्ठबाट अर्को लिङ्क माग्न सकिन्छ।",
    },
    email: {
      cut: "इमेल खोल्ने एपहरूले कहिलेकाहीँ लामो लिङ्क टुक्र्याइदिन्छन्। इमेल फेरि खोलेर पूरै लिङ्क ब्राउजरको ठेगाना लेख्ने ठाउँमा टाँस्नुहोस्। त्यसो गर्दा पनि नखुले आफ्नो प्रोफाइलबाट अर्को लिङ्क माग्नुहोस्।",
      expired:
        "यो ४८ घण्टासम्म मात्र मान्य थियो। अहिले कुन ठेगाना लागू छ, त्यो तपाईंको प्रोफाइलमा देखिन्छ; अर्को लिङ्क पनि त्यहीँबाट माग्न सकिन्छ।",
      used: "यो लिङ्क प्रयोग भइसकेको छ, वा ठेगाना फेर्ने काम रद्द भएको छ। अहिले कुन ठेगाना लागू छ, त्यो तपाईंको प्रोफाइलमा देखिन्छ।",
    },
    undo: {
      cut: "इमेल खोल्ने एपहरूले कहिलेकाहीँ लामो लिङ्क टुक्र्याइदिन्छन्। इमेल फेरि खोलेर पूरै लिङ्क ब्राउजरको ठेगाना लेख्ने ठाउँमा टाँस्नुहोस्। त्यसो गर्दा पनि नखुले हामीलाई लेख्नुहोस्।",
      expired: "यो सात दिनसम्म मात्र मान्य थियो। तपाईंको खाताको ठेगाना अरू कसैले फेरेको हो भने हामीलाई लेख्नुहोस्।",
      used: "एउटा लिङ्क एक पटक मात्र प्रयोग गर्न सकिन्छ। यसैबाट पहिलेको ठेगाना फेरि लागू गर्नुभएको हो भने पुरानो पासवर्डले अब काम गर्दैन: नयाँ पासवर्ड राख्न बाँकी छ भने अहिले राख्नुहोस्।",
    },
  },
};
