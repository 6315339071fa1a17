export {
  loadVerifyEmail as loader,
  postVerifyEmail as action,
  VerifyEmailPage as Component,
} from "./verify-email-page.tsx";
