import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_153324_screens from "./20261121_153324_screens.ts";
import * as migration_20261121_160721_hiring_board from "./20261121_160721_hiring_board.ts";
import * as migration_20261121_162907_applicants_alerts from "./20261121_162907_applicants_alerts.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_153324_screens", up: migration_20261121_153324_screens.up, down: migration_20261121_153324_screens.down },
  { name: "20261121_160721_hiring_board", up: migration_20261121_160721_hiring_board.up, down: migration_20261121_160721_hiring_board.down },
  { name: "20261121_162907_applicants_alerts", up: migration_20261121_162907_applicants_alerts.up, down: migration_20261121_162907_applicants_alerts.down },
];
