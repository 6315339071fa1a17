import { useMatches } from "react-router";
import type { ShellData } from "./load-shell.ts";

/** Whether visitors can register: then pages lead to the form. */
export function useRegistration(): boolean {
  const shell = useMatches().find(({ id }) => id === "shell");
  return (shell?.loaderData as ShellData | undefined)?.frame?.accounts === "open";
}
