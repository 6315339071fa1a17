import { spawnSync } from "node:child_process";
import path from "node:path";
import { bin, root } from "../scripts/run.ts";
import { shell } from "../testing/shell.ts";

/** Cuts the connection at each request of an application, in a browser (e2e/tests/connection-cuts.spec.ts). */
export async function connectionCutsDrill(): Promise<boolean> {
  const env = { ...shell(), CONNECTION_CUTS: "every" };
  const args = ["test", "tests/connection-cuts.spec.ts", "--project", "visitors", "--retries", "0"];
  const { status } = spawnSync(bin("playwright"), args, { cwd: path.join(root, "e2e"), env, stdio: "inherit" });
  return status === 0;
}
