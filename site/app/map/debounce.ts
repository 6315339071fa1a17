/** Returns a function that calls `action` once, `ms` after its last call; `cancel` drops a pending call. */
export function debounce(action: () => void, ms: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const ask = () => {
    cancel();
    timer = setTimeout(action, ms);
  };
  return Object.assign(ask, { cancel });
}
