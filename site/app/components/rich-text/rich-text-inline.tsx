import type { Inline, Text } from "@setu/contract/shapes/rich-text";
import { elements, pageOfLink } from "@setu/contract/shapes/rich-text-html";
import type { ReactNode } from "react";
import { inOrder } from "../in-order/in-order.tsx";
import { Link } from "../link/link.tsx";

function marked({ text, marks: [outer, ...inner] }: Pick<Text, "text" | "marks">): ReactNode {
  if (!outer) return text;
  const Element = elements[outer];
  return <Element>{marked({ text, marks: inner })}</Element>;
}

/** Inline text: words with their marks, line breaks and links. */
export const RichTextInline = ({ value }: { value: Inline[] }): ReactNode => inOrder(value, partOf);

function partOf(part: Inline): ReactNode {
  if (part.type === "break") return <br />;
  if (part.type === "text") return marked(part);
  return (
    <TextLink href={part.href} rel={part.ugc ? "ugc nofollow noopener noreferrer" : "noopener noreferrer"}>
      {inOrder(part.children, marked)}
    </TextLink>
  );
}

/** A page of this site opens in the language that is being read, whichever one the editor's address was in. */
function TextLink({ href, rel, children }: { href: string; rel: string; children: ReactNode }) {
  const page = pageOfLink(href);
  if (page !== undefined) return <Link to={page}>{children}</Link>;
  return (
    <a href={href} {...(/^https?:/.test(href) && { rel })}>
      {children}
    </a>
  );
}
