import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_110653_screens from "./20261121_110653_screens.ts";
import * as migration_20261121_112245_company_order from "./20261121_112245_company_order.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_110653_screens", up: migration_20261121_110653_screens.up, down: migration_20261121_110653_screens.down },
  { name: "20261121_112245_company_order", up: migration_20261121_112245_company_order.up, down: migration_20261121_112245_company_order.down },
];
