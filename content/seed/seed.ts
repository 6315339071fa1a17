import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { runSql, sql } from "../platform/store/sql.ts";
import { aboutDetails, personDetails, serviceDetails } from "./details.ts";
import { addHiring } from "./hiring.ts";
import { type Ids, idIn } from "./ids.ts";
import { inLanguage, withRowIds } from "./languages.ts";
import { drawMark, marks } from "./marks.ts";
import { dated } from "./moments.ts";
import type { NoticeSeed, Text } from "./shape.ts";
import { albumCategories } from "./texts/album-categories.ts";
import { albums } from "./texts/albums.ts";
import { careersPage } from "./texts/careers-page.ts";
import { disciplines } from "./texts/disciplines.ts";
import { documents } from "./texts/documents.ts";
import { enquirySettings } from "./texts/enquiry-settings.ts";
import { furtherPeople } from "./texts/further-people.ts";
import { furtherProjects } from "./texts/further-projects.ts";
import { headerBanner } from "./texts/header-banner.ts";
import { homePage } from "./texts/home-page.ts";
import { news } from "./texts/news.ts";
import { earlierNews } from "./texts/news-earlier.ts";
import { notices } from "./texts/notices.ts";
import { offices } from "./texts/offices.ts";
import { people } from "./texts/people.ts";
import { projectFacts } from "./texts/project-facts.ts";
import { projectGroups } from "./texts/project-groups.ts";
import { projectStories } from "./texts/project-stories.ts";
import { projects } from "./texts/projects.ts";
import { reports } from "./texts/reports.ts";
import { services } from "./texts/services.ts";
import { siteIdentity } from "./texts/site-identity.ts";
import { articles } from "./texts/who-we-are.ts";
import { addVacancies } from "./vacancies.ts";

interface Picture {
  file: string;
  alt: { en: string; ne: string };
  focal: { x: number; y: number };
}

const pictureFolder = path.join(import.meta.dirname, "pictures");
const documentFolder = path.join(import.meta.dirname, "documents");
const asServer = { overrideAccess: true, depth: 0 } as const;

/** Whether the first content has been written, whatever became of it since. */
export const seeded = async (payload: Payload): Promise<boolean> =>
  (await runSql(payload, sql`SELECT name FROM system_state WHERE name = 'seeded'`)).length > 0;

/**
 * Fills an empty site with the content of *Himalaya Engineering Consultants* in both languages. Safe to
 * run again: what is there is left alone, and once it has gone through it never runs again, so that
 * what an editor deletes stays deleted.
 */
export async function seed(payload: Payload): Promise<void> {
  if (await seeded(payload)) return;
  payload.logger.info("First start: filling the site with its sample content, which takes about a minute.");

  const pictures = await addPictures(payload);
  const documents = await addDocuments(payload);
  const files = (names: string[]) => names.map((name) => idIn(pictures, name));
  const withFiles = <Item extends { files: string[] }>(item: Item) => ({ ...item, files: files(item.files) });

  const groups = await addAll(payload, "project-groups", projectGroups.map(withFiles), "slug");
  const trades = await addAll(payload, "disciplines", disciplines, "key");
  const places = await addAll(payload, "offices", offices, "key");
  const authors = await addAll(
    payload,
    "people",
    [...people, ...furtherPeople].map((item) => ({
      ...withFiles(item),
      ...personDetails(item.key, { disciplines: trades, offices: places, documents }),
    })),
    "key",
  );
  const texts = await addAll(payload, "who-we-are", articles.map(withFiles), "key");
  const withDocuments = <Item extends { documents: string[] }>(item: Item) => ({
    ...item,
    documents: item.documents.map((key) => idIn(documents, key)),
  });
  const studies = await addAll(
    payload,
    "reports",
    reports.map((item) => ({ ...withDocuments(item), authors: (item.authors ?? []).map((key) => idIn(authors, key)) })),
    "key",
  );
  const inGroup = <Item extends { group: string }>(item: Item) => ({ ...item, group: idIn(groups, item.group) });
  const offers = await addAll(
    payload,
    "services",
    services.map((item) => ({
      ...inGroup(withFiles(item)),
      ...serviceDetails(item.key, { groups, people: authors, reports: studies }),
    })),
    "key",
  );
  const works = await addAll(
    payload,
    "projects",
    [...projects, ...furtherProjects].map((item) => ({
      ...inGroup(withFiles(item)),
      ...projectDetails(item.slug, { services: offers, people: authors, documents }),
    })),
    "slug",
  );
  const keysIn = (ids: Ids, keys: string[] = []) => keys.map((key) => idIn(ids, key));
  const linkedNews = [...news, ...earlierNews].map((item) => ({
    ...withFiles(item),
    author: idIn(authors, item.author),
    projects: keysIn(works, item.projects),
    documents: keysIn(documents, item.documents),
  }));
  await addAll(payload, "news", linkedNews, "key");
  const kinds = await addAll(payload, "album-categories", albumCategories, "key");
  const linkedAlbums = albums.map((album) => ({
    ...album,
    category: idIn(kinds, album.category),
    project: album.project && idIn(works, album.project),
    photos: album.photos.map((photo) => ({ ...photo, picture: idIn(pictures, photo.picture) })),
  }));
  await addAll(payload, "albums", linkedAlbums, "key");
  const withAddenda = (item: NoticeSeed) => ({
    ...withDocuments(item),
    addenda: item.addenda?.map(withDocuments) ?? [],
  });
  await addAll(payload, "notices", dated(notices, new Date()).map(withAddenda), "key");
  await addVacancies(payload, trades, places, new Date());
  await addHiring(payload);

  await setGlobal(payload, "home-page", {
    ...homePage,
    sliders: homePage.sliders.map((slide) => ({ ...slide, picture: idIn(pictures, slide.picture) })),
    perspective: idIn(authors, homePage.perspective),
    whoWeAre: idIn(texts, homePage.whoWeAre),
  });
  await setGlobal(payload, "about-page", aboutDetails({ pictures, documents, people: authors }));
  await setGlobal(payload, "careers-page", careersPage);
  await setGlobal(payload, "header-banner", headerBanner);
  const { markOnLight, markOnDark, icon, sharePicture, registrations } = siteIdentity;
  await setGlobal(payload, "site-identity", {
    ...siteIdentity,
    markOnLight: idIn(pictures, markOnLight),
    markOnDark: idIn(pictures, markOnDark),
    icon: idIn(pictures, icon),
    sharePicture: idIn(pictures, sharePicture),
    registrations: registrations.map((text) => ({ text })),
  });
  await setGlobal(payload, "enquiry-settings", enquirySettings);
  await runSql(payload, sql`INSERT INTO system_state (name, value) VALUES ('seeded', 1)`);
}

