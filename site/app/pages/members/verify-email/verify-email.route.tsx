export { loadVerifyEmail as loader } from "./load-verify-email.ts";
export { postVerifyEmail as action, VerifyEmailPage as Component } from "./verify-email-page.tsx";
