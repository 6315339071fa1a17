import { examplesOf } from "../gallery/example.ts";
import { HomeLoading } from "./home-loading.tsx";

export const examples = examplesOf(HomeLoading, {
  place: "beside-main",
  surface: "bare",
  needsWindow: true,
  examples: () => [
    { name: "On the way to home", at: "/careers", going: "/", props: {} },
    { name: "On the way elsewhere", at: "/careers", going: "/news", props: {} },
  ],
});
