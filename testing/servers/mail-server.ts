import { SMTPServer } from "smtp-server";

/**
 * A mail server for a test's site: it refuses addresses that begin with `gone@` for good, and quotes them, as real ones do;
 * those that begin with `full@` it refuses for now.
 */
export interface MailServer {
  /** The site's SMTP_URL. */
  url: string;
  /** The subjects of the mails that it got, in their order. */
  subjects: string[];
  /** Called for each mail before it is accepted. */
  onMail: (subject: string) => Promise<unknown>;
  close(): Promise<void>;
}

export async function mailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _, done) => {
      const refusal = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode });
      if (address.startsWith("gone@")) return done(refusal(`<${address}> unknown`, 550));
      return done(address.startsWith("full@") ? refusal("mailbox full", 452) : null);
    },
    onData: (stream, _, done) => {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        const [, subject = ""] = /^Subject: (.*)$/m.exec(Buffer.concat(pieces).toString()) ?? [];
        here.subjects.push(subject.trim());
        here.onMail(subject.trim()).then(() => done(), done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  const here: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    subjects: [],
    onMail: async () => {},
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
  return here;
}
