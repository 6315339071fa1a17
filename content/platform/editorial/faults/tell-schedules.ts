import type { Payload } from "payload";
import { nameOf } from "./places.ts";
import { keyFor, ownersOf, queuedAmong, queueFaultMail, type Reader } from "./queue-fault-mail.ts";
import { failedSchedules, type ScheduleFault } from "./schedules.ts";
import { faultText } from "./words.ts";

/** Tells owners, and the scheduler, of each schedule that failed or is late: once, and again if it fails again. */
export async function queueScheduleFaults(payload: Payload, publicOrigin: string): Promise<void> {
  const faults = await failedSchedules(payload);
  if (faults.length === 0) return;
  const owners = await ownersOf(payload);
  const keysOf = (fault: ScheduleFault) => {
    const readers = [...owners.map(({ id }) => id), ...(fault.by === null ? [] : [fault.by])];
    return readers.map((reader) => keyFor(keyOf(fault), reader));
  };
  // A schedule counts as failed until somebody tries it again: most were reported long ago.
  const queued = await queuedAmong(payload, faults.flatMap(keysOf));
  for (const fault of faults) {
    if (keysOf(fault).some((key) => !queued.has(key))) await queueFault(payload, fault, owners, publicOrigin);
  }
}

const keyOf = ({ job, at }: ScheduleFault): string => `schedule-${job}-${Date.parse(at)}`;

async function queueFault(
  payload: Payload,
  fault: ScheduleFault,
  owners: Reader[],
  publicOrigin: string,
): Promise<void> {
  const { name, path } = await nameOf(payload, fault.place);
  const isOwner = owners.some(({ id }) => id === fault.by);
  const scheduler =
    fault.by === null || isOwner
      ? undefined
      : await payload.findByID({ collection: "users", id: fault.by, depth: 0, overrideAccess: true });
  const readers = scheduler ? [...owners, { id: Number(scheduler.id), email: String(scheduler.email) }] : owners;
  await queueFaultMail(payload, readers, {
    key: keyOf(fault),
    faults: [`schedule-${fault.job}`],
    subject: `तोकिएको समयमा भएन · Not carried out: ${oneLine(name.ne)}`,
    text: [
      `“${name.ne}”: ${faultText(fault, "ne")}`,
      `फेरि प्रयास गर्न यहाँ खोल्नुहोस्: ${publicOrigin}${path}`,
      "",
      `“${name.en}”: ${faultText(fault, "en")}`,
      `Open it to try again: ${publicOrigin}${path}`,
    ].join("\n"),
  });
}

/** A text for a mail's header, which must be one line (safety, T2). */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").slice(0, 120);
