export { AlertsPage as Component } from "./alerts-page.tsx";
export { postAlerts as action } from "./change-alerts.ts";
export { loadAlerts as loader } from "./load-alerts.ts";
