import type { FieldHook } from "payload";

interface TextNode {
  type?: string;
  pending?: unknown;
  children?: TextNode[];
}

const isPending = ({ type, pending }: TextNode): boolean => type === "upload" && Boolean(pending);

function without(node: TextNode): TextNode {
  if (!node.children) return node;
  return { ...node, children: node.children.filter((child) => !isPending(child)).map(without) };
}

/**
 * A rich text without the pictures that came along with pasted text and were never uploaded: there is nothing to show, and
 * Payload refuses to publish what has one.
 */
export const withoutPendingPictures: FieldHook = ({ value }) => {
  const text = value as { root?: TextNode } | null | undefined;
  return text?.root ? { ...text, root: without(text.root) } : value;
};
