/** Texts about photos, loaded with the pages that show some. */
export const photoWords = {
  en: {
    photos: "Photos",
    photo: (n: string, count: string) => `Photo ${n} of ${count}`,
    of: (n: string, count: string) => `${n} of ${count}`,
    close: "Close",
    startShow: "Start the slideshow",
    stopShow: "Stop the slideshow",
    download: "Download",
    failed: "This photo could not be loaded.",
    credit: (name: string) => `Picture:\u00a0${name}`,
  },
  ne: {
    photos: "तस्बिरहरू",
    photo: (n: string, count: string) => `${count} मध्ये तस्बिर ${n}`,
    of: (n: string, count: string) => `${count} मध्ये ${n}`,
    close: "बन्द गर्नुहोस्",
    startShow: "स्लाइड शो सुरु गर्नुहोस्",
    stopShow: "स्लाइड शो रोक्नुहोस्",
    download: "डाउनलोड",
    failed: "यो तस्बिर लोड हुन सकेन।",
    credit: (name: string) => `तस्बिर:\u00a0${name}`,
  },
};
