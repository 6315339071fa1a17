import { createServer, type Server, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../testing/postgres.ts";
import { headersOf, type Mail } from "./mail.ts";

export type Mood = "refuses" | "hangs" | "answers 451" | "works";

/** A mail server with switchable moods. It records the mails that it has accepted. */
export interface SmtpSink {
  url: string;
  taken: Mail[];
  /** The number of connections in each mood. */
  approached: Map<Mood, number>;
  become(mood: Mood): Promise<void>;
  close(): Promise<void>;
}

const tryLater = () => Object.assign(new Error("4.3.0 Try again later"), { responseCode: 451 });

export async function startSmtpSink(): Promise<SmtpSink> {
  const port = await freePort();
  const taken: Mail[] = [];
  const approached = new Map<Mood, number>();
  const count = (mood: Mood) => approached.set(mood, (approached.get(mood) ?? 0) + 1);
  let close = async () => {};

  const become = async (mood: Mood): Promise<void> => {
    await close();
    close = async () => {};
    if (mood === "refuses") return;
    const server = mood === "hangs" ? silentServer(() => count(mood)) : smtpServer(mood, taken, () => count(mood));
    close = () => server.close();
    await server.listen(port);
  };
  return { url: `smtp://127.0.0.1:${port}`, taken, approached, become, close: () => close() };
}

/** A server that accepts connections and sends nothing. */
function silentServer(onApproach: () => void) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    onApproach();
    sockets.add(socket.on("error", () => {}));
  });
  return {
    listen: (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function smtpServer(mood: Mood, taken: Mail[], onApproach: () => void) {
  let approaches = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 200,
    onConnect(_, accept) {
      approaches += 1;
      onApproach();
      accept();
    },
    onRcptTo(_, _session, answer) {
      // Refuses alternately at the recipient and after the whole mail.
      answer(mood === "answers 451" && approaches % 2 === 0 ? tryLater() : null);
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (mood !== "works") return answer(tryLater());
        const headers = headersOf(Buffer.concat(chunks).toString());
        taken.push({ headers, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        answer(null);
      });
    },
  });
  // Errors are expected: the drill cuts clients off.
  server.on("error", () => {});
  return {
    listen: (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
