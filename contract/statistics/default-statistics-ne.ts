/** The specification's fixed statistics in Nepali: "210 Million" in Nepali units. */
export const nepaliStatistics = [
  { value: "३०+", label: "वर्षको इतिहास" },
  { value: "५", label: "देश" },
  { value: "२१ करोड", label: "आम्दानी" },
  { value: "१५०", label: "कर्मचारी" },
];
