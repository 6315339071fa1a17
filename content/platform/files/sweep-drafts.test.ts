import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { draftOf, mailFile } from "../mail/transport.ts";
import { sweepDrafts } from "./sweep-drafts.ts";

test("the draft of a mail that a killed process left is deleted, but not one that is being written, nor a mail", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "setu-mail-"));
  try {
    const mail = mailFile(folder, "<receipt-1@example.org>");
    const draft = draftOf(mailFile(folder, "<receipt-2@example.org>"));
    for (const file of [mail, draft]) writeFileSync(file, "To: purnima@example.org");
    await sweepDrafts(folder, Date.now() + 60_000);
    expect(readdirSync(folder)).toHaveLength(2);
    await sweepDrafts(folder, Date.now() + 3_600_000);
    expect(readdirSync(folder)).toEqual([path.basename(mail)]);
    await sweepDrafts(path.join(folder, "none"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
