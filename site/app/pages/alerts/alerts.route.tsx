export { postAlerts as action } from "../../components/alert-form/change-alerts.ts";
export { AlertsPage as Component } from "./alerts-page.tsx";
export { loadAlerts as loader } from "./load-alerts.ts";
