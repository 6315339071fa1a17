declare module "bikram-sambat" {
  /** A day of the Gregorian calendar (`YYYY-MM-DD`) in Bikram Sambat, and back; `2083-05-06`. */
  function toBik_euro(day: string): string;
  function daysInMonth(year: number, month: number): number;
  const bikramSambat: { toBik_euro: typeof toBik_euro; daysInMonth: typeof daysInMonth };
  export default bikramSambat;
}
