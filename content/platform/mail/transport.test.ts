import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, test, vi } from "vitest";
import { freePort } from "../../../testing/postgres.ts";
import { mailTransport } from "./transport.ts";

const mail = { from: "site@example.org", to: "firm@example.org", subject: "A message", text: "We plan a road." };

test("a mail server that cannot be reached is marked as away, so that not every mail is tried", async () => {
  const send = mailTransport({ smtpUrl: `smtp://127.0.0.1:${await freePort()}`, dataDir: "" });
  expect(send.isAway?.()).toBe(false);
  await expect(send(mail)).rejects.toThrow();
  expect(send.isAway?.()).toBe(true);
});

test("a mail server that refuses one mail is used for the next", async () => {
  const port = await freePort();
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error("Try again later"), { responseCode: 451 })),
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  try {
    const send = mailTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: "" });
    await expect(send(mail)).rejects.toThrow("451");
    expect(send.isAway?.()).toBe(false);
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
});

test.each([[undefined], [""], [[]]])("a mail to %j is not written as sent", async (to) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "setu-mail-"));
  try {
    await expect(mailTransport({ smtpUrl: undefined, dataDir })({ ...mail, to })).rejects.toThrow("No recipients");
    expect(readdirSync(dataDir)).toEqual([]);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test("a mail that one of several people did not get is tried again, for that one alone", async () => {
  const port = await freePort();
  const got: string[] = [];
  let refuses = true;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      refuses && address === "b@example.org" ? done(Object.assign(new Error("Later"), { responseCode: 450 })) : done(),
    onData(stream, { envelope }, done) {
      got.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().on("end", () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  try {
    const log = vi.fn();
    const send = mailTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: "" }, log);
    const toThree = {
      ...mail,
      messageId: "<note-1@example.org>",
      to: ["a@example.org", "b@example.org", "c@example.org"],
    };
    await expect(send(toThree)).rejects.toThrow("1 of 3 recipients");
    await expect(send(toThree)).rejects.toThrow("450");
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain("@");
    refuses = false;
    await send(toThree);
    expect(got).toEqual(["a@example.org", "c@example.org", "b@example.org"]);
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
});
