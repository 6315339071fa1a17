/** Where Payload's English says "trash", by its own keys: the bin has one name, on its screens as on ours. */
export const englishTexts = {
  general: {
    aboutToPermanentlyDeleteTrash:
      "You are about to permanently delete <0>{{count}}</0> <1>{{label}}</1> from the bin. Are you sure?",
    aboutToTrash: "You are about to move the {{label}} <1>{{title}}</1> to the bin. Are you sure?",
    aboutToTrashCount: "You are about to move {{count}} {{label}} to the bin",
    changesNotSaved: "Your changes are not saved. What you typed is kept, and offered when you come back here.",
    deletePermanently: "Skip the bin and delete permanently",
    documentIsTrashed: "This {{label}} is in the bin and is read-only.",
    emptyTrash: "Empty the bin",
    emptyTrashLabel: "Empty {{label}} bin",
    noTrashResults: "No {{label}} in the bin.",
    titleTrashed: '{{label}} "{{title}}" moved to the bin.',
    trash: "Bin",
    trashedCountSuccessfully: "{{count}} {{label}} moved to the bin.",
  },
};
