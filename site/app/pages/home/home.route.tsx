export { HomePage as Component } from "./home-page.tsx";
export { loadHome as loader } from "./load-home.ts";
export { postMessage as action } from "./send-message.ts";
