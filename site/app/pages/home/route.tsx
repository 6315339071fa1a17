export { HomePage as Component } from "./home-page.tsx";
export { loadHome as loader, reloadHome as shouldRevalidate } from "./load-home.ts";
export { sendMessage as action } from "./send-message.ts";
