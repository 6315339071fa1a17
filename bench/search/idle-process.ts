import { monitorEventLoopDelay } from "node:perf_hooks";

/** Tells on request for how long at most it was kept from running since the last request. */
const resolution = 10;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
process.on("message", () => {
  process.send?.(Math.max(0, delay.max / 1e6 - resolution));
  delay.reset();
});
process.send?.("ready");
