import { retainedSubscriptions } from "./alerts/retention.ts";
import { infectedDocuments, retainedApplications, retainedOpenings } from "./applications/retention.ts";
import { applicationTracesIn } from "./applications/traces.ts";
import { complaintFilesIn } from "./complaints/files/complaint-file.ts";
import { infectedComplaintFiles, retainedComplaints, retainedContacts } from "./complaints/retention.ts";
import { retainedMessages } from "./enquiries/retention.ts";
import type { Environment } from "./environment.ts";
import { forumBelongings } from "./forum/belongings.ts";
import { retainedMembers } from "./members/leave.ts";
import { dueInBin } from "./platform/editorial/bin/due-in-bin.ts";
import { dueCopies } from "./platform/editorial/drafts/due-copies.ts";
import type { Retention } from "./retention/eraser.ts";
import { retainedInfected } from "./uploads/infected-files.ts";
import { findUploads } from "./uploads/retention.ts";

/** The data that is erased when its period is over: each noun's entry. */
export function retentionIn(env: Pick<Environment, "dataDir" | "publicOrigin">): Retention {
  const traces = applicationTracesIn(env);
  const complaintFiles = complaintFilesIn(env);
  return {
    tombstones: traces.tombstones,
    kinds: {
      applications: retainedApplications(traces),
      uploads: { find: (_, now, periods) => findUploads(traces.uploads, now, periods) },
      messages: retainedMessages(traces),
      openings: retainedOpenings,
      infected: retainedInfected([infectedDocuments(traces), infectedComplaintFiles(complaintFiles)]),
      copies: { find: dueCopies, isUnguarded: true },
      bin: { find: dueInBin },
      complaints: retainedComplaints({ ...traces, files: complaintFiles }),
      contacts: { ...retainedContacts(traces), isUnguarded: true },
      subscriptions: retainedSubscriptions(traces),
      members: retainedMembers({ traces, belongings: forumBelongings }),
    },
  };
}
