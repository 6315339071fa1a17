import type { ProjectMeasure } from "@setu/contract/projects";

/** The shapes of the seed's entries. References are keys of other entries; texts are in both languages. */
export interface Text {
  en: string;
  ne: string;
}

/** Alternative text and focal point come from `pictures/manifest.json`, those of marks from `marks.ts`. */
type PictureFile = string;

interface SectionText {
  name: Text;
  description?: Text;
}

export interface PersonSeed {
  key: string;
  name: Text;
  designation: Text;
  quote?: Text;
  /** Paragraphs with an empty line between them. */
  message?: Text;
  files: PictureFile[];
}
/** Keys of a discipline, an office and a document; days in AD. */
export interface PersonFactsSeed {
  line?: Text;
  discipline?: string;
  office?: string;
  /** AD. */
  practisingSince?: number;
  roles: {
    kind: "board" | "key" | "team";
    title?: Text;
    place?: number;
    since?: string;
    until?: string;
    chair?: boolean;
    representing?: Text;
  }[];
  qualifications?: { name: Text; institution?: Text; year?: number }[];
  memberships?: { name: Text; number?: string; numberPublic?: boolean }[];
  languages?: Text;
  /** By their English names. */
  countries?: string[];
  cv?: string;
  cvPublic?: boolean;
  left?: boolean;
  leftOn?: string;
}
export interface DisciplineSeed {
  key: string;
  name: Text;
}
export interface ArticleSeed {
  key: string;
  name: Text;
  description: Text;
  files: PictureFile[];
}
export interface OfficeSeed {
  key: string;
  name: Text;
  address: Text;
  lat: number;
  lng: number;
  phone?: string;
  hours?: Text;
  headOffice?: boolean;
}
export interface ProjectGroupSeed {
  slug: string;
  name: Text;
  description: Text;
  files: PictureFile[];
}
type TaskType =
  | "feasibility-study"
  | "detailed-design"
  | "construction-supervision"
  | "survey-investigation"
  | "advisory";
