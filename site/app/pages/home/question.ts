import type { FrontApi } from "@setu/contract/calls/front-api";
import { isFrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { words } from "./texts.ts";

const about = ["project", "projects", "service", "person", "report"];

/** Returns the question about the item that the address names. Undefined if it cannot be loaded: then the form is empty, as usual. */
export async function questionAbout(
  query: URLSearchParams,
  api: FrontApi,
  locale: Locale,
): Promise<string | undefined> {
  const [project, projects, service, person, report] = about.map((name) => query.get(name));
  const own = words[locale];
  try {
    if (project) {
      // The id alone finds it.
      const { name, code } = await api.project(locale, { project_slug: "-", childId: project });
      return own.aboutProject(code ? `${name} (${code})` : name);
    }
    if (projects) {
      const { items } = await api.projects(locale, { ids: projects });
      const lines = items.map(({ name, code }) => `– ${code ? `${name} (${code})` : name}`);
      return lines.length > 0 ? own.aboutProjects(lines.join("\n")) : undefined;
    }
    if (report) return own.forCopy((await api.report(locale, { id: report })).name);
    if (service) return own.aboutService((await api.service(locale, { id: service })).name);
    if (person) return own.forPerson((await api.person(locale, { id: person })).name);
  } catch (error) {
    if (!isFrontApiError(error) || error.status >= 500) console.error(error);
  }
  return undefined;
}
