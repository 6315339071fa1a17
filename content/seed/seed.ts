import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GlobalSlug, Payload } from "payload";
import { runSql, sql } from "../platform/store/sql.ts";
import { addDocuments } from "./add-documents.ts";
import { addAll, existing } from "./add-items.ts";
import { addSearch } from "./add-search.ts";
import { addComplaintSettings } from "./complaints.ts";
import { aboutDetails, personDetails, serviceDetails } from "./details.ts";
import { projectFacts } from "./facts/project-facts.ts";
import { addForum } from "./forum.ts";
import { addHiring } from "./hiring.ts";
import { type Files, type Ids, idIn, idsIn, withDocuments, withFiles } from "./ids.ts";
import { inLanguage, withRowIds } from "./languages.ts";
import { drawMark, marks } from "./marks.ts";
import { dated } from "./moments.ts";
import type { NoticeSeed, Text } from "./shape.ts";
import { addStories } from "./stories.ts";
import { albumCategories } from "./texts/album-categories.ts";
import { albums } from "./texts/albums.ts";
import { careersPage } from "./texts/careers-page.ts";
import { communityTexts } from "./texts/community-settings.ts";
import { disciplines } from "./texts/disciplines.ts";
import { enquirySettings } from "./texts/enquiry-settings.ts";
import { faqs } from "./texts/faqs.ts";
import { furtherPeople } from "./texts/further-people.ts";
import { furtherProjects } from "./texts/further-projects.ts";
import { headerBanner } from "./texts/header-banner.ts";
import { homePage } from "./texts/home-page.ts";
import { legalTexts } from "./texts/legal-texts.ts";
import { news } from "./texts/news.ts";
import { earlierNews } from "./texts/news-earlier.ts";
import { notices } from "./texts/notices.ts";
import { offices } from "./texts/offices.ts";
import { people } from "./texts/people.ts";
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
  alt: Text;
  caption?: Text;
  focal: { x: number; y: number };
  credit?: Text;
}

const pictureFolder = path.join(import.meta.dirname, "pictures");
const asServer = { overrideAccess: true, depth: 0 } as const;

/** Whether the first content has been written, even if it has been deleted since, or the site has begun empty. */
export const seeded = async (payload: Payload): Promise<boolean> =>
  (await runSql(payload, sql`SELECT name FROM system_state WHERE name = 'seeded'`)).length > 0;

/** Notes that the site begins empty: a later start that lacks the setting must not mix sample content with the firm's own. */
export const beginEmpty = (payload: Payload): Promise<unknown> =>
  runSql(payload, sql`INSERT INTO system_state (name, value) VALUES ('seeded', 0) ON CONFLICT (name) DO NOTHING`);

/**
 * Fills an empty site with the content of *Himalaya Engineering Consultants* in both languages. Safe to run again:
 * existing items are left alone, and once it has completed it never runs again, so that what an editor deletes stays
 * deleted.
 */
export async function seed(payload: Payload): Promise<void> {
  if (await seeded(payload)) return;
  payload.logger.info("First start: filling the site with its sample content, which takes about a minute.");

  const files: Files = { pictures: await addPictures(payload), documents: await addDocuments(payload) };
  const firm = await addFirm(payload, files);
  const work = await addWork(payload, files, firm);
  await addVacancies(payload, firm.disciplines, firm.offices, new Date());
  await addReading(payload, files, firm, work);
  await addStories(payload, files.pictures, work);
  await addHiring(payload);
  await addLegalTexts(payload);
  await addForum(payload, firm.people);
  await addSearch(payload);
  await setGlobals(payload, files, firm);
  await runSql(payload, sql`INSERT INTO system_state (name, value) VALUES ('seeded', 1)`);
}

/** The items that the rest refers to: project groups, disciplines, offices, people, and the texts about the firm. */
async function addFirm(payload: Payload, files: Files) {
  const groups = await addAll(
    payload,
    "project-groups",
    projectGroups.map((item) => withFiles(files, item)),
    "slug",
  );
  const disciplineIds = await addAll(payload, "disciplines", disciplines, "key");
  const officeIds = await addAll(payload, "offices", offices, "key");
  const ids = { disciplines: disciplineIds, offices: officeIds, documents: files.documents };
  const everybody = [...people, ...furtherPeople].map((item) => ({
    ...withFiles(files, item),
    ...personDetails(item.key, ids),
  }));
  const authors = await addAll(payload, "people", everybody, "key");
  const whoWeAre = await addAll(
    payload,
    "who-we-are",
    articles.map((item) => withFiles(files, item)),
    "key",
  );
  return { groups, disciplines: disciplineIds, offices: officeIds, people: authors, whoWeAre };
}
type Firm = Awaited<ReturnType<typeof addFirm>>;

/** Reports, services with the questions about them, and projects; gives the projects' ids. */
async function addWork(payload: Payload, files: Files, { groups, people: authors }: Firm): Promise<Ids> {
  const studies = reports.map((item) => ({ ...withDocuments(files, item), authors: idsIn(authors, item.authors) }));
  const reportIds = await addAll(payload, "reports", studies, "key");
  const offers = services.map((item) => ({
    ...withFiles(files, item),
    group: idIn(groups, item.group),
    ...serviceDetails(item.key, { groups, people: authors, reports: reportIds }),
  }));
  const serviceIds = await addAll(payload, "services", offers, "key");
  const questions = faqs.map(({ service, ...item }) => ({
    ...item,
    ...(service && { service: idIn(serviceIds, service) }),
  }));
  await addAll(payload, "faqs", questions, "key");
  const works = [...projects, ...furtherProjects].map((item) => ({
    ...withFiles(files, item),
    group: idIn(groups, item.group),
    ...projectDetails(item.slug, { services: serviceIds, people: authors, documents: files.documents }),
  }));
  return addAll(payload, "projects", works, "slug");
}

