/** Texts about filters, loaded with the pages that have some. */
export const filterWords = {
  en: { nothingMatches: "Nothing matches these filters.", clearFilters: "Clear filters" },
  ne: { nothingMatches: "यी फिल्टरसँग मिल्ने केही भेटिएन।", clearFilters: "फिल्टर हटाउनुहोस्" },
};
