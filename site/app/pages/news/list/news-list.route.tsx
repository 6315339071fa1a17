export { loadNews as loader } from "./load-news.ts";
export { NewsPage as Component } from "./news-page.tsx";
