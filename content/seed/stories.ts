import path from "node:path";
import type { Payload } from "payload";
import { addAll, existing } from "./add-items.ts";
import { type Ids, idIn, idsIn } from "./ids.ts";
import { consents } from "./texts/consents.ts";
import { stories } from "./texts/stories.ts";

const papers = path.join(import.meta.dirname, "documents");

/** Adds the success stories that are not there yet, with the consents of the people whom they quote. */
export async function addStories(payload: Payload, pictures: Ids, projects: Ids): Promise<void> {
  const consentIds = await addConsents(payload);
  const linked = stories.map(({ quote, ...story }) => ({
    ...story,
    project: idIn(projects, story.project),
    files: idsIn(pictures, story.files),
    quote: { ...quote, consent: idIn(consentIds, quote.consent) },
  }));
  await addAll(payload, "success-stories", linked, "key");
}

async function addConsents(payload: Payload): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { key, ...data } of consents) {
    const found = await existing(payload, "consents", "name", data.name);
    const filePath = path.join(papers, `${key}.pdf`);
    const add = () => payload.create({ collection: "consents", data, filePath, overrideAccess: true, depth: 0 });
    ids.set(key, found ?? Number((await add()).id));
  }
  return ids;
}
