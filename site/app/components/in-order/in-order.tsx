import { Fragment, type ReactNode } from "react";

/** Renders items whose only key is their index, in a list that is never reordered. */
export const inOrder = <Item,>(items: Item[], render: (item: Item) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  items.map((item, index) => <Fragment key={index}>{render(item)}</Fragment>);
