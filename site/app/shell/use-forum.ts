import { useFrameData } from "./use-frame-data.ts";

/** Whether there is a forum: then pages lead to it. */
export const useForum = (): boolean => useFrameData()?.forum === true;
