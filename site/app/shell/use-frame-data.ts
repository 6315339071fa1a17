import type { Menu } from "@setu/contract/menu";
import { useMatches } from "react-router";
import type { ShellData } from "./load-shell.ts";

/** Returns the data of the frame, for pages that link to existing pages only. */
export function useFrameData(): Menu | undefined {
  const shell = useMatches().find(({ id }) => id === "shell");
  return (shell?.loaderData as ShellData | undefined)?.frame ?? undefined;
}
