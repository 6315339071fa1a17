export { loadReports as loader } from "./load-reports.ts";
export { ReportsPage as Component } from "./reports-page.tsx";
