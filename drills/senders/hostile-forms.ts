import { randomUUID } from "node:crypto";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { formBody } from "./forms.ts";

/** A form that no browser would send. */
export interface HostileForm {
  what: string;
  email: string;
  body: Buffer;
  type: string;
  /** Whether it could be accepted: its fields and documents are complete. */
  mayPass: boolean;
}

/** File names that try to escape the upload folder. */
const names = [
  "../../../setu-escape.docx",
  "..%2f..%2fsetu-escape.docx",
  "..\\..\\setu-escape.docx",
  "/tmp/setu-escape.docx",
  "C:\\setu-escape.docx",
  "setu-escape\0.docx",
  "\u202ecod.exe",
  "CON",
  "....//....//setu-escape",
  "~/.ssh/setu-escape",
  "$(touch setu-escape)",
  "<img src=x onerror=alert(1)>.docx",
  "a".repeat(300),
  "%00",
  ".",
  "..",
];

const boundary = "----setu-drill";
const multipart = (mark = boundary) => `multipart/form-data; boundary=${mark}`;

/** Hostile form number `index`: in turn with a strange name, truncated, garbled, or with a wrong boundary. */
export function hostileForm(
  index: number,
  { vacancy, files, random }: { vacancy: VacancyDetail; files: Record<string, Buffer>; random: () => number },
): HostileForm {
  const email = `form-${randomUUID()}@example.org`;
  const turn = Math.floor(index / 6);
  const make = (changes: { names?: Record<string, string>; files?: Record<string, Buffer> } = {}) =>
    formBody({ vacancy, email, files, ...changes }, boundary);
  const [key = ""] = Object.keys(files);
  const kinds: (() => Omit<HostileForm, "email">)[] = [
    () => {
      const name = names[turn % names.length] ?? "";
      return {
        what: `called ${JSON.stringify(name)}`,
        body: make({ names: { [key]: name } }),
        type: multipart(),
        mayPass: true,
      };
    },
    () => {
      const whole = make();
      const cut = Math.floor((whole.length * (turn % 20)) / 20);
      return {
        what: `cut at ${cut} of ${whole.length}`,
        body: whole.subarray(0, cut),
        type: multipart(),
        mayPass: false,
      };
    },
    () => ({ what: "bits turned over", body: flipped(make(), random), type: multipart(), mayPass: true }),
    () => {
      const marks = ["----other", "", "a".repeat(500), '"', `${boundary}-`, "\t;boundary"];
      return { what: "another boundary", body: make(), type: multipart(marks[turn % marks.length]), mayPass: false };
    },
    () => {
      const whole = make();
      const at = Math.floor(random() * whole.length);
      const hole = Math.floor(random() * 2000) + 1;
      const body = Buffer.concat([whole.subarray(0, at), whole.subarray(at + hole)]);
      return { what: `${hole} bytes missing at ${at}`, body, type: multipart(), mayPass: true };
    },
    () => oddParts(turn, make()),
  ];
  const kind = kinds[index % kinds.length] as () => Omit<HostileForm, "email">;
  return { email, ...kind() };
}

function oddParts(turn: number, whole: Buffer): Omit<HostileForm, "email"> {
  const part = (head: string, body = "a") => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`;
  const field = (name: string, body?: string) => part(`Content-Disposition: form-data; name="${name}"`, body);
  const kinds: [string, string][] = [
    ["a part without a head", part("")],
    ["a part without a name", part("Content-Disposition: form-data")],
    ["a head of 100 kB", part(`Content-Disposition: form-data; name="${"a".repeat(100_000)}"`)],
    ["500 fields", Array.from({ length: 500 }, (_, index) => field(`f${index}`)).join("")],
    ["a field of 1 MB", field("name", "a".repeat(1_000_000))],
    [
      "30 files",
      Array.from({ length: 30 }, () => part('Content-Disposition: form-data; name="file.x"; filename="a"')).join(""),
    ],
    [
      "a form within a part",
      part('Content-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=b', "--b--"),
    ],
    [
      "names of prototypes",
      field("__proto__") + field("constructor") + field("answers.__proto__") + field("file.__proto__"),
    ],
    ["a file for a field", part('Content-Disposition: form-data; name="name"; filename="a"')],
    ["no line ends", `--${boundary}\n\n\n`],
    ["base64", part('Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64', "====")],
    ["a strange charset", part("Content-Disposition: form-data; name*=utf-7''%2b; filename*=x-none'%ff'%00")],
  ];
  const [what, parts] = kinds[turn % kinds.length] ?? ["", ""];
  return { what, body: Buffer.concat([Buffer.from(parts), whole]), type: multipart(), mayPass: true };
}

function flipped(bytes: Buffer, random: () => number): Buffer {
  const garbled = Buffer.from(bytes);
  for (let flip = 0; flip < 30; flip += 1) {
    const at = Math.floor(random() * bytes.length);
    garbled[at] = (garbled[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  }
  return garbled;
}
