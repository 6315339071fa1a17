export { FiguresPage as Component } from "./figures-page.tsx";
export { loadFigures as loader } from "./load-figures.ts";
