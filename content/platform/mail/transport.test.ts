import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
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
