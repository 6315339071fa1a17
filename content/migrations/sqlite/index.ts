import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_091146_add_news_body from "./20261121_091146_add_news_body.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_091146_add_news_body", up: migration_20261121_091146_add_news_body.up, down: migration_20261121_091146_add_news_body.down },
];
