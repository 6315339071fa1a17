export { loadPerson as loader } from "./load-person.ts";
export { PersonPage as Component } from "./person-page.tsx";
