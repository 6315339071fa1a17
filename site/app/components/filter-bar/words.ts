import { devanagariDigits } from "@setu/contract/digits";

export const words = {
  en: {
    filter: "Filter",
    all: "All",
    apply: "Show",
    search: "Search",
    counted: (name: string, count: number) => `${name} (${count})`,
    filters: "Filters",
    moreFilters: "More filters",
    order: "Order",
    filtersChosen: (n: string) => `Filters: ${n} chosen`,
    meant: (words: string) => `Nothing matches exactly. Showing results for “${words}”.`,
    exactly: "Search for exactly what I typed",
  },
  ne: {
    filter: "फिल्टर",
    all: "सबै",
    apply: "देखाउनुहोस्",
    search: "खोज्नुहोस्",
    counted: (name: string, count: number) => `${name} (${devanagariDigits(count)})`,
    filters: "फिल्टर",
    moreFilters: "थप फिल्टर",
    order: "क्रम",
    filtersChosen: (n: string) => `फिल्टर: ${n} छानिएको`,
    meant: (words: string) => `ठ्याक्कै मिल्ने केही भेटिएन। “${words}” को नतिजा देखाइएको छ।`,
    exactly: "मैले टाइप गरेकै शब्द खोज्नुहोस्",
  },
};
