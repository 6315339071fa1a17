import { type ApplicationField, applicationFields } from "@setu/contract/application-fields";
import { columnOf, type StoredApplication } from "./my-application.ts";

/** The texts of a stored application by field. */
export function typedIn(stored: StoredApplication): Record<ApplicationField, string> {
  const fields: Record<string, unknown> = { ...stored };
  const typed = applicationFields.map((name) => [name, String(fields[columnOf(name)] ?? "")]);
  return Object.fromEntries(typed) as Record<ApplicationField, string>;
}

/** The stored answer to a question; empty if there is none. */
export const answerTo = ({ answers }: StoredApplication, key: string): string =>
  answers.find((answer) => answer.key === key)?.answer ?? "";
