import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A separate disk mounted at a folder, which can be filled to any level. */
export interface SmallDisk {
  /** Leaves room for this many bytes. */
  leave(bytes: number): void;
  /** Leaves room for bytes, but not for another file name. */
  leaveNoNames(): void;
  /** Frees much space, as if an operator had cleaned up. */
  makeRoom(): void;
  unmount(): void;
}

const mount = (...options: string[]) => spawnSync("mount", options, { encoding: "utf8" }).status === 0;

/** Mounts a small disk; undefined if this user may not mount anything. */
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
