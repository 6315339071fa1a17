import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_095913_screens from "./20261121_095913_screens.ts";
import * as migration_20261121_103511_galleries from "./20261121_103511_galleries.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_095913_screens", up: migration_20261121_095913_screens.up, down: migration_20261121_095913_screens.down },
  { name: "20261121_103511_galleries", up: migration_20261121_103511_galleries.up, down: migration_20261121_103511_galleries.down },
];
