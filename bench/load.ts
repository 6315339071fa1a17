import autocannon from "autocannon";

interface Load {
  url: string;
  encoding?: string;
  seconds?: number;
  connections?: number;
}

/** Requests per second that a server answers with 200; throws when it answers with anything else. */
export async function requestsPerSecond({
  url,
  encoding = "br, gzip",
  seconds = 5,
  connections = 50,
}: Load): Promise<number> {
  const headers = { "accept-encoding": encoding, accept: "text/html" };
  // The compiler and the caches settle first.
  await autocannon({ url, headers, connections, duration: 2 });
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} wrong answers, ${result.errors} errors`);
  return result.requests.average;
}
