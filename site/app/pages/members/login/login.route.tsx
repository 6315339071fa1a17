export { loadLogin as loader } from "./load-login.ts";
export { LoginPage as Component, postLogin as action } from "./login-page.tsx";
