/** The reason why a chunk could not be loaded (specification, section 8). */
type Fault = "missing" | "timeout" | "error";

/** A chunk of the page's script could not be loaded when it was needed. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  readonly kind: Fault;

  constructor(kind: Fault, options?: ErrorOptions) {
    super(`A chunk could not be loaded: ${kind}.`, options);
    this.kind = kind;
  }
}

/** Specification, section 9. */
const timeoutMs = 120_000;
/** The timeout of the request for a file's status. */
const askMs = 10_000;

/** Loads a chunk; every dynamic import goes through here. Rejects with a ChunkLoadError. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError("timeout")), timeoutMs);
  });
  const loaded = load().catch(async (cause) => {
    throw new ChunkLoadError(await faultOf(cause), { cause });
  });
  try {
    return await Promise.race([loaded, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** An import does not tell why it failed. Its message names the file, except in Safari; the server knows the rest. */
async function faultOf(cause: unknown): Promise<Fault> {
  const [file] = /\S*\/assets\/[\w.-]+/.exec(String(cause)) ?? [];
  if (!file) return "error";
  const asking: RequestInit = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(askMs) };
  const status = await fetch(file, asking).then(
    (answer) => answer.status,
    () => 0,
  );
  return status === 404 || status === 410 ? "missing" : "error";
}
