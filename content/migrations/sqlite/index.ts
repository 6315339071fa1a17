import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_105509_screens from "./20261121_105509_screens.ts";
import * as migration_20261121_111007_galleries from "./20261121_111007_galleries.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_105509_screens", up: migration_20261121_105509_screens.up, down: migration_20261121_105509_screens.down },
  { name: "20261121_111007_galleries", up: migration_20261121_111007_galleries.up, down: migration_20261121_111007_galleries.down },
];
