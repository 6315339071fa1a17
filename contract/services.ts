import { z } from "zod";
import { FaqLink } from "./faqs/faqs.ts";
import { PersonItem } from "./people.ts";
import { ProjectItem } from "./projects.ts";
import { Report } from "./reports.ts";
import { File } from "./shapes/file.ts";
import { FreshUntil } from "./shapes/fresh-until.ts";
import { RichText } from "./shapes/rich-text.ts";
import { ServedLocale } from "./shapes/served-locale.ts";
import { StoryLink } from "./stories/stories.ts";

/** `GET /frontapi/services/{id}`: one service in full. */

const Sibling = z.object({ id: z.int(), name: z.string(), locale: ServedLocale });

export const ServiceDetail = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  body: RichText,
  deliverables: z.array(z.string()),
  standards: z.array(z.string()),
  sectors: z.array(z.object({ slug: z.string(), name: z.string(), locale: ServedLocale })),
  /** The service's newest projects, and the number of all of them. */
  projects: z.array(ProjectItem),
  projects_total: z.int().nonnegative(),
  experts: z.array(PersonItem),
  reports: z.array(Report),
  /** Frequent questions about the service. */
  /** Success stories of its projects. */
  stories: z.array(StoryLink),
  faqs: z.array(FaqLink),
  /** The other services, in the editors' order. */
  siblings: z.array(Sibling),
  /** Slug and id of the menu entry with its projects; null while that is not published. */
  project_type: z.string().nullable(),
  parent_id: z.int().nullable(),
  files: z.array(File),
  locale: ServedLocale,
  fresh_until: FreshUntil.nullable(),
});
export type ServiceDetail = z.infer<typeof ServiceDetail>;
