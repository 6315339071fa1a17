import type { reportTypes } from "@setu/contract/reports";
import { label } from "../platform/fields/label.ts";

/** The types of reports, as editors choose them and as visitors read them. */
export const reportTypeWords: Record<(typeof reportTypes)[number], { en: string; ne: string }> = {
  annual: label("Annual report", "वार्षिक प्रतिवेदन"),
  technical: label("Technical paper", "प्राविधिक प्रतिवेदन"),
  policy: label("Policy", "नीति"),
  brochure: label("Brochure", "परिचय पुस्तिका"),
};
