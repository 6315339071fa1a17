import type { IncomingHttpHeaders } from "node:http";

/** Returns the value of a request's cookie, as it was sent; of several with this name, that of the first. */
export const cookieOf = ({ cookie }: IncomingHttpHeaders, name: string): string | undefined =>
  cookie
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
