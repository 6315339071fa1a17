import { type Context, useContext } from "react";

/**
 * Returns the value of a context that a provider around the component must give.
 * @throws Error if there is none, which is a mistake in the code
 */
export function useProvided<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context);
  if (value === undefined) throw new Error("No provider.");
  return value;
}
