import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A disk of its own in a folder's place, that can be as full as one likes. */
export interface SmallDisk {
  /** Leaves room for so many bytes. */
  leave(bytes: number): void;
  /** Leaves room for bytes, and for no further name. */
  leaveNoNames(): void;
  /** Much room, as when somebody has cleaned up. */
  makeRoom(): void;
  unmount(): void;
}

const mount = (...options: string[]) => spawnSync("mount", options, { encoding: "utf8" }).status === 0;

/** Undefined where this user may not mount anything. */
export function mountSmallDisk(folder: string): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true });
  if (!mount("-t", "tmpfs", "-o", "size=3m,mode=700", "tmpfs", folder)) return undefined;
  const filler = path.join(folder, "filler");
  return {
    leave(bytes) {
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes), 1));
    },
    leaveNoNames() {
      rmSync(filler, { force: true });
      const { files, ffree } = statfsSync(folder);
      mount("-o", `remount,size=50m,nr_inodes=${files - ffree}`, folder);
    },
    makeRoom() {
      rmSync(filler, { force: true });
      mount("-o", "remount,size=50m,nr_inodes=100000", folder);
    },
    unmount: () => void spawnSync("umount", ["--lazy", folder]),
  };
}
