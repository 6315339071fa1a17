/** Words that say nothing about what a visitor looks for, folded. They only count in a query without others. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    "a an and are as at be by for from has have in is it its of on or our that the their this to was we were with what " +
    "which who how do does i you me my can where when why about any there your find show please " +
    "र को का की मा ले लाई बाट छ छन् हो तथा वा पनि यो त्यो यस हाम्रो हाम्रा गरेको भएको गर्ने लागि कसरी कहाँ कहिले कति कुन के म छु गर्न सकिन्छ हुन्छ हुन"
  ).split(" "),
);

/**
 * Words with the same meaning, in each language and in Latin letters, where sound does not lead from one to the other, or
 * where people write one word or two.
 */
export const sameMeaning: readonly (readonly string[])[] = [
  [
    "hydropower",
    "hydro power",
    "hydroelectric",
    "hydro electric",
    "hydel",
    "जलविद्युत्",
    "जलविद्युत",
    "जल विद्युत्",
    "जलविद्युत आयोजना",
  ],
  ["dam", "barrage", "बाँध", "bandh"],
  ["weir", "headworks", "बाँधमुहान", "मुहान"],
  ["bridge", "पुल", "pul"],
  ["suspension bridge", "suspended bridge", "footbridge", "foot bridge", "झोलुङ्गे पुल", "झोलुङ्गे"],
  ["road", "highway", "सडक", "राजमार्ग", "sadak"],
  ["tunnel", "सुरुङ", "surung", "टनेल"],
  ["transmission line", "power line", "प्रसारण लाइन", "प्रसारणलाइन"],
  ["substation", "sub station", "सबस्टेसन", "उपकेन्द्र"],
  ["irrigation", "सिँचाइ", "सिचाइ", "sinchai"],
  ["canal", "नहर", "कुलो", "nahar"],
  ["drinking water", "water supply", "खानेपानी", "khanepani"],
  ["river", "नदी", "खोला", "nadi", "khola"],
  ["glacial lake", "हिमताल", "himtal", "glof"],
  ["survey", "सर्वेक्षण", "नापजाँच", "नापी"],
  ["feasibility", "सम्भाव्यता"],
  ["design", "डिजाइन", "डिजाईन"],
  ["supervision", "सुपरिवेक्षण", "रेखदेख"],
  ["geology", "भूगर्भ", "भूविज्ञान"],
  ["geologist", "भूगर्भविद्"],
  ["engineer", "इन्जिनियर", "ईन्जिनियर", "अभियन्ता"],
  ["environment", "वातावरण", "vatavaran"],
  ["airport", "airstrip", "विमानस्थल", "एयरपोर्ट"],
  ["solar", "सौर्य", "सौर"],
  ["wind", "हावा", "वायु"],
  ["landslide", "पहिरो", "pahiro"],
  ["flood", "बाढी", "badhi"],
  ["earthquake", "भूकम्प", "भुइँचालो"],
  ["city", "urban", "town", "सहर", "शहर", "नगर"],
  ["project", "परियोजना", "आयोजना"],
  ["vacancy", "job", "रिक्त पद", "भर्ना", "जागिर", "bharna", "jagir"],
  ["ceo", "chief executive officer", "chief executive", "प्रमुख कार्यकारी अधिकृत"],
  ["eoi", "expression of interest", "आशयपत्र", "aashayapatra"],
  ["agm", "annual general meeting", "साधारण सभा", "sadharan sabha"],
  ["gis", "जीआईएस"],
  ["phone", "telephone", "mobile", "फोन", "सम्पर्क नम्बर"],
  ["apply", "आवेदन", "दरखास्त", "aavedan", "darkhasta"],
  ["tender", "bid", "बोलपत्र", "टेन्डर", "bolpatra", "thekka"],
  ["addendum", "corrigendum", "amendment", "संशोधन", "संशोधन सूचना"],
  ["notice", "सूचना", "suchana"],
  ["report", "प्रतिवेदन", "रिपोर्ट", "prativedan"],
  ["training", "तालिम"],
  ["award", "पुरस्कार", "सम्मान"],
  ["power", "electricity", "विद्युत्", "बिजुली"],
  ["drainage", "ढल", "निकास"],
  ["kathmandu", "काठमाडौँ", "काठमाडौं", "काठमाण्डौ"],
  ["lalitpur", "patan", "ललितपुर", "पाटन"],
  ["sudurpashchim", "far west", "सुदूरपश्चिम"],
  ["terai", "tarai", "madhesh", "तराई", "मधेश"],
  ["himalaya", "हिमालय", "हिमाल"],
  ["kenya", "केन्या"],
  ["bhutan", "भुटान"],
  ["laos", "लाओस"],
];
