export { loadNewsItem as loader } from "./load-news-item.ts";
export { NewsItemPage as Component } from "./news-item-page.tsx";
