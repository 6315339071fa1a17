import type { CalendarDate } from "@setu/contract/shapes/calendar-date";
import type { File } from "@setu/contract/shapes/file";

/** A picture of a grid; what is known of it beyond its caption where it is a photograph of an album. */
export interface GridPhoto extends File {
  place?: string | null;
  taken_at?: CalendarDate | null;
}
