import { givenUpAlerts } from "./alerts/given-up.ts";
import { givenUpApplicantMails } from "./applications/mail/given-up.ts";
import { givenUpComplaintMails } from "./complaints/given-up.ts";
import { givenUpAnswers, givenUpMessages } from "./enquiries/mail/given-up.ts";
import type { FindGivenUp } from "./platform/editorial/faults/mail-faults.ts";

/** The outboxes whose given-up mails owners are told of, in the order in which a mail names them. */
export const outboxes: readonly FindGivenUp[] = [
  givenUpMessages,
  givenUpAnswers,
  givenUpApplicantMails,
  givenUpAlerts,
  givenUpComplaintMails,
];
