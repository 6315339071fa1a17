import { useFrameData } from "./use-frame-data.ts";

/** Whether visitors can register: then pages lead to the form. */
export const useRegistration = (): boolean => useFrameData()?.accounts === "open";
