import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_105510_screens from "./20261121_105510_screens.ts";
import * as migration_20261121_111008_galleries from "./20261121_111008_galleries.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_105510_screens", up: migration_20261121_105510_screens.up, down: migration_20261121_105510_screens.down },
  { name: "20261121_111008_galleries", up: migration_20261121_111008_galleries.up, down: migration_20261121_111008_galleries.down },
];
