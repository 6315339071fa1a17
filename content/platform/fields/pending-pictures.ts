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

/** Drops pictures from a rich text that were pasted with it and never uploaded: they have no file, and Payload refuses to publish them. */
export const withoutPendingPictures: FieldHook = ({ value }) => {
  const text = value as { root?: TextNode } | null | undefined;
  return text?.root ? { ...text, root: without(text.root) } : value;
};
