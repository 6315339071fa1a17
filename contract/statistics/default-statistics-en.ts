/** The specification's fixed statistics in English (sections 2 and 9): see `default-statistics.ts`. */
export const englishStatistics = [
  { value: "30+", label: "Year history" },
  { value: "5", label: "Countries" },
  { value: "210 Million", label: "Revenue" },
  { value: "150", label: "Employees" },
];
