import { randomBytes, randomUUID } from "node:crypto";
import { getPayload } from "payload";
import sharp from "sharp";
import { buildContentConfig } from "../../content/config.ts";
import { readEnvironment } from "../../content/environment.ts";
import { plainPdf } from "../files/pdf-file.ts";

/**
 * Uploads pictures and documents in turn, as the back office does, until it is killed. Runs as its own process on the
 * DATA_DIR of a site, and prints a line for each accepted file.
 */
const payload = await getPayload({ config: buildContentConfig(readEnvironment(process.env, "/")), key: "uploader" });
const asServer = { overrideAccess: true, depth: 0 } as const;
const took = (collection: string, id: unknown) => process.stdout.write(`${collection} ${id}\n`);

for (;;) {
  const raw = { width: 120, height: 80, channels: 3 } as const;
  const picture = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png()
    .toBuffer();
  const name = randomUUID();
  const { id: cover } = await payload.create({
    collection: "media",
    data: { decorative: true },
    file: { data: picture, name: `${name}.png`, mimetype: "image/png", size: picture.length },
    ...asServer,
  });
  took("media", cover);
  const document = plainPdf({ catalog: `/Name (${name})` });
  const { id } = await payload.create({
    collection: "documents",
    data: { name, cover: Number(cover) },
    file: { data: document, name: `${name}.pdf`, mimetype: "application/pdf", size: document.length },
    locale: "en",
    ...asServer,
  });
  took("documents", id);
}
