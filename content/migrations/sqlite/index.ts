import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_094228_publications from "./20261121_094228_publications.ts";
import * as migration_20261121_095145_news from "./20261121_095145_news.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_094228_publications", up: migration_20261121_094228_publications.up, down: migration_20261121_094228_publications.down },
  { name: "20261121_095145_news", up: migration_20261121_095145_news.up, down: migration_20261121_095145_news.down },
];
