export {
  ChangedEmailPage as Component,
  loadChangedEmail as loader,
  postChangedEmail as action,
} from "./changed-email-page.tsx";
