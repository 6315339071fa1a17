export { loadNotices as loader } from "./load-notices.ts";
export { NoticesPage as Component } from "./notices-page.tsx";
