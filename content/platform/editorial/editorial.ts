import type { CollectionConfig, Field, GlobalConfig } from "payload";
import { editorialAccess, editorialGlobalAccess } from "../access/editorial.ts";
import { label } from "../fields/label.ts";
import { globalRevisionHooks, revisionHooks } from "../store/revision-hooks.ts";
import { refuseBinnedInGlobal, refuseBinnedInItem } from "./bin/refuse-binned.ts";
import { withBin } from "./bin/with-bin.ts";
import { withCopies } from "./copies.ts";
import { globalStaleSaveHooks, staleSaveHooks } from "./drafts/stale-save.ts";
import { cancelWithItem } from "./faults/cancel-schedules.ts";
import { checkGlobalLanguages, checkItemLanguages } from "./languages/language-check.ts";
import { noteTitleElsewhere, noteWhatIsLive } from "./languages/list-rows.ts";
import { noteGlobalSave, noteItemSave } from "./languages/textless-saves.ts";
import { searchedBy } from "./list-search.ts";
import { restoreGlobal, restoreItem } from "./restore-version.ts";
import { noteTextAge, textAge } from "./text-age.ts";
import { globalUndoHooks, undoHooks } from "./undo/note-undo.ts";
import { undoGlobal, undoItem } from "./undo/undo-change.ts";
import { withdrawalEffects } from "./withdrawal/effects.ts";
import { refuseUnpublishedInItem } from "./withdrawal/refuse-unpublished.ts";

export const websiteGroup = label("Website", "वेबसाइट");
export const firmGroup = label("The firm", "संस्था");
export const hiringGroup = label("Careers", "रोजगारी");
export const inboxGroup = label("Inbox", "प्राप्त सन्देश");
export const searchGroup = label("Search", "खोज");
export const settingsGroup = label("Settings", "सेटिङ");

/** A notice about schedules of the item that failed. */
const scheduleFaults: Field = {
  name: "scheduleFaults",
  type: "ui",
  admin: { components: { Field: "/components/faults/schedule-faults.tsx#ScheduleFaults" }, disableListColumn: true },
};

const PublishButton = "/components/publishing/publish-button.tsx#PublishButton";
const UnpublishButton = "/components/publishing/unpublish-button.tsx#UnpublishButton";

interface EditorialConfig extends CollectionConfig {
  /** A field that identifies an item besides its title, and its name within a sentence: the list is searched by it too. */
  identifiedBy?: { field: string; words: ReturnType<typeof label> };
}

/** Drafts, versions, scheduled publishing, access and the content revision, the same for all editorial content. */
export const editorial = ({ identifiedBy, ...given }: EditorialConfig): CollectionConfig => {
  const { fields: searched, words } = searchOf(identifiedBy);
  const config = withCopies(searchedBy(searched, words, given));
  return withBin({
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        edit: { ...config.admin?.components?.edit, PublishButton, UnpublishButton },
      },
    },
    fields: [scheduleFaults, ...config.fields, ...textAge],
    endpoints: [...(config.endpoints || []), restoreItem, undoItem, withdrawalEffects],
    access: editorialAccess,
    hooks: {
      afterChange: [...revisionHooks.afterChange, undoHooks.afterChange],
      afterDelete: [...revisionHooks.afterDelete, cancelWithItem],
      afterOperation: [noteWhatIsLive],
      beforeRead: [noteTitleElsewhere],
      beforeOperation: [
        ...(config.hooks?.beforeOperation ?? []),
        noteItemSave,
        undoHooks.beforeOperation,
        staleSaveHooks.beforeOperation,
      ],
      beforeChange: [
        staleSaveHooks.beforeChange,
        refuseBinnedInItem,
        refuseUnpublishedInItem,
        checkItemLanguages,
        noteTextAge,
        ...revisionHooks.beforeChange,
      ],
      beforeDelete: revisionHooks.beforeDelete,
    },
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  });
};

function searchOf(number: EditorialConfig["identifiedBy"]) {
  return {
    fields: ["name", ...(number ? [number.field] : [])],
    words: label(
      `title in English or Nepali${number ? `, or ${number.words.en}` : ""}`,
      `अङ्ग्रेजी वा नेपाली शीर्षक${number ? ` वा ${number.words.ne}` : ""}`,
    ),
  };
}

export const editorialGlobal = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      elements: { ...config.admin?.components?.elements, PublishButton, UnpublishButton },
    },
  },
  fields: [scheduleFaults, ...config.fields],
  endpoints: [...(config.endpoints || []), restoreGlobal, undoGlobal],
  access: editorialGlobalAccess,
  hooks: {
    afterChange: [...globalRevisionHooks.afterChange, globalUndoHooks.afterChange],
    beforeOperation: [noteGlobalSave, globalUndoHooks.beforeOperation, globalStaleSaveHooks.beforeOperation],
    beforeChange: [
      globalStaleSaveHooks.beforeChange,
      refuseBinnedInGlobal,
      checkGlobalLanguages,
      ...(config.hooks?.beforeChange ?? []),
      ...globalRevisionHooks.beforeChange,
    ],
  },
  versions: { drafts: { schedulePublish: true }, max: 50 },
});
