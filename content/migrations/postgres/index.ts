import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_095915_screens from "./20261121_095915_screens.ts";
import * as migration_20261121_100558_projects from "./20261121_100558_projects.ts";
import * as migration_20261121_105339_company from "./20261121_105339_company.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_095915_screens", up: migration_20261121_095915_screens.up, down: migration_20261121_095915_screens.down },
  { name: "20261121_100558_projects", up: migration_20261121_100558_projects.up, down: migration_20261121_100558_projects.down },
  { name: "20261121_105339_company", up: migration_20261121_105339_company.up, down: migration_20261121_105339_company.down },
];
