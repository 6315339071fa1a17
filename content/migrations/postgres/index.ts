import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_112617_screens from "./20261121_112617_screens.ts";
import * as migration_20261121_124658_careers from "./20261121_124658_careers.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_112617_screens", up: migration_20261121_112617_screens.up, down: migration_20261121_112617_screens.down },
  { name: "20261121_124658_careers", up: migration_20261121_124658_careers.up, down: migration_20261121_124658_careers.down },
];
