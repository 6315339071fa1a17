/**
 * Replaces Payload's "trash", "unpublish", "document" and "user", by its own keys: one word for one thing, on Payload's
 * screens and on ours.
 */
export const englishTexts = {
  general: {
    aboutToPermanentlyDeleteTrash:
      "You are about to permanently delete <0>{{count}}</0> <1>{{label}}</1> from the bin. Are you sure?",
    anotherUser: "A colleague",
    anotherUserTakenOver: "A colleague has taken over editing this item.",
    aboutToTrash: "You are about to move the {{label}} <1>{{title}}</1> to the bin. Are you sure?",
    aboutToTrashCount: "You are about to move {{count}} {{label}} to the bin",
    changesNotSaved: "Your changes are not saved. What you typed is kept and will be offered when you come back here.",
    currentlyEditing:
      "is currently editing this item. If you take over, they will be blocked from continuing to edit, and may also lose unsaved changes.",
    deletePermanently: "Skip the bin and delete permanently",
    document: "Item",
    documentIsTrashed: "This {{label}} is in the bin and is read-only.",
    documentLocked: "Item locked",
    documentModified: "Item modified",
    documentOutOfDate: "A colleague has just updated this item. Your view is out of date.",
    documents: "Items",
    emptyTrash: "Empty the bin",
    emptyTrashLabel: "Empty {{label}} bin",
    noTrashResults: "No {{label}} in the bin.",
    reloadDocument: "Reload item",
    titleTrashed: '{{label}} "{{title}}" moved to the bin.',
    trash: "Bin",
    trashedCountSuccessfully: "{{count}} {{label}} moved to the bin.",
  },
  error: {
    autosaving: "There was a problem while autosaving this item.",
    documentNotFound:
      "The item with ID {{id}} could not be found. It may have been deleted or never existed, or you may not have access to it.",
    loadingDocument: "There was a problem loading the item with the ID {{id}}.",
    previewing: "There was a problem previewing this item.",
    revertingDocument: "There was a problem while reverting this item.",
    unPublishingDocument: "There was a problem while withdrawing this item.",
    userEmailAlreadyRegistered: "There is already an account with this email address.",
    userLocked: "This account is locked after too many failed attempts to log in.",
  },
  version: {
    aboutToRestore: "You are about to restore this {{label}} to the state that it was in on {{versionDate}}.",
    aboutToRevertToPublished: "You are about to revert this item’s changes to its published state. Are you sure?",
    aboutToUnpublish: "You are about to withdraw this item from the website. Are you sure?",
    aboutToUnpublishIn: "You are about to withdraw the {{locale}} text of this item from the website. Are you sure?",
    aboutToUnpublishSelection:
      "You are about to withdraw all {{label}} in the selection from the website, and to cancel what is scheduled for them. Are you sure?",
    confirmUnpublish: "Confirm withdrawal",
    currentDocumentStatus: "Current {{docStatus}} item",
    unpublish: "Withdraw",
    unpublished: "Withdrawn",
    unpublishedSuccessfully: "Withdrawn from the website.",
    unpublishIn: "Withdraw the {{locale}} text",
    unpublishing: "Withdrawing...",
  },
};
