import {
  type ComplaintKind,
  type ComplaintTopic,
  type ComplaintWay,
  complaintKinds,
  complaintTopics,
  complaintWays,
  complaintWords,
  sensitiveTopics,
  urgentTopics,
} from "@setu/contract/complaints/complaint-fields";
import type { ComplaintRequest } from "@setu/contract/complaints/complaints";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { wordCount } from "@setu/contract/text/word-count";
import {
  emailLength,
  isEmail,
  isOneLine,
  isPhoneNumber,
  tidyAddress,
  tidyLine,
  tidyParagraphs,
} from "../platform/text/typed-text.ts";
import type { Contact } from "./sealed-contact.ts";
import { complaintTexts } from "./texts.ts";

/** The length limit that applies before words are counted, in UTF-16 units. */
const longestText = 4000;
const longest = { subject: 120, place: 200, name: 120, email: emailLength, phone: 40 } as const;

export interface CheckedComplaint {
  kind: ComplaintKind;
  topic: ComplaintTopic | null;
  subject: string;
  description: string;
  place: string;
  way: ComplaintWay;
  /** Null for an anonymous writer: contact details typed nevertheless are dropped. */
  contact: Contact | null;
  restricted: boolean;
}

/** The fault of a text, which may have 200 words at most; undefined if it has none. */
export function faultOfText(text: string, locale: Locale): string | undefined {
  const texts = complaintTexts[locale];
  if (text.length > longestText) return texts.tooLong(longestText);
  const count = wordCount(text);
  return count > complaintWords ? texts.words(count) : undefined;
}

const among = (topics: readonly ComplaintTopic[], topic: ComplaintTopic | undefined): boolean =>
  topic !== undefined && topics.includes(topic);

const oneOf = <Value extends string>(values: readonly Value[], typed: string): Value | undefined =>
  values.find((value) => value === typed);

/**
 * Validates a complaint and returns it as it is stored.
 * @param hasSecond Whether there is a second handler: without one, no restricted complaint is accepted.
 * @param more Faults of the files.
 * @throws FrontApiError `invalid`, with messages by field.
 */
export function checkedComplaint(
  body: ComplaintRequest,
  { hasSecond, more, locale }: { hasSecond: boolean; more: FieldErrors; locale: Locale },
): CheckedComplaint {
  const texts = complaintTexts[locale];
  const errors: FieldErrors = { ...more };
  const fault = (field: keyof ComplaintRequest, message: string | false | undefined) => {
    if (message) errors[field] ??= [message];
  };
  const kind = oneOf(complaintKinds, body.type);
  const chosen = kind === "complaint" ? oneOf(complaintTopics, body.complaint_type) : undefined;
  const isSensitive = among(sensitiveTopics, chosen);
  const topic = isSensitive && !hasSecond ? undefined : chosen;
  const way = oneOf(complaintWays, body.way);
  const description = tidyParagraphs(body.description);
  const line = (field: keyof typeof longest) => {
    const text = (field === "email" || field === "phone" ? tidyAddress : tidyLine)(body[field]);
    if (text.length > longest[field]) fault(field, texts.tooLong(longest[field]));
    else if (!isOneLine(text)) fault(field, texts.oneLine);
    return text;
  };
  fault("type", !kind && texts.type);
  fault("complaint_type", kind === "complaint" && !topic && texts.topic);
  const [subject, place] = [line("subject"), line("place")];
  // Nobody has to describe danger or abuse in order to be helped; in danger the place is enough.
  const isUrgent = among(urgentTopics, topic);
  fault("subject", subject === "" && !isSensitive && !(isUrgent && place !== "") && texts.subject);
  fault("description", description === "" && !isUrgent ? texts.description : faultOfText(description, locale));
  fault("way", !way && texts.way);
  const contact = way === "anonymous" ? null : { name: line("name"), email: line("email"), phone: line("phone") };
  if (contact) {
    fault("name", way === "named" && contact.name === "" && texts.name);
    fault("email", contact.email !== "" && !isEmail(contact.email) && texts.email);
    fault("phone", contact.phone !== "" && !isPhoneNumber(contact.phone) && texts.phone);
    fault("email", way === "named" && contact.email === "" && contact.phone === "" && texts.reach);
  }
  fault("about_handlers", body.about_handlers && !hasSecond && texts.noSecond);
  fault("consent", !body.consent && texts.consent);
  if (Object.keys(errors).length > 0 || !kind || !way) throw new FrontApiError("invalid", texts.invalid, { errors });
  const isGiven = contact && Object.values(contact).some(Boolean);
  return {
    kind,
    topic: topic ?? null,
    subject,
    description,
    place,
    way,
    contact: isGiven ? contact : null,
    restricted: isSensitive || body.about_handlers,
  };
}
