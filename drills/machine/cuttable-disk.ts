import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";

/** A separate disk whose power can be cut: writes not flushed by then are lost. */
export interface CuttableDisk {
  /** Cuts the power: nothing more can be written or read. */
  cut(): void;
  /** Mounts the disk again with its content; processes with open files on it must have ended. */
  powerOn(): void;
  remove(): void;
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: "utf8" });

/** ext4's own emergency stop (FS_IOC_SHUTDOWN, without flushing the journal), with which xfstests simulates power cuts too. */
const shutdown = `open(my $disk, "<", $ARGV[0]) or die $!; my $how = pack("L", 2);
  defined ioctl($disk, 0x8004587d, $how) or die $!;`;

/** An ext4 file system in a file, mounted at `folder`; undefined if this user may not mount, or has no perl for the ioctl. */
export function mountCuttableDisk(folder: string, bytes: number): CuttableDisk | undefined {
  const image = `${folder}.img`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(image, "");
  truncateSync(image, bytes);
  const mount = () => run("mount", "-o", "loop", image, folder).status === 0;
  const canCut = run("perl", "-e", "1").status === 0 && run("mkfs.ext4", "-q", "-F", image).status === 0 && mount();
  const disk: CuttableDisk = {
    cut() {
      const { status, stderr } = run("perl", "-e", shutdown, folder);
      if (status !== 0) throw new Error(`The power could not be cut: ${stderr}`);
    },
    powerOn() {
      const { status, stderr } = run("umount", folder);
      if (status !== 0 || !mount()) throw new Error(`The disk could not be mounted again: ${stderr}`);
    },
    remove() {
      run("umount", "--lazy", folder);
      rmSync(image, { force: true });
    },
  };
  if (canCut) return disk;
  disk.remove();
  return undefined;
}
