import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_112616_screens from "./20261121_112616_screens.ts";
import * as migration_20261121_122411_changes from "./20261121_122411_changes.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_112616_screens", up: migration_20261121_112616_screens.up, down: migration_20261121_112616_screens.down },
  { name: "20261121_122411_changes", up: migration_20261121_122411_changes.up, down: migration_20261121_122411_changes.down },
];
