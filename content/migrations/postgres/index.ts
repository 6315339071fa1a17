import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_095915_screens from "./20261121_095915_screens.ts";
import * as migration_20261121_103512_galleries from "./20261121_103512_galleries.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_095915_screens", up: migration_20261121_095915_screens.up, down: migration_20261121_095915_screens.down },
  { name: "20261121_103512_galleries", up: migration_20261121_103512_galleries.up, down: migration_20261121_103512_galleries.down },
];
