export { postChange as action } from "./change-application.ts";
export { loadTrack as loader } from "./load-track.ts";
export { TrackPage as Component } from "./track-page.tsx";
