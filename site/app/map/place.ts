import type { Location } from "@setu/contract/home";

/** What a map marks: an office, a project. */
export type Place = Pick<Location, "id" | "lat" | "lng" | "name" | "locale">;
