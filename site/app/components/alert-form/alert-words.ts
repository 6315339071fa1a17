export const alertWords = {
  en: {
    vacancies: "New posts by mail",
    notices: "New notices by mail",
    email: "Your e-mail",
    about: "About",
    all: { vacancies: "Every discipline", notices: "Every kind" },
    send: "Write to me",
    how: "First a mail asks whether it was you.",
  },
  ne: {
    vacancies: "नयाँ पद इमेलमा",
    notices: "नयाँ सूचना इमेलमा",
    email: "तपाईंको इमेल",
    about: "विषय",
    all: { vacancies: "सबै विधा", notices: "सबै प्रकार" },
    send: "मलाई लेख्नुहोस्",
    how: "पहिले तपाईं नै हो कि भनेर सोध्ने इमेल आउँछ।",
  },
};
