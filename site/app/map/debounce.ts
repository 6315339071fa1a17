/** Calls once, a while after the last request; `cancel` drops a call that is still to come. */
export function debounce(action: () => void, ms: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const ask = () => {
    cancel();
    timer = setTimeout(action, ms);
  };
  return Object.assign(ask, { cancel });
}
