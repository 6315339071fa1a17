export { loadResetPassword as loader } from "./load-reset-password.ts";
export { postResetPassword as action, ResetPasswordPage as Component } from "./reset-password-page.tsx";
