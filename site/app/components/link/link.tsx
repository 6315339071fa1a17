import type { ComponentProps } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  /** An address of this site, without the language's prefix. */
  to: To;
  /** Whether the page keeps its scroll position. */
  preventScrollReset?: boolean;
}

/**
 * A link within the site, in the visitor's language, that opens its page without loading a document. React Router's own `Link` also
 * handles other hosts and prefetching, which would add 2 kB to the first visit.
 */
export function Link({ to, preventScrollReset = false, onClick, target, ...attributes }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset, ...(target && { target }) });
  return (
    <a
      {...attributes}
      target={target}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
