import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_094229_publications from "./20261121_094229_publications.ts";
import * as migration_20261121_095148_news from "./20261121_095148_news.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_094229_publications", up: migration_20261121_094229_publications.up, down: migration_20261121_094229_publications.down },
  { name: "20261121_095148_news", up: migration_20261121_095148_news.up, down: migration_20261121_095148_news.down },
];
