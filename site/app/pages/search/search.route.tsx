export { loadSearch as loader } from "./load-search.ts";
export { SearchPage as Component } from "./search-page.tsx";
