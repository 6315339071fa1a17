import { z } from "zod";
import { File } from "./file.ts";

/** A text that an editor wrote with headings, lists and links: blocks of a fixed set, in order. Never markup. */

/** The marks that a piece of text may have. */
const Mark = z.enum(["bold", "italic", "strike", "code", "sub", "sup"]);
export type Mark = z.infer<typeof Mark>;

const Text = z.object({ type: z.literal("text"), text: z.string(), marks: z.array(Mark) });
export type Text = z.infer<typeof Text>;

/** An address of the web, a mailbox or a telephone, or a path on the site's own origin. */
const Href = z.string().regex(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/);

const Inline = z.discriminatedUnion("type", [
  Text,
  z.object({ type: z.literal("break") }),
  z.object({
    type: z.literal("link"),
    href: Href,
    children: z.array(Text),
    /** A visitor wrote it: search engines are told so. */
    ugc: z.boolean().optional(),
  }),
]);
export type Inline = z.infer<typeof Inline>;
const children = z.array(Inline);

const List = z.object({
  type: z.literal("list"),
  ordered: z.boolean(),
  get items() {
    return z.array(z.object({ children, list: List.nullable() }));
  },
});
export type List = z.infer<typeof List>;

/** Every row has the same number of cells. With `head`, the first row names the columns. */
const Table = z.object({ type: z.literal("table"), head: z.boolean(), rows: z.array(z.array(children)) });
export type Table = z.infer<typeof Table>;

const Block = z.discriminatedUnion("type", [
  z.object({ type: z.literal("paragraph"), children }),
  /** The first level is the page's own heading. */
  z.object({ type: z.literal("heading"), level: z.union([z.literal(2), z.literal(3), z.literal(4)]), children }),
  List,
  z.object({ type: z.literal("quote"), children }),
  z.object({ type: z.literal("rule") }),
  z.object({ type: z.literal("picture"), file: File }),
  Table,
]);
export type Block = z.infer<typeof Block>;

export const RichText = z.array(Block);
export type RichText = z.infer<typeof RichText>;
