export { FaqsPage as Component } from "./faqs-page.tsx";
export { loadFaqs as loader } from "./load-faqs.ts";
export { postFeedback as action } from "./send-feedback.ts";
