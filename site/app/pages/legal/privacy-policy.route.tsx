import { loadLegal } from "./load-legal.ts";

export const loader = loadLegal("privacy");
export { LegalPage as Component } from "./legal-page.tsx";