/** News, albums and notices. */
async function addReading(payload: Payload, files: Files, { people: authors }: Firm, works: Ids): Promise<void> {
  const linkedNews = [...news, ...earlierNews].map((item) => ({
    ...withFiles(files, item),
    author: idIn(authors, item.author),
    projects: idsIn(works, item.projects),
    documents: idsIn(files.documents, item.documents),
  }));
  await addAll(payload, "news", linkedNews, "key");
  const covered = albumCategories.map(({ cover, ...item }) => ({
    ...item,
    ...(cover && { cover: idIn(files.pictures, cover) }),
  }));
  const categories = await addAll(payload, "album-categories", covered, "key");
  const linkedAlbums = albums.map((album) => ({
    ...album,
    category: idIn(categories, album.category),
    project: album.project && idIn(works, album.project),
    photos: album.photos.map((photo) => ({ ...photo, picture: idIn(files.pictures, photo.picture) })),
  }));
  await addAll(payload, "albums", linkedAlbums, "key");
  const linkedNotices = dated(notices, new Date()).map(async (item: NoticeSeed) => ({
    ...withDocuments(files, item),
    vacancy: item.vacancy && (await existing(payload, "vacancies", "ref", item.vacancy)),
    addenda: item.addenda?.map((one) => withDocuments(files, one)) ?? [],
  }));
  await addAll(payload, "notices", await Promise.all(linkedNotices), "key");
}

async function setGlobals(payload: Payload, { pictures, documents: documentIds }: Files, firm: Firm): Promise<void> {
  await setGlobal(payload, "home-page", {
    ...homePage,
    sliders: homePage.sliders.map((slide) => ({ ...slide, picture: idIn(pictures, slide.picture) })),
    perspective: idIn(firm.people, homePage.perspective),
    whoWeAre: idIn(firm.whoWeAre, homePage.whoWeAre),
  });
  await setGlobal(payload, "about-page", aboutDetails({ pictures, documents: documentIds, people: firm.people }));
  await setGlobal(payload, "careers-page", { ...careersPage, picture: idIn(pictures, careersPage.picture) });
  await setGlobal(payload, "header-banner", headerBanner(new Date()));
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
  await setGlobal(payload, "community-settings", communityTexts);
  await addComplaintSettings(payload, setGlobal);
}

/** The details of a project, with ids for the keys. */
function projectDetails(slug: string, ids: { services: Ids; people: Ids; documents: Ids }) {
  const [facts, story] = [projectFacts[slug], projectStories[slug]];
  if (!facts || !story) throw new Error(`The seed has no facts, or no story, for "${slug}".`);
  return {
    ...facts,
    ...story,
    services: idsIn(ids.services, facts.services),
    team: facts.team.map(({ person, role }) => ({ person: idIn(ids.people, person), role })),
    documents: idsIn(ids.documents, facts.documents),
  };
}

async function addPictures(payload: Payload): Promise<Ids> {
  const manifest: Picture[] = JSON.parse(await readFile(path.join(pictureFolder, "manifest.json"), "utf8"));
  const ids: Ids = new Map();
  for (const { file, alt, focal, caption, credit } of manifest) {
    const found = await existing(payload, "media", "alt_en", alt.en);
    const fixed = { alt_en: alt.en, alt_ne: alt.ne, focalX: focal.x, focalY: focal.y };
    const texts = { ...(caption && { caption }), ...(credit && { credit }) };
    ids.set(file, found ?? (await addPicture(payload, path.join(pictureFolder, file), fixed, texts)));
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

async function addPicture(payload: Payload, filePath: string, fixed: object, texts: object): Promise<number> {
  const data = { ...fixed, ...inLanguage(texts, "en") };
  const { id } = await payload.create({ collection: "media", data, filePath, locale: "en", ...asServer });
  if (Object.keys(texts).length > 0) {
    await payload.update({ collection: "media", id, data: inLanguage(texts, "ne"), locale: "ne", ...asServer });
  }
  return Number(id);
}

/** Published once both languages are in: a published version cannot be changed. */
async function addLegalTexts(payload: Payload): Promise<void> {
  const collection = "legal-versions";
  for (const { kind, ...text } of legalTexts) {
    const where = { and: [{ kind: { equals: kind } }, { inForceFrom: { equals: text.inForceFrom } }] };
    const { totalDocs } = await payload.count({ collection, where, overrideAccess: true });
    if (totalDocs > 0) continue;
    const data = { kind, binding: "ne", ...inLanguage(text, "en"), _status: "draft" };
    const { id } = await payload.create({ collection, data, locale: "en", draft: true, ...asServer });
    const nepali = { ...inLanguage(text, "ne"), _status: "published" };
    await payload.update({ collection, id, data: nepali, locale: "ne", ...asServer });
  }
}

async function setGlobal(payload: Payload, slug: GlobalSlug, fields: object): Promise<void> {
  const published = { ...fields, _status: "published" };
  const english = await payload.updateGlobal({ slug, data: inLanguage(published, "en"), locale: "en", ...asServer });
  // The second language goes into the same rows of each list.
  const nepali = withRowIds(inLanguage(published, "ne"), english);
  await payload.updateGlobal({ slug, data: nepali, locale: "ne", ...asServer });
}
