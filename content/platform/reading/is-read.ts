/** Whether a relationship was read with its item. One that visitors may not have, or that was deleted, is an id or null. */
export const isRead = <Item extends object>(related: Item | number | null | undefined): related is Item =>
  typeof related === "object" && related !== null;
