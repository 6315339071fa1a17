import { useMatches } from "react-router";
import type { ShellData } from "./load-shell.ts";

/** Whether there is a forum: then pages lead to it. */
export function useForum(): boolean {
  const shell = useMatches().find(({ id }) => id === "shell");
  return (shell?.loaderData as ShellData | undefined)?.frame?.forum === true;
}
