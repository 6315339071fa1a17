export { loadOffline as loader } from "./load-offline.ts";
export { OfflinePage as Component } from "./offline-page.tsx";
export { showKept } from "./show-kept.ts";
