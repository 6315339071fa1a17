import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_090118_site_identity from "./20261121_090118_site_identity.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_090118_site_identity", up: migration_20261121_090118_site_identity.up, down: migration_20261121_090118_site_identity.down },
];
