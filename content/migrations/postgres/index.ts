import * as migration_20261121_054133_initial from "./20261121_054133_initial.ts";

export const migrations = [
  { name: "20261121_054133_initial", up: migration_20261121_054133_initial.up, down: migration_20261121_054133_initial.down },
];
