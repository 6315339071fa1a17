/** Calls once, when nothing has asked for it for a while; `cancel` for when nobody is left to tell. */
export function debounce(action: () => void, ms: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const ask = () => {
    cancel();
    timer = setTimeout(action, ms);
  };
  return Object.assign(ask, { cancel });
}
