import { innermost } from "./retry.ts";

/** PostgreSQL's classes 08 (connection exceptions) and 57P (the server ends, or ended the connection), and those of sockets. */
const lost = /^(08...|57P0[1-5]|ECONNRESET|ECONNREFUSED|EPIPE)$/;

/** Whether an error says that a connection to the database was lost. */
export function isLostConnection(error: unknown): boolean {
  const cause = innermost(error);
  if (!(cause instanceof Error)) return false;
  return lost.test(String((cause as { code?: unknown }).code)) || cause.message.startsWith("Connection terminated");
}
