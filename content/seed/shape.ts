/** What the seed is made of. References are keys of other entries; texts stand in both languages. */
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
export interface ServiceSeed {
  key: string;
  name: Text;
  description: Text;
  group: string;
  files: PictureFile[];
}
export interface NewsSeed {
  key: string;
  name: Text;
  description: Text;
  /** ISO date. */
  publishedOn: string;
  /** Key of a person. */
  author: string;
  files: PictureFile[];
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
}
export interface EnquirySettingsSeed {
  recipient: string;
  sender: string;
  accepted: Text;
  acknowledgementSubject: Text;
  /** `{name}` and `{reference}` are filled in. */
  acknowledgement: Text;
}
