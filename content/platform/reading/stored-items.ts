import type { MediaDoc } from "../files/pictures/map-picture.ts";
import type { Localized } from "./localized.ts";

/** The documents behind the home page, read in all languages, relationships one step deep. */

type Pictures = MediaDoc[] | null;
export interface SectionDoc {
  name?: Localized;
  description?: Localized;
}
export interface HomePageDoc {
  sliders?: {
    name: Localized;
    description?: Localized;
    caption?: Localized;
    picture: MediaDoc | number | null;
    actionLabel?: Localized;
    actionHref?: string | null;
  }[];
  perspective?: unknown;
  whoWeAre?: unknown;
  mission?: SectionDoc;
  vision?: SectionDoc;
  objective?: SectionDoc;
  statistics?: { value: Localized; label: Localized }[];
  center?: { lat?: number | null; lng?: number | null };
  perspectiveInfo?: SectionDoc;
  valuesInfo?: SectionDoc;
  locationInfo?: SectionDoc;
  projectInfo?: SectionDoc;
  serviceInfo?: SectionDoc;
  newsInfo?: SectionDoc;
  contactInfo?: SectionDoc;
  contactMap?: { link?: string | null; embed?: string | null };
  seo?: { title?: Localized; description?: Localized };
}
export interface PersonDoc {
  id: number;
  name: Localized;
  designation: Localized;
  quote?: Localized;
  message?: Localized;
  files?: Pictures;
}
export interface WhoWeAreDoc {
  id: number;
  name: Localized;
  description: Localized;
  files?: Pictures;
}
export interface OfficeDoc {
  id: number;
  name: Localized;
  address: Localized;
  lat: number;
  lng: number;
  phone?: string | null;
  hours?: Localized;
  headOffice?: boolean | null;
}
export interface GroupDoc {
  id: number;
  name: Localized;
  slug: string;
}
export interface ProjectDoc {
  id: number;
  name: Localized;
  code?: string | null;
  quantity?: Localized;
  taskType: string;
  group: GroupDoc | number;
  files?: Pictures;
}
export interface ServiceDoc {
  id: number;
  name: Localized;
  description?: Localized;
  group: GroupDoc | number;
  files?: Pictures;
}
export interface NewsDoc {
  id: number;
  name: Localized;
  publishedOn: string;
  author: { id: number; name: Localized } | number;
  files?: Pictures;
}
