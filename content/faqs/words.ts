import type { FaqGroup } from "@setu/contract/faqs/faqs";
import { label } from "../platform/fields/label.ts";

/** The groups of questions, as editors choose them and as visitors read them. */
export const faqGroupWords: Record<FaqGroup, { en: string; ne: string }> = {
  clients: label("Clients", "ग्राहक"),
  contractors: label("Contractors and suppliers", "निर्माण व्यवसायी र आपूर्तिकर्ता"),
  applicants: label("Applicants", "आवेदक"),
  communities: label("Projects, land and compensation", "परियोजना, जग्गा र मुआब्जा"),
};
