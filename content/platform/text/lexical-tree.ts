/** One node of the editor's stored state, of which only the type and the children are known. */
export interface LexicalNode {
  type: string;
  children: LexicalNode[];
  fields: Record<string, unknown>;
}

/** Limits far above what anybody writes, and still quick to render. */
const most = { depth: 24, nodes: 20_000, characters: 500_000 };

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The top nodes of a stored state, cut to a size that is safe to walk; empty if it is not a state. */
export function treeOf(state: unknown): LexicalNode[] {
  const left = { nodes: most.nodes, characters: most.characters };
  const nodesOf = (children: unknown, depth: number): LexicalNode[] => {
    const nodes: LexicalNode[] = [];
    if (!Array.isArray(children) || depth > most.depth) return nodes;
    for (const fields of children) {
      left.nodes -= 1;
      left.characters -= isFields(fields) && typeof fields.text === "string" ? fields.text.length : 0;
      if (left.nodes < 0 || left.characters < 0) break;
      if (!isFields(fields) || typeof fields.type !== "string") continue;
      nodes.push({ type: fields.type, fields, children: nodesOf(fields.children, depth + 1) });
    }
    return nodes;
  };
  return isFields(state) && isFields(state.root) ? nodesOf(state.root.children, 1) : [];
}
