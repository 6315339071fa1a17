export {
  ForgotPasswordPage as Component,
  loadForgotPassword as loader,
  postForgotPassword as action,
} from "./forgot-password-page.tsx";
