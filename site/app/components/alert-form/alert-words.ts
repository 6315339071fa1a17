export const alertWords = {
  en: {
    vacancies: "New vacancies by email",
    notices: "New notices by email",
    email: "Your email",
    /** As the list's filter is called. */
    about: { vacancies: "Discipline", notices: "Type" },
    all: { vacancies: "All disciplines", notices: "All types" },
    send: "Subscribe",
    how: "We will email you a link to confirm.",
    ended: "Done. We will send you no more of these emails, and your address has been erased.",
  },
  ne: {
    vacancies: "नयाँ रिक्त पदको जानकारी इमेलमा",
    notices: "नयाँ सूचनाको जानकारी इमेलमा",
    email: "तपाईंको इमेल",
    about: { vacancies: "विधा", notices: "प्रकार" },
    all: { vacancies: "सबै विधा", notices: "सबै प्रकार" },
    send: "इमेल सूचना लिनुहोस्",
    how: "पुष्टि गर्ने लिङ्क इमेलमा पठाइनेछ।",
    ended: "भयो। अब यस्ता इमेल पठाइँदैन, र तपाईंको ठेगाना मेटाइयो।",
  },
};
