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
 * A rich text without pictures that were pasted with it and never uploaded: there is nothing to show, and Payload
 * refuses to publish them.
 */
export const withoutPendingPictures: FieldHook = ({ value }) => {
  const text = value as { root?: TextNode } | null | undefined;
  return text?.root ? { ...text, root: without(text.root) } : value;
};
