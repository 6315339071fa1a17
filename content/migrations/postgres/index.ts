import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_140113_screens from "./20261121_140113_screens.ts";
import * as migration_20261121_154738_inbox from "./20261121_154738_inbox.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_140113_screens", up: migration_20261121_140113_screens.up, down: migration_20261121_140113_screens.down },
  { name: "20261121_154738_inbox", up: migration_20261121_154738_inbox.up, down: migration_20261121_154738_inbox.down },
];