/** What is told of a project beside its entry, with ids for the keys. */
function projectDetails(slug: string, ids: { services: Ids; people: Ids; documents: Ids }) {
  const [facts, story] = [projectFacts[slug], projectStories[slug]];
  if (!facts || !story) throw new Error(`The seed has no facts, or no story, for "${slug}".`);
  return {
    ...facts,
    ...story,
    services: facts.services.map((key) => idIn(ids.services, key)),
    team: facts.team.map(({ person, role }) => ({ person: idIn(ids.people, person), role })),
    documents: (facts.documents ?? []).map((key) => idIn(ids.documents, key)),
  };
}

async function addPictures(payload: Payload): Promise<Ids> {
  const manifest: Picture[] = JSON.parse(await readFile(path.join(pictureFolder, "manifest.json"), "utf8"));
  const ids: Ids = new Map();
  for (const { file, alt, focal } of manifest) {
    const found = await existing(payload, "media", "alt_en", alt.en);
    const data = { alt_en: alt.en, alt_ne: alt.ne, focalX: focal.x, focalY: focal.y };
    const filePath = path.join(pictureFolder, file);
    const id = found ?? Number((await payload.create({ collection: "media", data, filePath, ...asServer })).id);
    ids.set(file, id);
  }
  for (const { file, alt } of marks) {
    const found = await existing(payload, "media", "alt_en", alt.en);
    const data = { alt_en: alt.en, alt_ne: alt.ne };
    const make = async () =>
      payload.create({ collection: "media", data, file: await drawMark(path.join(pictureFolder, file)), ...asServer });
    ids.set(file, found ?? Number((await make()).id));
  }
  return ids;
}

async function addDocuments(payload: Payload): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { key, name, language, cover } of documents) {
    const found = await existing(payload, "documents", "name", name.en);
    ids.set(key, found ?? (await addDocument(payload, key, name, language, cover === true)));
  }
  return ids;
}

async function addDocument(payload: Payload, key: string, name: Text, language: string, hasCover: boolean) {
  const picture = path.join(documentFolder, `${key}.webp`);
  const cover = hasCover
    ? await payload.create({ collection: "media", data: { decorative: true }, filePath: picture, ...asServer })
    : undefined;
  const filePath = path.join(documentFolder, `${key}.pdf`);
  const data = { name: name.en, language, cover: cover?.id };
  const { id } = await payload.create({ collection: "documents", data, filePath, locale: "en", ...asServer });
  await payload.update({ collection: "documents", id, data: { name: name.ne }, locale: "ne", ...asServer });
  return Number(id);
}

type Entry = { name: { en: string; ne: string } };

/** Adds what is not there yet, each published in both languages; gives the ids by the entries' keys. */
async function addAll<Key extends string, Item extends Entry & Record<Key, string>>(
  payload: Payload,
  collection: CollectionSlug,
  items: Item[],
  keyName: Key,
): Promise<Ids> {
  const ids: Ids = new Map();
  for (const item of items) {
    const { key: _, ...fields } = item as Item & { key?: string };
    const found = await existing(payload, collection, "name", item.name.en);
    ids.set(item[keyName], found ?? (await addOne(payload, collection, fields)));
  }
  return ids;
}

async function addOne(payload: Payload, collection: CollectionSlug, fields: object): Promise<number> {
  const published = { ...fields, _status: "published" };
  const data = inLanguage(published, "en");
  const english = await payload.create({ collection, data, locale: "en", ...asServer });
  // The second language goes into the same rows of each list.
  const nepali = withRowIds(inLanguage(published, "ne"), english);
  await payload.update({ collection, id: english.id, data: nepali, locale: "ne", ...asServer });
  return Number(english.id);
}

async function existing(payload: Payload, collection: CollectionSlug, field: string, value: string) {
  const { docs } = await payload.find({
    collection,
    where: { [field]: { equals: value } },
    locale: "en",
    limit: 1,
    pagination: false,
    ...asServer,
  });
  return docs[0] ? Number(docs[0].id) : undefined;
}

async function setGlobal(payload: Payload, slug: GlobalSlug, fields: object): Promise<void> {
  const published = { ...fields, _status: "published" };
  const english = await payload.updateGlobal({ slug, data: inLanguage(published, "en"), locale: "en", ...asServer });
  // The second language goes into the same rows of each list.
  const nepali = withRowIds(inLanguage(published, "ne"), english);
  await payload.updateGlobal({ slug, data: nepali, locale: "ne", ...asServer });
}
