export { loadRegister as loader } from "./load-register.ts";
export { postRegister as action, RegisterPage as Component } from "./register-page.tsx";
