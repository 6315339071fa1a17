import { nepalDay, startOfNepalDay } from "../calendar/nepal-time.ts";
import { isSaturday } from "../calendar/working-hours.ts";

const hourMs = 3_600_000;

/** A time in Nepal around the day of seeding: a date written down here would be in the past one day. */
export class Moment {
  readonly days: number;
  readonly hours: number;
  /** Whether it is on the day after where the office is closed. */
  readonly atWork: boolean;
  constructor(days: number, hours: number, atWork: boolean) {
    this.days = days;
    this.hours = hours;
    this.atWork = atWork;
  }
}

/** A number of days after the day of seeding, by default at five in the afternoon. */
export const at = (days: number, hours = 17): Moment => new Moment(days, hours, false);

/** The same for what the office does itself: on a Sunday instead of a Saturday. */
export const atWork = (days: number, hours = 17): Moment => new Moment(days, hours, true);

/** A value whose moments have become ISO texts. */
type Dated<Value> = Value extends Moment
  ? string
  : Value extends object
    ? { [Name in keyof Value]: Dated<Value[Name]> }
    : Value;

/** The same value for a site that is seeded today. */
export const dated = <Value>(value: Value, today: Date): Dated<Value> =>
  resolved(value, nepalDay(today)) as Dated<Value>;

function resolved(value: unknown, today: number): unknown {
  if (value instanceof Moment) {
    const day = today + value.days;
    const open = value.atWork && isSaturday(day) ? day + 1 : day;
    return new Date(startOfNepalDay(open).getTime() + value.hours * hourMs).toISOString();
  }
  if (Array.isArray(value)) return value.map((one) => resolved(one, today));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolved(one, today)]));
}
