import { Fragment, type ReactNode } from "react";

/** Items that have no name but their place in a list that is never put in another order. */
export const inOrder = <Item,>(items: Item[], render: (item: Item) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  items.map((item, index) => <Fragment key={index}>{render(item)}</Fragment>);
