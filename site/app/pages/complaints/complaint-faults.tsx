import { FaultSummary } from "../../components/form/fault-summary.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import type { Sent } from "./send-complaint.ts";
import { words } from "./texts.ts";

/** The reasons why a complaint was not stored. */
export function ComplaintFaults({ sent }: { sent: Sent }) {
  const texts = usePageTexts(words);
  const names: Record<string, string> = {
    type: texts.type,
    complaint_type: texts.complaintType,
    subject: texts.subject,
    description: texts.description,
    place: texts.place,
    way: texts.who,
    name: texts.name,
    phone: texts.phone,
    email: texts.email,
    consent: texts.agree,
  };
  const order = Object.keys(names);
  const placeOf = (field: string) => (field.startsWith("files.") ? order.indexOf("way") - 0.5 : order.indexOf(field));
  const faults = Object.entries(sent.errors)
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([field, [fault]]) => ({ id: field, name: names[field] ?? texts.files.title, fault }));
  return <FaultSummary refusal={sent} sentence={sent.message} faults={faults} />;
}
