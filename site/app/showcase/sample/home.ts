import type { Home } from "@setu/contract/home";
import type { Scene } from "../scene.ts";
import { center } from "./offices.ts";
import { noInfo } from "./section-info.ts";
import { unwritten } from "./values.ts";

/** The home page of a firm that has written nothing yet. */
export const emptyHome = (scene: Scene): Home => ({
  sliders: [],
  perspective: null,
  perspective_info: noInfo(scene),
  mission: unwritten(scene),
  vission: unwritten(scene),
  objective: unwritten(scene),
  values_info: noInfo(scene),
  who_we_are: null,
  statistics: [],
  center,
  locations: [],
  location_info: noInfo(scene),
  projects: [],
  project_info: noInfo(scene),
  services: [],
  service_info: noInfo(scene),
  news: [],
  news_info: noInfo(scene),
  contact_info: noInfo(scene),
  contact_map: { link: null, embed: null },
  seo: { title: "", description: "" },
});
