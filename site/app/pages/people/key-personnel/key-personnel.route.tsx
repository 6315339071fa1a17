export { KeyPersonnelPage as Component } from "./key-personnel-page.tsx";
export { loadKeyPersonnel as loader } from "./load-key-personnel.ts";
