import type { CalendarDate } from "@setu/contract/shapes/calendar-date";
import type { File } from "@setu/contract/shapes/file";

/** A picture of a grid; a photograph of an album also has its place and date. */
export interface GridPhoto extends File {
  place?: string | null;
  taken_at?: CalendarDate | null;
}
