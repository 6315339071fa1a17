import { loadChanges } from "./load-legal.ts";

export const loader = loadChanges("terms");
export { ChangesPage as Component } from "./changes-page.tsx";
