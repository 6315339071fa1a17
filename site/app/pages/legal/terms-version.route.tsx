import { loadLegal } from "./load-legal.ts";

export const loader = loadLegal("terms");
export { LegalPage as Component } from "./legal-page.tsx";
