import type { Examples } from "./example.ts";

/** A component with examples beside it. */
export interface Exhibit {
  /** As in its address: `header-banner`. */
  name: string;
  /** The component's folder: `shell/header-banner`. */
  folder: string;
  /** The parent folder, with all components of that kind: `shell`. */
  room: string;
  examples: Examples;
}

const modules = import.meta.glob<{ examples: Examples }>("../**/*.examples.tsx", { eager: true });

/** Every component that has examples, folder by folder. */
export const exhibits: Exhibit[] = Object.entries(modules)
  .map(([file, { examples }]) => {
    const [, folder = "", name = ""] = /^\.\.\/(.+)\/([^/]+)\.examples\.tsx$/.exec(file) ?? [];
    return { name, folder, room: folder.replace(/\/[^/]+$/, ""), examples };
  })
  .sort((a, b) => a.room.localeCompare(b.room) || a.name.localeCompare(b.name));
