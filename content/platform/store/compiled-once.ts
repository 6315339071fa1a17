/** The most compiled statements that are kept. */
const mostKept = 200;

/** Keeps compiled statements: most requests run the same few, and compiling one takes as long as running it. */
export function compiledOnce<Statement>(compile: (text: string) => Statement): (text: string) => Statement {
  const compiled = new Map<string, Statement>();
  return (text) => {
    const known = compiled.get(text);
    if (known) return known;
    const statement = compile(text);
    if (compiled.size >= mostKept) compiled.clear();
    compiled.set(text, statement);
    return statement;
  };
}
