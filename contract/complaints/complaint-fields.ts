/** The kinds of message that the complaint form offers. Only a complaint has promised days. */
export const complaintKinds = ["complaint", "feedback", "suggestion", "thanks"] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

/** The topics of complaints. */
export const complaintTopics = [
  "danger",
  "service",
  "land",
  "environment",
  "labour",
  "conduct",
  "corruption",
  "abuse",
  "retaliation",
  "procurement",
  "data",
  "website",
  "other",
] as const;
export type ComplaintTopic = (typeof complaintTopics)[number];
/** Topics that do not wait: handlers answer within `urgentHours`, and nobody has to describe what happened. */
export const urgentTopics = ["danger", "abuse", "retaliation"] as const satisfies ComplaintTopic[];
export const urgentHours = 24;
/** Topics that only second handlers read. Not even a subject is required. */
export const sensitiveTopics = ["abuse", "retaliation"] as const satisfies ComplaintTopic[];

/** How much the writer reveals. */
export const complaintWays = ["named", "confidential", "anonymous"] as const;
export type ComplaintWay = (typeof complaintWays)[number];

/** How complaints arrive that were not made on the website. */
export const complaintDoors = ["phone", "letter", "box", "visit"] as const;
export type ComplaintDoor = (typeof complaintDoors)[number];

export const complaintStates = [
  "received",
  "acknowledged",
  "review",
  "decided",
  "appealed",
  "closed",
  "withdrawn",
  "spam",
] as const;
export type ComplaintState = (typeof complaintStates)[number];

export const complaintOutcomes = ["upheld", "partly", "refused", "passed"] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

/** The most words of a description (specification, section 9), and of each later message. */
export const complaintWords = 200;

/** The files that a complaint, and each later message, may have, mostly photographs. The keys name them during the upload. */
export const complaintFiles = { keys: ["1", "2", "3"], types: ["jpg", "png", "webp", "pdf"], megabytes: 10 } as const;
/** The most files of a complaint with all its messages. */
export const mostComplaintFiles = 12;

/** Days until a complaint is acknowledged, first answered and decided. */
export const complaintDays = { acknowledged: 3, answered: 7, decided: 30 } as const;
export type ComplaintStep = keyof typeof complaintDays;
/** The days in which a decision can be appealed. */
export const appealDays = 30;
