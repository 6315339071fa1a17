import type { CollectionSlug, Field } from "payload";
import sharp from "sharp";
import { contentConfig } from "../../content/config.ts";
import { officeFile } from "../files/office-file.ts";
import { password } from "../people/staff.ts";
import { fillFields } from "../secrecy/fill-fields.ts";
import { fieldsOf } from "../secrecy/secret-items.ts";
import { postContact, sixFields, type TestSite } from "../site.ts";
import type { bearersAt } from "./matrix-actors.ts";

/** The items on which a collection's row is tried. */
export interface Item {
  id: number;
  /** A draft, or a withheld document. */
  hidden?: number;
  /** A version of the draft. */
  version?: string | undefined;
}

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
let made = 0;

/** The items that everybody tries to access: one of each collection, and as many more as requested. */
export function itemsAt(site: TestSite, { somebody, bearers, a }: Awaited<ReturnType<typeof bearersAt>>) {
  const { payload } = site.content;
  const config = contentConfig(site.env);
  const first = new Map<string, number>();

  const firstOf = async (slug: string) => {
    const options = {
      collection: slug as CollectionSlug,
      limit: 1,
      depth: 0,
      sort: "id",
      overrideAccess: true,
    } as const;
    const { docs } = await payload.find(options);
    if (docs[0]) first.set(slug, Number(docs[0].id));
    return first.get(slug);
  };

  /** All fields of a new item, with unique texts. */
  function wordsFor(slug: string): Record<string, unknown> {
    made += 1;
    const word = `matrix-${made}`;
    const texts = () => [
      word,
      `https://${word}.example.org/`,
      `${word}@example.org`,
      "2079-80",
      "/projects",
      "x",
      `${word}\n${word}a`,
    ];
    const filled = fillFields(fieldsOf(config, slug) as Field[], { texts, related: (other) => first.get(other) ?? 1 });
    const user = { relationTo: "users", value: bearers.owner.id };
    if (slug === "payload-preferences") return { key: word, user, value: {} };
    if (slug === "payload-locked-documents") return { globalSlug: "home-page", user };
    if (slug === "users") return { name: word, email: `${word}@example.org`, password, role: "editor" };
    return config.collections?.find((one) => one.slug === slug)?.versions ? { ...filled, _status: "draft" } : filled;
  }

  async function fileFor(slug: string) {
    made += 1;
    if (slug === "documents" || slug === "consents") {
      const data = await officeFile("docx", { "other.xml": `<a>${made}</a>` });
      return { data, name: `document-${made}.docx`, mimetype: wordType };
    }
    const background = { r: made % 256, g: 90, b: 120 };
    const data = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    return { data, name: `picture-${made}.png`, mimetype: "image/png" };
  }
  const isFile = (slug: string) => ["media", "documents", "consents"].includes(slug);

  /** The body of a request that creates an item. */
  async function bodyFor(slug: string): Promise<unknown> {
    if (!isFile(slug)) return wordsFor(slug);
    const { data, name, mimetype } = await fileFor(slug);
    const form = new FormData();
    form.set("_payload", JSON.stringify(wordsFor(slug)));
    form.set("file", new Blob([new Uint8Array(data)], { type: mimetype }), name);
    return form;
  }

  /** The body of a request that changes an item or a global. Only the stage of an application can be changed. */
  function changesFor(slug: string): Record<string, unknown> {
    const { released: _, _status, ...words } = wordsFor(slug);
    return slug === "applications" ? { stage: "received" } : words;
  }

  /** Creates an item that may be deleted; a draft, where there are versions. */
  async function fresh(slug: string, changes: object = {}): Promise<number> {
    const file = isFile(slug) ? await fileFor(slug) : undefined;
    const { id } = await payload.create({
      collection: slug as CollectionSlug,
      data: { ...wordsFor(slug), ...changes } as never,
      draft: true,
      depth: 0,
      ...(file && { file: { ...file, size: file.data.length } }),
    });
    return Number(id);
  }

  async function prepare(): Promise<Map<string, Item>> {
    await postContact(site.app, sixFields());
    const hr = bearers.hr.api;
    await hr.post(`/applications/${a.row.id}/notes`, { text: "Reads well." });
    await hr.post(`/applications/${a.row.id}/scores`, { marks: await marksOf() });
    await hr.get(`/applications/${a.row.id}/documents/${a.row.files[0]?.id}`);
    const items = new Map<string, Item>();
    // The seed does not save it, so it has no version yet.
    await payload.updateGlobal({ slug: "retention-settings", data: {} });
    const { collections } = payload.config;
    for (const { slug } of collections) if (slug !== "payload-migrations") await firstOf(slug);
    for (const slug of ["erasures", "contact-answers", "fault-mails", "members", "payload-locked-documents"])
      first.set(slug, await fresh(slug));
    // Payload creates preferences only for the account that makes the request.
    const user = { relationTo: "users", value: await fresh("users") };
    const data = { key: "somebody-else", user, value: {} };
    first.set("payload-preferences", Number((await payload.db.create({ collection: "payload-preferences", data })).id));
    for (const { slug, versions } of collections) {
      const own = slug === "users" || isFile(slug);
      const item: Item = { id: own ? await fresh(slug, { released: true }) : (first.get(slug) ?? 1) };
      if (slug === "documents") item.hidden = await fresh(slug, { released: false });
      if (versions) {
        item.hidden = await fresh(slug);
        const where = { parent: { equals: item.hidden } };
        const { docs } = await payload.findVersions({ collection: slug as CollectionSlug, where, limit: 1, depth: 0 });
        item.version = docs[0]?.id;
      }
      items.set(slug, item);
    }
    return items;
  }

  /** Marks for a complete score of A's application. */
  async function marksOf(): Promise<Record<string, number>> {
    const desk = await bearers.hr.api.get(`/applications/${a.row.id}/desk`);
    const { criteria } = (await desk.json()).data;
    return Object.fromEntries(criteria.map(({ key }: { key: string }) => [key, 3]));
  }

  return { prepare, fresh, bodyFor, changesFor, marksOf, vacancy: somebody.vacancy.id };
}
