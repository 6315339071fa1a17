export { loadStop as loader, postStop as action } from "./stop-mails.ts";
export { StopMailsPage as Component } from "./stop-mails-page.tsx";
