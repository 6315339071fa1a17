import { devanagariDigits } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";

interface UploadTexts {
  full: string;
  tooMuchUnsent: string;
  judgesBusy: string;
  documentGone: string;
  unknownDocument: string;
  tooBig: (megabytes: number) => string;
  refusedDocument: Record<string, string> & { type: string };
  wrongOffset: string;
}

/** The answers to the sending of a file, in the sender's language. */
export const uploadTexts: Record<Locale, UploadTexts> = {
  en: {
    full: "There is no room for this file at the moment. Please try again in a few minutes.",
    tooMuchUnsent:
      "Many files from your connection have not been sent with a form yet. Please send the form, or add this file in a few hours.",
    judgesBusy: "Many files are being checked at the moment. Please add this one again in a few seconds.",
    documentGone: "This file is no longer here. Please add it again.",
    unknownDocument: "Such a document is not asked for here.",
    tooBig: (megabytes) => `This file is too large. Please add one of at most ${megabytes} MB.`,
    refusedDocument: {
      type: "Whatever its name says, this file is not of a type that we accept here. Please save it as one of the types named above.",
      heic: "This photograph is in the iPhone's own format, HEIC, which we cannot open. Please add a screenshot of it, or save it as JPEG: under Settings, Camera, Formats, choose Most Compatible for new photographs.",
      empty: "This file is empty. Please choose the file that has the document in it.",
      damaged: "This file cannot be read: it is damaged or incomplete. Please save it again and add the new copy.",
      locked: "This file is locked with a password. Please add it without one.",
      macros: "This file contains macros or a program. Please save it as a plain document or a PDF.",
      remote: "This file loads something from elsewhere when it is opened. Please save it as a PDF.",
      bomb: "This file unpacks to far more than a document should contain. Please save it as a PDF.",
      nested: "This file contains other files. Please add each document separately.",
      polyglot: "This file is of two types at once. Please save it again and add the new copy.",
      pixels: "This picture is too large. Please save it with fewer than 40 million pixels.",
      heavy:
        "Checking this file takes too much time or memory. Please save a picture with fewer pixels, or a document as a plain PDF, and add that.",
    },
    wrongOffset: "The upload was interrupted. Please choose the same file again.",
  },
  ne: {
    full: "अहिले यो फाइल राख्ने ठाउँ छैन। कृपया केही मिनेटपछि फेरि प्रयास गर्नुहोस्।",
    tooMuchUnsent:
      "तपाईंको इन्टरनेट जडानबाट आएका धेरै फाइल अझै फारामसँग पठाइएका छैनन्। कृपया फाराम पठाउनुहोस्, वा यो फाइल केही घण्टापछि थप्नुहोस्।",
    judgesBusy: "अहिले धेरै फाइल जाँच भइरहेका छन्। कृपया केही सेकेन्डपछि यो फाइल फेरि थप्नुहोस्।",
    documentGone: "यो फाइल अब यहाँ छैन। कृपया फेरि थप्नुहोस्।",
    unknownDocument: "यहाँ यस्तो कागजात मागिएको छैन।",
    tooBig: (megabytes) => `यो फाइल धेरै ठूलो छ। कृपया बढीमा ${devanagariDigits(megabytes)} एमबीको फाइल थप्नुहोस्।`,
    refusedDocument: {
      type: "नाम जे भए पनि यो फाइल यहाँ मागिएको प्रकारको होइन। कृपया माथि लेखिएको प्रकारमा सुरक्षित गरेर थप्नुहोस्।",
      heic: "यो तस्बिर आइफोनको HEIC ढाँचामा छ, जुन हामी खोल्न सक्दैनौँ। कृपया यसको स्क्रिनसट थप्नुहोस्, वा JPEG मा सुरक्षित गर्नुहोस्: नयाँ तस्बिरका लागि Settings, Camera, Formats मा गएर Most Compatible छान्नुहोस्।",
      empty: "यो फाइल खाली छ। कृपया कागजात भएको फाइल छान्नुहोस्।",
      damaged: "यो फाइल पढ्न सकिएन: बिग्रिएको वा अधुरो छ। कृपया फेरि सुरक्षित गरेर नयाँ प्रति थप्नुहोस्।",
      locked: "यस फाइलमा पासवर्ड लागेको छ। कृपया पासवर्डविनाको फाइल थप्नुहोस्।",
      macros: "यस फाइलमा म्याक्रो वा प्रोग्राम छ। कृपया साधारण कागजात वा PDF बनाएर थप्नुहोस्।",
      remote: "यो फाइल खोल्दा बाहिरबाट केही लोड हुन्छ। कृपया PDF बनाएर थप्नुहोस्।",
      bomb: "यो फाइल खोल्दा कागजात हुनुपर्नेभन्दा धेरै ठूलो हुन्छ। कृपया PDF बनाएर थप्नुहोस्।",
      nested: "यस फाइलभित्र अरू फाइल छन्। कृपया प्रत्येक कागजात छुट्टै थप्नुहोस्।",
      polyglot: "यो फाइल एकैचोटि दुई प्रकारको छ। कृपया फेरि सुरक्षित गरेर नयाँ प्रति थप्नुहोस्।",
      pixels: "यो तस्बिर धेरै ठूलो छ। कृपया चार करोडभन्दा कम पिक्सेलमा सुरक्षित गर्नुहोस्।",
      heavy: "यो फाइल जाँच्न धेरै समय वा मेमोरी लाग्छ। कृपया तस्बिर भए पिक्सेल घटाएर, कागजात भए साधारण PDF बनाएर फेरि थप्नुहोस्।",
    },
    wrongOffset: "अपलोड बीचमा रोकियो। कृपया उही फाइल फेरि छान्नुहोस्।",
  },
};
