import { isoDay, nepalDay } from "@setu/content/calendar/nepal-time";
import type { BinItem } from "@setu/content/platform/editorial/bin/bin-items";
import { figure } from "../shared/figures.ts";

/** A day in Nepal: "2026-11-22", as everywhere in the back office. */
export const day = (iso: string): string => isoDay(nepalDay(new Date(iso)));

const digits = (count: number) => figure(count, "ne");

export const words = {
  en: {
    delete: "Delete",
    heading: "Move to the bin?",
    confirm: "Move to bin",
    cancel: "Cancel",
    busy: "Working…",
    live: (title: string) => `“${title}” is on the website now. It will disappear from there at once.`,
    document: (title: string) => `Visitors can download “${title}” now. They will no longer be able to.`,
    notLive: (title: string) => `“${title}” is not on the website.`,
    picture: (title: string) =>
      `“${title}” will disappear from every page at once. Anyone who has the address of the file can open it until it is deleted permanently.`,
    many: (n: number, live: number) =>
      live === 0
        ? `${n} items. None of them is on the website.`
        : `${n} items; ${live === n ? "all" : live} of them on the website now.`,
    manyLive: "Those on the website will disappear from there at once.",
    manyPictures: (n: number) => `${n} pictures will disappear from every page at once.`,
    kept: (days: number) =>
      `It stays in the bin for ${days} days and can be restored from there. Then it is deleted permanently.`,
    keptMany: (days: number) =>
      `They stay in the bin for ${days} days and can be restored. Then they are deleted permanently.`,
    schedule: "Any scheduled publication is cancelled.",
    unsaved: "What you typed here without saving is kept for you in case the item is restored.",
    deleted: (title: string) => `“${title}” is in the bin.`,
    deletedMany: (n: number) => `${n} items are in the bin.`,
    undone: "Everything is as it was.",
    restore: "Restore",
    restored: (title: string) => `“${title}” is back as a draft. Visitors see it when you publish it.`,
    restoredDocument: (title: string) => `“${title}” is back. Visitors may download it once you tick the box for it.`,
    restoredPicture: (title: string) => `“${title}” is back, and shown again where it was used.`,
    purge: "Delete permanently",
    purgeHeading: "Delete permanently?",
    purgeText: (title: string) =>
      `“${title}” will be deleted permanently, with all its versions and files. Nobody can restore it.`,
    purged: (title: string) => `“${title}” has been deleted permanently.`,
    inBin: ({ deletedAt, deletedBy }: BinItem) =>
      `This item is in the bin and cannot be changed. It was deleted on ${deletedAt ? day(deletedAt) : ""}${deletedBy ? ` by ${deletedBy}` : ""}.`,
    goes: ({ goesAt }: BinItem) => `It will be deleted permanently on ${goesAt ? day(goesAt) : ""}.`,
    seen: { true: "Visitors saw it until then.", false: "Visitors did not see it.", null: "" },
    wasLive: { true: "Yes", false: "No", null: "" },
    explained: (days: number) => `Deleted items stay here for ${days} days.`,
    comesBack: "A restored item comes back as a draft: visitors see it when you publish it.",
    pictureComesBack: "A restored picture is shown again where it was used.",
    documentComesBack: "A restored document can be downloaded once you tick the box for it.",
    columns: { item: "Item", deleted: "Deleted", by: "By", goes: "Final deletion", live: "Was on the website" },
    failed: "This did not work. Please try again.",
  },
  ne: {
    delete: "मेटाउनुहोस्",
    heading: "रद्दीटोकरीमा सार्ने हो?",
    confirm: "रद्दीटोकरीमा सार्नुहोस्",
    cancel: "रद्द गर्नुहोस्",
    busy: "हुँदै छ…",
    live: (title: string) => `“${title}” अहिले वेबसाइटमा छ। मेटाउनेबित्तिकै त्यहाँबाट हट्छ।`,
    document: (title: string) => `“${title}” अहिले आगन्तुकले डाउनलोड गर्न सक्छन्। मेटाउनेबित्तिकै सक्दैनन्।`,
    notLive: (title: string) => `“${title}” वेबसाइटमा छैन।`,
    picture: (title: string) => `“${title}” सबै पृष्ठबाट तुरुन्तै हट्छ। फाइलकै ठेगाना थाहा हुनेले भने सधैँका लागि नमेटिएसम्म खोल्न सक्छन्।`,
    many: (n: number, live: number) =>
      live === 0
        ? `${digits(n)} वटा सामग्री। कुनै पनि वेबसाइटमा छैन।`
        : `${digits(n)} वटा सामग्री; ${live === n ? "सबै" : `तीमध्ये ${digits(live)} वटा`} अहिले वेबसाइटमा छन्।`,
    manyLive: "वेबसाइटमा रहेका सामग्री तुरुन्तै त्यहाँबाट हट्छन्।",
    manyPictures: (n: number) => `${digits(n)} वटा तस्बिर सबै पृष्ठबाट तुरुन्तै हट्छन्।`,
    kept: (days: number) => `यो ${digits(days)} दिन रद्दीटोकरीमा रहन्छ र त्यहाँबाट फर्काउन सकिन्छ। त्यसपछि सधैँका लागि मेटिन्छ।`,
    keptMany: (days: number) => `यी सबै ${digits(days)} दिन रद्दीटोकरीमा रहन्छन् र फर्काउन सकिन्छ। त्यसपछि सधैँका लागि मेटिन्छन्।`,
    schedule: "प्रकाशनको समय तोकिएको भए त्यो रद्द हुन्छ।",
    unsaved: "यहाँ लेखेर सुरक्षित नगरेको पाठ तपाईंका लागि राखिन्छ, सामग्री फर्काइए काम लाग्छ।",
    deleted: (title: string) => `“${title}” रद्दीटोकरीमा सारियो।`,
    deletedMany: (n: number) => `${digits(n)} वटा सामग्री रद्दीटोकरीमा सारिए।`,
    undone: "सबै पहिलेजस्तै भयो।",
    restore: "फर्काउनुहोस्",
    restored: (title: string) => `“${title}” मस्यौदाका रूपमा फर्कियो। प्रकाशित गरेपछि आगन्तुकले देख्छन्।`,
    restoredDocument: (title: string) => `“${title}” फर्कियो। डाउनलोड गर्न दिने चिह्न लगाएपछि आगन्तुकले पाउँछन्।`,
    restoredPicture: (title: string) => `“${title}” फर्कियो, र प्रयोग भएका ठाउँमा फेरि देखिन्छ।`,
    purge: "सधैँका लागि मेटाउनुहोस्",
    purgeHeading: "सधैँका लागि मेटाउने हो?",
    purgeText: (title: string) => `“${title}” सबै संस्करण र फाइलसहित सधैँका लागि मेटिन्छ। कसैले फर्काउन सक्दैन।`,
    purged: (title: string) => `“${title}” सधैँका लागि मेटियो।`,
    inBin: ({ deletedAt, deletedBy }: BinItem) =>
      `यो सामग्री रद्दीटोकरीमा छ, बदल्न मिल्दैन। ${deletedAt ? `${day(deletedAt)} मा ` : ""}${deletedBy ? `${deletedBy}ले ` : ""}मेटाएको।`,
    goes: ({ goesAt }: BinItem) => `${goesAt ? day(goesAt) : ""} मा सधैँका लागि मेटिन्छ।`,
    seen: { true: "त्यतिबेलासम्म आगन्तुकले यो देख्थे।", false: "आगन्तुकले यो देख्दैनथे।", null: "" },
    wasLive: { true: "थियो", false: "थिएन", null: "" },
    explained: (days: number) => `मेटाइएका सामग्री यहाँ ${digits(days)} दिन रहन्छन्।`,
    comesBack: "फर्काएको सामग्री मस्यौदा हुन्छ: प्रकाशित गरेपछि मात्र आगन्तुकले देख्छन्।",
    pictureComesBack: "फर्काएको तस्बिर प्रयोग भएका ठाउँमा फेरि देखिन्छ।",
    documentComesBack: "फर्काएको कागजात डाउनलोड गर्न दिने चिह्न लगाएपछि मात्र आगन्तुकले पाउँछन्।",
    columns: { item: "सामग्री", deleted: "मेटाएको", by: "मेटाउने", goes: "सधैँका लागि मेटिने", live: "वेबसाइटमा थियो" },
    failed: "यो काम हुन सकेन। कृपया फेरि प्रयास गर्नुहोस्।",
  },
};

export type Texts = (typeof words)["en"];

/** Says that an item has been restored. */
export function restoredText(texts: Texts, slug: string, title: string): string {
  if (slug === "media") return texts.restoredPicture(title);
  return slug === "documents" ? texts.restoredDocument(title) : texts.restored(title);
}

/** Says what restoring does to an item of the collection. */
export function comesBackText(texts: Texts, slug: string): string {
  if (slug === "media") return texts.pictureComesBack;
  return slug === "documents" ? texts.documentComesBack : texts.comesBack;
}
