import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_091433_documents from "./20261121_091433_documents.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_091433_documents", up: migration_20261121_091433_documents.up, down: migration_20261121_091433_documents.down },
];
