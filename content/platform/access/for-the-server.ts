import type { Field } from "payload";
import { nobody } from "./rules.ts";

/** A field that no screen shows, and no call of the back office reads or writes. */
export const forTheServer = (field: Field): Field =>
  ({ ...field, access: { create: nobody, read: nobody, update: nobody }, admin: { hidden: true } }) as Field;
