import type { CollectionConfig, Field, GlobalConfig } from "payload";
import { editorialAccess, editorialGlobalAccess } from "../access/editorial.ts";
import { withBin } from "../bin/with-bin.ts";
import { cancelWithItem } from "../faults/cancel-schedules.ts";
import { label } from "../fields/label.ts";
import { checkGlobalLanguages, checkItemLanguages } from "../languages/language-check.ts";
import { noteTitleElsewhere, noteWhatIsLive } from "../languages/list-rows.ts";
import { noteGlobalSave, noteItemSave } from "../languages/textless-saves.ts";
import { searchedBy } from "../search/list-search.ts";
import { globalRevisionHooks, revisionHooks } from "../system/revision-hooks.ts";
import { withCopies } from "./copies.ts";
import { restoreGlobal, restoreItem } from "./restore-version.ts";
import { noteTextAge, textAge } from "./text-age.ts";

export const websiteGroup = label("Website", "वेबसाइट");
export const firmGroup = label("The firm", "संस्था");
export const hiringGroup = label("Careers", "रोजगारी");
export const inboxGroup = label("Inbox", "प्राप्त सन्देश");
export const settingsGroup = label("Settings", "सेटिङ");

/** Says what was scheduled for an item and has not happened. */
const scheduleFaults: Field = {
  name: "scheduleFaults",
  type: "ui",
  admin: { components: { Field: "/components/faults/schedule-faults.tsx#ScheduleFaults" }, disableListColumn: true },
};

const PublishButton = "/components/publishing/publish-button.tsx#PublishButton";

/** Drafts, versions, scheduled publishing, access and the content revision: the same for all editorial content. */
export const editorial = (given: CollectionConfig): CollectionConfig => {
  const config = withCopies(searchedBy(["name", ...namesAndNumbers(given)], given));
  return withBin({
    ...config,
    admin: {
      ...config.admin,
      components: { ...config.admin?.components, edit: { ...config.admin?.components?.edit, PublishButton } },
    },
    fields: [scheduleFaults, ...config.fields, ...textAge],
    endpoints: [...(config.endpoints || []), restoreItem],
    access: editorialAccess,
    hooks: {
      ...revisionHooks,
      afterDelete: [...revisionHooks.afterDelete, cancelWithItem],
      afterOperation: [noteWhatIsLive],
      beforeRead: [noteTitleElsewhere],
      beforeOperation: [...(config.hooks?.beforeOperation ?? []), noteItemSave],
      beforeChange: [checkItemLanguages, noteTextAge],
    },
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  });
};

/** What names an item beside its title. */
const namesAndNumbers = ({ slug }: CollectionConfig): string[] =>
  ({ projects: ["code"], notices: ["number"], vacancies: ["ref"] })[slug] ?? [];

export const editorialGlobal = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      elements: { ...config.admin?.components?.elements, PublishButton },
    },
  },
  fields: [scheduleFaults, ...config.fields],
  endpoints: [...(config.endpoints || []), restoreGlobal],
  access: editorialGlobalAccess,
  hooks: { ...globalRevisionHooks, beforeOperation: [noteGlobalSave], beforeChange: [checkGlobalLanguages] },
  versions: { drafts: { schedulePublish: true }, max: 50 },
});