export interface ProjectSeed {
  slug: string;
  name: Text;
  description: Text;
  code: string;
  quantity?: Text;
  group: string;
  taskType: TaskType;
  highlight: boolean;
  files: PictureFile[];
}
/** Keys of services, people and documents; days in AD. */
export interface ProjectFactsSeed {
  summary: Text;
  client: Text;
  clientType: "government" | "local-government" | "public-company" | "private" | "development-partner";
  funding: Text;
  partners?: { name: Text; role: Text; share: number }[];
  services: string[];
  /** Nepal, unless it is said. */
  country?: string;
  province?: "koshi" | "madhesh" | "bagmati" | "gandaki" | "lumbini" | "karnali" | "sudurpashchim";
  district: Text;
  lat?: number;
  lng?: number;
  precision?: "exact" | "area";
  startedOn: string;
  endedOn?: string;
  stage: "ongoing" | "completed";
  quantities: { label: Text; value: Text; unit: Text; measure?: ProjectMeasure }[];
  contractValue?: number;
  contractCurrency?: "NPR" | "USD" | "EUR";
  contractValuePublic?: boolean;
  referenceAvailable?: boolean;
  confidential?: boolean;
  team: { person: string; role: Text }[];
  documents?: string[];
}
export interface ProjectStorySeed {
  challenge: RichTextSeed;
  work: RichTextSeed;
  result: RichTextSeed;
}
export interface ServiceSeed {
  key: string;
  name: Text;
  description: Text;
  group: string;
  files: PictureFile[];
}
/** Slugs of groups, keys of people and reports. */
export interface ServiceFactsSeed {
  body: RichTextSeed;
  /** One on each line. */
  deliverables: Text;
  standards: Text;
  sectors: string[];
  experts: string[];
  reports?: string[];
}
interface UnitSeed {
  name: Text;
  /** Key of a person. */
  head?: string;
  departments?: (Omit<UnitSeed, "departments"> & { sections?: Omit<UnitSeed, "departments">[] })[];
}
export interface AboutPageSeed {
  name: Text;
  intro: Text;
  picture: PictureFile;
  /** Key of a document. */
  profile: string;
  timeline: { year: number; text: Text }[];
  figures: { label: Text; value: Text; unit?: Text; asOf: string }[];
  registrations: { name: Text; issuer?: Text; number: string; validUntil?: string; file?: string }[];
  organisation: UnitSeed[];
}
export interface NewsSeed {
  key: string;
  name: Text;
  description: Text;
  /** ISO date. */
  publishedOn: string;
  /** Key of a person. */
  author: string;
  /** Slugs of the projects that it is about. */
  projects?: string[];
  files: PictureFile[];
  /** "news" where it is left out. */
  category?: "news" | "event" | "award";
  body?: RichTextSeed;
  event?: { startsAt: string; endsAt: string; place: Text };
  correction?: Text;
  /** Keys of documents. */
  documents?: string[];
  download?: boolean;
}
interface SlideSeed {
  name: Text;
  description?: Text;
  caption?: Text;
  picture: PictureFile;
  actionLabel?: Text;
  actionHref?: string;
}
export interface HomePageSeed {
  sliders: SlideSeed[];
  perspectiveInfo: SectionText;
  /** Key of a person. */
  perspective: string;
  valuesInfo: SectionText;
  mission: SectionText;
  vision: SectionText;
  objective: SectionText;
  /** Key of an article. */
  whoWeAre: string;
  statistics: { value: Text; label: Text }[];
  locationInfo: SectionText;
  center: { lat: number; lng: number };
  projectInfo: SectionText;
  serviceInfo: SectionText;
  newsInfo: SectionText;
  contactInfo: SectionText;
  seo: { title: Text; description: Text };
}
export interface SiteIdentitySeed {
  name: Text;
  legalName: Text;
  tagline: Text;
  /** AD. */
  founded: number;
  markOnLight: PictureFile;
  markOnDark: PictureFile;
  icon: PictureFile;
  sharePicture: PictureFile;
  address: Text;
  phone: string;
  email: string;
  profiles: { name: string; address: string }[];
  links: { label: Text; address: string }[];
  registrations: Text[];
  copyright: Text;
  press: { name: Text; phone: string; email: string };
}
export interface EnquirySettingsSeed {
  recipient: string;
  sender: string;
  accepted: Text;
  acknowledgementSubject: Text;
  /** `{name}` and `{reference}` are filled in. */
  acknowledgement: Text;
  closing: Text;
  overdueAfterHours: number;
}
export interface DocumentSeed {
  /** The name of its files in `documents/`, without an ending. */
  key: string;
  name: Text;
  language: "en" | "ne";
  /** Has a picture of its first page beside it. */
  cover?: boolean;
}

export type RichTextSeed = { en: object; ne: object };

/** A version of a legal text, with the instants from which it is in force and at which it was published. */
export interface LegalTextSeed {
  name: Text;
  kind: "privacy" | "terms";
  changes?: Text;
  material?: boolean;
  body: RichTextSeed;
  inForceFrom: string;
  announcedOn: string;
}

export interface ReportSeed {
  key: string;
  name: Text;
  description?: Text;
  type: "annual" | "technical" | "policy" | "brochure";
  fiscalYear: string;
  publishedOn: string;
  /** Keys of people. */
  authors?: string[];
  /** Keys of documents. */
  documents: string[];
}
/** Its moments are around the day of seeding, so that some are always open. */
export interface NoticeSeed<When = string> {
  key: string;
  number: string;
  name: Text;
  type: "vacancy" | "procurement" | "result" | "agm" | "general";
  body: RichTextSeed;
  publishedOn: When;
  deadline?: When;
  firstDeadline?: When;
  questionsUntil?: When;
  keyDates?: { name: Text; date: When; wholeDay?: boolean }[];
  howToSubmit?: Text;
  contact?: { name: Text; phone: string; email: string };
  addenda?: {
    date: When;
    name: Text;
    description?: Text;
    changes: { what: Text; before: Text; after: Text }[];
    documents: string[];
  }[];
  questions?: { date: When; question: Text; answer: Text }[];
  withdrawn?: boolean;
  withdrawnReason?: Text;
  /** The reference of the vacancy that it announces. */
  vacancy?: string;
  documents: string[];
}
