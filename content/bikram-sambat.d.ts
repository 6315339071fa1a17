declare module "bikram-sambat" {
  /** A day of the Gregorian calendar (`YYYY-MM-DD`) in Bikram Sambat; months count from 1. */
  function toBik(day: string): { year: number; month: number; day: number };
  const bikramSambat: { toBik: typeof toBik };
  export default bikramSambat;
}
