/** The choices of the complaint form. Whoever writes something else than a complaint is promised no days. */
export const complaintKinds = ["complaint", "feedback", "suggestion", "thanks"] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

/** What a complaint is about. */
export const complaintTopics = [
  "service",
  "land",
  "environment",
  "labour",
  "conduct",
  "corruption",
  "abuse",
  "procurement",
  "data",
  "website",
  "other",
] as const;
export type ComplaintTopic = (typeof complaintTopics)[number];

/** How its writer wants to be known. */
export const complaintWays = ["named", "confidential", "anonymous"] as const;
export type ComplaintWay = (typeof complaintWays)[number];

/** How a complaint comes that does not come by the website. */
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

/** Words of a description (specification, section 9), and of each later message. */
export const complaintWords = 200;

/** The files that may come with one: photographs above all. Their keys name them on their way. */
export const complaintFiles = { keys: ["1", "2", "3"], types: ["jpg", "png", "pdf"], megabytes: 10 } as const;

/** Days until a complaint is acknowledged, first answered and decided. */
export const complaintDays = { acknowledged: 3, answered: 7, decided: 30 } as const;
export type ComplaintStep = keyof typeof complaintDays;
/** The same where somebody may be in danger. */
export const urgentDays = { acknowledged: 1, answered: 1, decided: 30 } as const;
/** Days within which a decision can be appealed against. */
export const appealDays = 30;
