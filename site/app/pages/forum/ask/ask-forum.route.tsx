export { AskPage as Component } from "./ask-page.tsx";
export { loadAsk as loader } from "./load-ask.ts";
