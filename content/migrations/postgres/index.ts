import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
];
