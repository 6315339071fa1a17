export { ChangedEmailPage as Component, postChangedEmail as action } from "./changed-email-page.tsx";
export { loadChangedEmail as loader } from "./load-changed-email.ts";
