import type { EmailAdapter } from "payload";
import type { Environment } from "../../environment.ts";
import { mailTransport } from "./transport.ts";

/** Sends Payload's own mails (for a forgotten password) in the same way as ours. */
export function mailAdapter(env: Environment): EmailAdapter<void> {
  const send = mailTransport(env);
  const host = new URL(env.publicOrigin).hostname;
  return () => ({
    name: "setu",
    defaultFromAddress: `website@${host}`,
    defaultFromName: "Setu",
    sendEmail: (mail) => send(mail),
  });
}
