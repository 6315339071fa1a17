import type { ApplicationStage } from "@setu/contract/applications";
import { label } from "../platform/fields/label.ts";

/** The stages of an application, as its applicant reads them and as the staff choose them. */
export const stageLabels = {
  received: label("Received", "प्राप्त"),
  reading: label("Under review", "मूल्याङ्कन हुँदै"),
  interview: label("Interview", "अन्तर्वार्ता"),
  offer: label("Offer", "प्रस्ताव"),
  hired: label("Hired", "नियुक्त"),
  refused: label("Not selected", "छनोट नभएको"),
} as const satisfies Record<ApplicationStage, { en: string; ne: string }>;
