/** The first bytes of files that may hide under another type's name, one letter for each byte. */
const heads = {
  /** Programs for Windows, Linux and Java, scripts, and the container of macros and packed objects. */
  program: ["MZ", "\x7fELF", "\xca\xfe\xba\xbe", "#!", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"],
  /** Archives and documents. */
  file: ["PK\x03\x04", "PK\x05\x06", "PK\x07\x08", "Rar!", "7z\xbc\xaf", "\xfd7zXZ", "MSCF", "BZh", "%PDF-", "{\\rtf"],
  gzip: ["\x1f\x8b"],
};

/** The type that a file's first bytes declare. */
export function headKind(bytes: Buffer): keyof typeof heads | undefined {
  const head = bytes.toString("latin1", 0, 8);
  return (Object.keys(heads) as (keyof typeof heads)[]).find((kind) => heads[kind].some((one) => head.startsWith(one)));
}
