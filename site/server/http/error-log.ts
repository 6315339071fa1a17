/**
 * Returns an error for the log: only its innermost cause. The wrapper of a database's error quotes the
 * query's parameters, and with them a visitor's input.
 */
export function errorForLog(error: Error): { type: string; message: string; stack: string; code: string } {
  let inner = error;
  while (inner.cause instanceof Error) inner = inner.cause;
  const { name, message, stack = "" } = inner;
  return { type: name, message, stack, code: String((inner as { code?: unknown }).code ?? "") };
}
