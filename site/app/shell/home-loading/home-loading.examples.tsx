import { examplesOf } from "../../showcase/example.ts";
import { firm } from "../../showcase/sample/frame.ts";
import { HomeLoading } from "./home-loading.tsx";

export const examples = examplesOf(HomeLoading, {
  place: "beside-main",
  surface: "bare",
  needsWindow: true,
  examples: (scene) => [
    { name: "On the way to home", at: "/careers", going: "/", props: { firm: firm(scene) } },
    { name: "On the way elsewhere", at: "/careers", going: "/news", props: { firm: firm(scene) } },
  ],
});
