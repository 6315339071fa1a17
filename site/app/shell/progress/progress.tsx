import { createContext, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useProvided } from "../../use-provided.ts";
import styles from "./progress.module.css";

type State = "idle" | "running" | "finished" | "failed";

/** The top progress bar; any part of a page may drive it. */
export interface Progress {
  start(): void;
  finish(): void;
  fail(): void;
}

/** The time after which an ended bar is reset (specification, section 2: termination 1500 ms). */
const terminationMs = 1500;

const ProgressContext = createContext<Progress | undefined>(undefined);

export const useProgress = (): Progress => useProvided(ProgressContext);

export function ProgressProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const progress = useMemo<Progress>(() => {
    const enter = (next: State) => {
      clearTimeout(timer.current);
      setState(next);
      if (next !== "running") timer.current = setTimeout(() => setState("idle"), terminationMs);
    };
    return { start: () => enter("running"), finish: () => enter("finished"), fail: () => enter("failed") };
  }, []);
  return (
    <ProgressContext value={progress}>
      <ProgressBar state={state} />
      <NavigationProgress progress={progress} />
      {children}
    </ProgressContext>
  );
}

export const ProgressBar = ({ state }: { state: State }) => (
  <div className={styles.bar} data-state={state} aria-hidden="true" />
);

/** Shows the navigation from page to page. A page that was read ahead is there before the bar has begun: then it shows the end only. */
function NavigationProgress({ progress }: { progress: Progress }) {
  const loading = useNavigation().state === "loading";
  const { pathname } = useLocation();
  const ended = useRef(pathname);
  useEffect(() => {
    if (loading) progress.start();
    else if (ended.current !== pathname) progress.finish();
    ended.current = loading ? "" : pathname;
  }, [loading, pathname, progress]);
  return null;
}
