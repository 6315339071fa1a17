export { postStatus as action } from "./follow-complaint.ts";
export { loadStatus as loader } from "./load-status.ts";
export { StatusPage as Component } from "./status-page.tsx";
