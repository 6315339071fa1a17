export const words = {
  en: {
    retry: "Try again",
    dismiss: "Dismiss",
    unreachable: "The server did not answer. Please try again.",
  },
  ne: {
    retry: "फेरि प्रयास गर्नुहोस्",
    dismiss: "सूचना हटाउनुहोस्",
    unreachable: "सर्भरले जवाफ दिएन। कृपया फेरि प्रयास गर्नुहोस्।",
  },
};
