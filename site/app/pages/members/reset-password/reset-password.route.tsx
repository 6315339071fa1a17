export {
  loadResetPassword as loader,
  postResetPassword as action,
  ResetPasswordPage as Component,
} from "./reset-password-page.tsx";
