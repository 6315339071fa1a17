import { loadChanges } from "./load-legal.ts";

export const loader = loadChanges("privacy");
export { ChangesPage as Component } from "./changes-page.tsx";
