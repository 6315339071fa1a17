/** Other ways to complain in Nepal; the first owner handles what comes (content/seed/first-owner.ts). */
export const complaintSettings = {
  open: true,
  doors: [
    {
      name: { en: "By telephone, letter or in person", ne: "फोन, पत्र वा भेटेर" },
      text: {
        en: "Call +977 1 555 0100 from Sunday to Friday, write to the head office at Thapathali, Kathmandu, or come by.",
        ne: "आइतबारदेखि शुक्रबार +977 1 555 0100 मा फोन गर्नुहोस्, केन्द्रीय कार्यालय थापाथली, काठमाडौँमा पत्र पठाउनुहोस् वा आउनुहोस्।",
      },
    },
    {
      name: { en: "Hello Sarkar", ne: "हेलो सरकार" },
      text: {
        en: "The government’s complaint service: call 1111, at any hour.",
        ne: "सरकारको गुनासो सुन्ने सेवा: जुनसुकै बेला 1111 मा फोन गर्नुहोस्।",
      },
    },
    {
      name: { en: "National Women Commission", ne: "राष्ट्रिय महिला आयोग" },
      text: {
        en: "Help with violence and harassment: call 1145, day and night. You do not have to describe anything in writing.",
        ne: "हिंसा र दुर्व्यवहारमा सहयोग: दिनरात 1145 मा फोन गर्नुहोस्। केही पनि लेखेर बताउनु पर्दैन।",
      },
    },
    {
      name: { en: "Commission for the Investigation of Abuse of Authority", ne: "अख्तियार दुरुपयोग अनुसन्धान आयोग" },
      text: { en: "For corruption: call 107.", ne: "भ्रष्टाचारको उजुरी: 107 मा फोन गर्नुहोस्।" },
    },
    {
      name: { en: "The bank that pays for the project", ne: "परियोजनामा लगानी गर्ने बैङ्क" },
      text: {
        en: "Development banks hear complaints about what they finance. Ask us which bank it is and how to reach it.",
        ne: "विकास बैङ्कहरूले आफ्नो लगानीका परियोजनाबारे गुनासो सुन्छन्। कुन बैङ्क हो र कसरी सम्पर्क गर्ने, हामीलाई सोध्नुहोस्।",
      },
    },
  ],
};
