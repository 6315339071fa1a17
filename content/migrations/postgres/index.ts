import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_163259_screens from "./20261121_163259_screens.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_163259_screens", up: migration_20261121_163259_screens.up, down: migration_20261121_163259_screens.down },
];
