/** What the back office's API answered: its data, or why not, in the language of the screen. */
export type Answer<Data> = { data: Data } | { problem: string };

/** Calls one of our own endpoints. `unreachable` is what is said when there was no answer in words. */
export async function call<Data>(path: string, unreachable: string, body?: object): Promise<Answer<Data>> {
  try {
    const answer = await fetch(`/api${path}`, {
      method: body ? "POST" : "GET",
      credentials: "include",
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const read = (await answer.json()) as { data?: Data; errors?: { message?: string }[] };
    if (answer.ok) return { data: read.data as Data };
    return { problem: read.errors?.[0]?.message ?? unreachable };
  } catch {
    return { problem: unreachable };
  }
}
