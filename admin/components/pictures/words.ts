import { figure } from "../shared/figures.ts";

const nepali = (n: number): string => figure(n, "ne");

const en = {
  addOne: "Add a new picture",
  addMany: "Add many pictures",
  addDocument: "Add a new document",
  drop: "or drop pictures here",
  title: (n: number) => (n === 1 ? "A new picture" : `${n} new pictures`),
  intro:
    "Describe each picture in both languages for people who cannot see it. Each one is uploaded as soon as it is described; press Enter to go to the next line.",
  more: "Choose more",
  alt_en: "What it shows (English)",
  alt_ne: "What it shows (Nepali)",
  decorative: "Decorative: it adds nothing to the text",
  crop: "Crop, focal point",
  cropped: "Cropped",
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  cropNamed: (name: string) => `Crop ${name} or set its focal point`,
  retry: "Try again",
  retryAll: "Try all again",
  looking: "Checking the file…",
  waiting: "Waiting for its turn",
  sending: "Uploading",
  preparing: "Uploaded; the server is preparing its sizes",
  stored: "Saved",
  undescribed: "Not described yet",
  forAll: (language: string) => `For all of them (${language})`,
  place: "Taken at",
  credit: "Photographer",
  takenOn: "Taken on",
  attach: (n: number) => (n === 1 ? "Add the picture" : `Add the ${n} pictures`),
  attachSaved: (n: number) => (n === 1 ? "Add the one that is saved" : `Add the ${n} that are saved`),
  close: "Close",
  status: (done: number, all: number, refused: number) =>
    `${done} of ${all} saved${refused > 0 ? `, ${refused} refused` : ""}.`,
  missing: (n: number) =>
    n === 1
      ? "One picture is not described in both languages yet."
      : `${n} pictures are not described in both languages yet.`,
  leave: "Leave without adding these pictures?",
  leaveHint: "Pictures already saved stay under Pictures; what you typed for the others will be lost.",
  stay: "Stay",
  leaveAnyway: "Leave",
  unreachable: "The server could not be reached. Nothing you typed is lost: try again when the connection is back.",
  signedOut: "You are no longer signed in. Sign in again in another tab, then press “Try again” here.",
  noReason: "The server refused this picture and gave no reason. Try again.",
  originalBack: "Restore original",
  originalHint: "This picture is cropped. Its original is kept and can be restored.",
  originalDone: "The original has been restored.",
};

type Texts = typeof en;

const ne: Texts = {
  addOne: "नयाँ तस्बिर थप्नुहोस्",
  addMany: "धेरै तस्बिर थप्नुहोस्",
  addDocument: "नयाँ कागजात थप्नुहोस्",
  drop: "वा तस्बिर यहाँ तानेर छोड्नुहोस्",
  title: (n) => `${nepali(n)} नयाँ तस्बिर`,
  intro:
    "देख्न नसक्नेका लागि हरेक तस्बिरमा के देखिन्छ, दुवै भाषामा लेख्नुहोस्। लेखिसकेपछि तस्बिर आफैँ अपलोड हुन्छ; अर्को पङ्क्तिमा जान Enter थिच्नुहोस्।",
  more: "अरू छान्नुहोस्",
  alt_en: "के देखिन्छ (अङ्ग्रेजी)",
  alt_ne: "के देखिन्छ (नेपाली)",
  decorative: "सजावटी: यसले पाठमा केही थप्दैन",
  crop: "काट्ने, मुख्य बिन्दु",
  cropped: "काटिएको",
  remove: "हटाउनुहोस्",
  removeNamed: (name) => `${name} हटाउनुहोस्`,
  cropNamed: (name) => `${name} काट्नुहोस् वा मुख्य बिन्दु तोक्नुहोस्`,
  retry: "फेरि प्रयास गर्नुहोस्",
  retryAll: "सबै फेरि प्रयास गर्नुहोस्",
  looking: "फाइल जाँच हुँदै छ…",
  waiting: "पालो कुर्दै",
  sending: "अपलोड हुँदै छ",
  preparing: "अपलोड भयो; सर्भरले विभिन्न आकार बनाउँदै छ",
  stored: "सुरक्षित भयो",
  undescribed: "वर्णन लेख्न बाँकी",
  forAll: (language) => `सबैका लागि (${language})`,
  place: "खिचिएको ठाउँ",
  credit: "तस्बिर खिच्ने",
  takenOn: "खिचिएको मिति",
  attach: (n) => `${nepali(n)} तस्बिर थप्नुहोस्`,
  attachSaved: (n) => `सुरक्षित भएका ${nepali(n)} तस्बिर थप्नुहोस्`,
  close: "बन्द गर्नुहोस्",
  status: (done, all, refused) =>
    `${nepali(all)} मध्ये ${nepali(done)} सुरक्षित भयो${refused > 0 ? `, ${nepali(refused)} अस्वीकृत` : ""}।`,
  missing: (n) => `${nepali(n)} तस्बिरको वर्णन दुवै भाषामा लेखिएको छैन।`,
  leave: "यी तस्बिर नथपी जाने हो?",
  leaveHint: "सुरक्षित भइसकेका तस्बिर “तस्बिरहरू” मा रहन्छन्; अरूका लागि लेखेको पाठ हराउँछ।",
  stay: "यहीँ रहनुहोस्",
  leaveAnyway: "जानुहोस्",
  unreachable: "सर्भरसँग सम्पर्क हुन सकेन। लेखेको केही हराएको छैन: इन्टरनेट आएपछि फेरि प्रयास गर्नुहोस्।",
  signedOut: "तपाईं लग आउट हुनुभएको छ। अर्को ट्याबमा फेरि लग इन गरी यहाँ “फेरि प्रयास गर्नुहोस्” थिच्नुहोस्।",
  noReason: "सर्भरले यो तस्बिर लिएन र कारण बताएन। फेरि प्रयास गर्नुहोस्।",
  originalBack: "मूल तस्बिर फर्काउनुहोस्",
  originalHint: "यो तस्बिर काटिएको छ। यसको मूल तस्बिर सुरक्षित छ र फर्काउन सकिन्छ।",
  originalDone: "मूल तस्बिर फर्काइयो।",
};

export const words = { en, ne };
