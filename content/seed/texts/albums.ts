import type { AlbumSeed } from "../album-shape.ts";
import type { Text } from "../shape.ts";

const mingmar: Text = { en: "Mingmar Tamang", ne: "मिङमार तामाङ" };
const sarita: Text = { en: "Sarita Bishwokarma", ne: "सरिता विश्वकर्मा" };

/** A photo with its caption; place, day and name where they are known. */
const photo = (
  picture: string,
  en: string,
  ne: string,
  more: { place?: Text; credit?: Text; takenOn?: string } = {},
) => ({ picture, caption: { en, ne }, ...more });

export const albums: AlbumSeed[] = [
  {
    key: "seti-filling",
    name: { en: "Seti Gorge: the reservoir fills", ne: "सेती गल्छी: जलाशय भरिँदै" },
    description: {
      en:
        "From 14 June to 12 November 2026 the water rose by 133 m. It was held three times, so that the " +
        "readings could be compared with the calculation.",
      ne:
        "२०८३ जेठ ३१ देखि कात्तिक २६ सम्म पानीको सतह १३३ मिटर बढ्यो। यन्त्रको नाप गणनासँग दाँज्न बीचमा तीन पटक " +
        "सतह रोकेर राखियो।",
    },
    place: { en: "Seti Gorge, 875 m above sea level", ne: "सेती गल्छी, समुद्र सतहबाट ८७५ मिटर" },
    takenOn: "2026-11-12",
    category: "works",
    project: "seti-gorge-storage-project",
    download: true,
    photos: [
      photo("arch_dam.jpg", "Full supply level, on the morning it was reached", "पूर्ण सञ्चय सतह, पुगेकै बिहान", {
        place: { en: "Right abutment", ne: "दायाँ किनार" },
        credit: sarita,
        takenOn: "2026-11-12",
      }),
      photo(
        "dam_crest.jpg",
        "The crest has moved 38 mm: too little to see",
        "बाँधको शीर्ष ३८ मिलिमिटर सरेको छ; आँखाले देखिँदैन",
        {
          place: { en: "Crest road", ne: "बाँधमाथिको सडक" },
          credit: sarita,
          takenOn: "2026-11-12",
        },
      ),
      photo("arch_dam_downstream.jpg", "From below, during the second hold", "दोस्रो पटक सतह रोक्दा, तलबाट", {
        credit: mingmar,
        takenOn: "2026-09-18",
      }),
    ],
  },
  {
    key: "ratanghat",
    name: { en: "Ratanghat: a bridge over the Bheri", ne: "रतनघाट: भेरीमाथिको पुल" },
    description: {
      en: "Sixty-four stays, a main span of 220 m, and a ferry retired with honours.",
      ne: "चौँसट्ठी केबल, २२० मिटरको मुख्य स्पान र सम्मानपूर्वक बिदा गरिएको एउटा डुङ्गा।",
    },
    place: { en: "Ratanghat, Surkhet", ne: "रतनघाट, सुर्खेत" },
    takenOn: "2026-04-10",
    category: "works",
    project: "ratanghat-cable-stayed-bridge",
    photos: [
      photo("cable_stayed_bridge.jpg", "Evening after the last load test", "अन्तिम भार परीक्षणपछिको साँझ", {
        credit: sarita,
        takenOn: "2026-04-10",
      }),
      photo("bridge_deck.jpg", "Two lanes, and a footway", "दुई लेन र पैदल यात्रुका लागि छुट्टै बाटो", {
        credit: sarita,
        takenOn: "2026-04-10",
      }),
    ],
  },
  {
    key: "steep-roads",
    name: { en: "Roads on steep ground", ne: "भिराला पाखाका सडक" },
    description: {
      en: "Eighty-six kilometres between Lamidanda and Solpani, after their second monsoon.",
      ne: "लामीडाँडा र सोलपानीबीचको ८६ किलोमिटर, दोस्रो वर्षायामपछि।",
    },
    place: { en: "Lamidanda–Solpani", ne: "लामीडाँडा–सोलपानी" },
    takenOn: "2024-10-22",
    category: "works",
    project: "lamidanda-solpani-road",
    photos: [
      photo("mountain_highway.jpg", "Where the road leaves the river", "सडकले नदी छाड्ने ठाउँ", { credit: mingmar }),
      photo("highway_bend.jpg", "Retaining walls built with stone from the cuttings", "खन्दा निस्केकै ढुङ्गाका पर्खाल", {
        credit: mingmar,
      }),
      photo(
        "tunnel_portal.jpg",
        "The anchored beams above the Deurali portal",
        "देउराली सुरुङको मुखमाथिका एङ्कर गरिएका बिम",
        {
          place: { en: "Deurali, east portal", ne: "देउराली, पूर्वी मुख" },
          credit: sarita,
          takenOn: "2024-10-21",
        },
      ),
    ],
  },
  {
    key: "power",
    name: { en: "Lines and panels", ne: "तार र प्यानल" },
    description: {
      en: "How power gets from water and sun to where people live.",
      ne: "पानी र घाम भएको ठाउँबाट बस्तीसम्म बिजुली पुग्ने बाटो।",
    },
    place: { en: "Bhorle–Simalchaur and Bhutan", ne: "भोर्ले–सिमलचौर र भुटान" },
    takenOn: "2025-08-26",
    category: "works",
    project: "bhorle-simalchaur-transmission-line",
    photos: [
      photo(
        "transmission_ridge.jpg",
        "Tower 114 and its neighbours, carried up by ropeway",
        "रोपवेबाट पुर्‍याइएका ११४ नम्बर र छेउका टावर",
        {
          credit: mingmar,
          takenOn: "2025-08-26",
        },
      ),
      photo("solar_field.jpg", "A plant like the one planned at Zarkuh", "जारकुहमा प्रस्तावित जस्तै सौर्य केन्द्र"),
      photo("penstock_powerhouse.jpg", "Switchyard at the lower end of two penstocks", "दुई पेनस्टकको पुछारको स्विचयार्ड", {
        place: { en: "Lhamoi Chhu, Bhutan", ne: "ल्हामोई छु, भुटान" },
        credit: mingmar,
      }),
      photo("river_weir.jpg", "Radial gates, tested dry and wet", "सुक्खै र पानीसहित जाँचिएका रेडियल गेट", {
        place: { en: "Lhamoi Chhu, Bhutan", ne: "ल्हामोई छु, भुटान" },
        credit: sarita,
      }),
    ],
  },
  {
    key: "drilling",
    name: { en: "Core by core", ne: "एक-एक कोर" },
    description: {
      en: "Each metre of core is laid out, washed, described and photographed on the day it comes up.",
      ne: "हरेक मिटर कोर निस्केकै दिन लहरै राखेर पखालिन्छ, त्यसको विवरण लेखिन्छ र तस्बिर खिचिन्छ।",
    },
    place: { en: "Deurali pass, borehole DH-14", ne: "देउराली भञ्ज्याङ, बोरहोल DH-14" },
    takenOn: "2021-11-15",
    category: "survey",
    project: "deurali-pass-road-tunnel",
    photos: [
      photo("drill_rig.jpg", "Borehole DH-14, at 212 m", "बोरहोल DH-14, २१२ मिटर गहिराइमा", {
        credit: mingmar,
        takenOn: "2021-11-15",
      }),
      photo(
        "geology_map_warm.jpg",
        "What the boreholes showed, drawn at 1:5,000",
        "बोरहोलले देखाएको भूगर्भ, १:५,००० नापोमा",
        {},
      ),
    ],
  },
  {
    key: "tamor",
    name: { en: "Tamor headwaters", ne: "माथिल्लो तमोर" },
    description: {
      en:
        "Forty-six control points set in stone, the highest at 5,480 m, and nineteen mornings of flying between " +
        "them.",
      ne: "ढुङ्गामा कुँदिएका छयालीस नियन्त्रण बिन्दु, सबैभन्दा अग्लो ५,४८० मिटरमा। तिनैका आधारमा उन्नाइस बिहान हवाई सर्वेक्षण भयो।",
    },
    place: { en: "Taplejung", ne: "ताप्लेजुङ" },
    takenOn: "2023-11-18",
    category: "survey",
    project: "tamor-headwaters-survey",
    download: true,
    photos: [
      photo("himalaya_peak.jpg", "First light on control point 31", "नियन्त्रण बिन्दु ३१ मा पहिलो घाम", {
        credit: mingmar,
        takenOn: "2023-11-18",
      }),
      photo("topographic_relief.jpg", "The terrain model, one metre to a cell", "एक मिटर ग्रिडको धरातल मोडेल"),
      photo("river_survey_ortho.jpg", "One of 2,300 pictures of the valley floor", "उपत्यकाको फाँटका २,३०० तस्बिरमध्ये एक", {
        credit: mingmar,
      }),
      photo("contour_lines_dark.jpg", "Contours at five metres", "पाँच मिटरका समोच्च रेखा"),
      photo("forest_valley_mist.jpg", "Waiting for the mist to lift", "कुहिरो हट्ने पर्खाइ", {
        credit: mingmar,
        takenOn: "2023-11-12",
      }),
    ],
  },
  {
    key: "sukeghat",
    name: { en: "Load test at Sukeghat", ne: "सुकेघाटको भार परीक्षण" },
    description: {
      en: "Forty-one tonnes of sand, carried out in bags by the two wards that will use the bridge.",
      ne: "पुल प्रयोग गर्ने दुई वडाका बासिन्दाले नै बोकेर राखेको ४१ टन बालुवा।",
    },
    place: { en: "Sukeghat", ne: "सुकेघाट" },
    takenOn: "2026-10-07",
    category: "community",
    photos: [
      photo("suspension_footbridge.jpg", "The evening before, still without a load", "अघिल्लो साँझ, भार राख्नुअघि", {
        credit: sarita,
        takenOn: "2026-10-05",
      }),
      photo("footbridge_side.jpg", "1.92 m of sag at mid-span", "मध्यभागमा १.९२ मिटर झुकाइ", {
        credit: sarita,
        takenOn: "2026-10-07",
      }),
    ],
  },
  {
    key: "simle-besi",
    name: { en: "Sharing the water", ne: "पानीपालो" },
    description: {
      en: "The users of the Simle Besi canal still share its water as they agreed sixty years ago.",
      ne: "सिम्ले बेँसी नहरका उपभोक्ताले साठी वर्षअघि मिलाएकै पानीपालो आज पनि कायम राखेका छन्।",
    },
    place: { en: "Simle Besi", ne: "सिम्ले बेँसी" },
    takenOn: "2026-03-02",
    category: "community",
    project: "simle-besi-irrigation-scheme",
    photos: [
      photo("irrigation_canal.jpg", "Kilometre 11, above the oldest fields", "एघारौँ किलोमिटर, सबैभन्दा पुराना गह्रामाथि", {
        credit: sarita,
      }),
      photo(
        "canal_regulator.jpg",
        "Regulator 7: each gate has a keeper and a book",
        "नियन्त्रण संरचना ७: हरेक गेटको एक ढलपा र एक पुस्तिका",
        { credit: sarita },
      ),
      photo("water_treatment.jpg", "Elsewhere river water becomes drinking water", "अन्यत्र नदीकै पानी खानेपानी बन्छ", {
        place: { en: "Sundarbasti", ne: "सुन्दरबस्ती" },
      }),
    ],
  },
  {
    key: "kijani",
    name: { en: "Kijani, Nairobi", ne: "किजानी, नैरोबी" },
    description: {
      en: "The quarter whose drains are being planned with its residents.",
      ne: "बासिन्दासँगै बसेर ढल निकासको योजना बनाइँदै गरेको टोल।",
    },
    place: { en: "Nairobi", ne: "नैरोबी" },
    takenOn: "2025-02-19",
    category: "community",
    project: "kijani-drainage-plan",
    photos: [
      photo(
        "drainage_plan.jpg",
        "Forty-eight square kilometres, most of it roofs",
        "अठचालीस वर्ग किलोमिटर, धेरैजसो छानैछाना",
        { credit: { en: "Survey section", ne: "सर्वेक्षण शाखा" }, takenOn: "2025-02-19" },
      ),
    ],
  },
  {
    key: "range",
    name: { en: "The range from our stations", ne: "हाम्रा केन्द्रबाट देखिने हिमाल" },
    description: {
      en: "Surveyors get up early. These are the pictures that no report needed.",
      ne: "सर्वेक्षक बिहानै उठ्छन्। यी कुनै पनि प्रतिवेदनमा नपरेका तस्बिर हुन्।",
    },
    place: { en: "Between Humla and Taplejung", ne: "हुम्लादेखि ताप्लेजुङसम्म" },
    takenOn: "2026-10-30",
    category: "land",
    download: true,
    photos: [
      photo("forest_valley_mist.jpg", "Mist that will be gone by noon", "मध्याह्नसम्म हराउने कुहिरो"),
      photo("himalaya_dawn.jpg", "05:52", "बिहान ५:५२ बजे", { credit: mingmar, takenOn: "2024-10-30" }),
      photo("himalaya_peak.jpg", "06:10, and cold", "बिहान ६:१० बजे, चिसो"),
      photo("himalaya_evening.jpg", "The last sight of the day", "दिनको अन्तिम दृश्य", {
        credit: sarita,
        takenOn: "2025-11-11",
      }),
    ],
  },
  {
    key: "models",
    name: { en: "The land, drawn", ne: "नक्सामा उतारिएको भूमि" },
    description: {
      en: "Terrain as our computers see it: height, slope and the light of an afternoon that never was.",
      ne: "हाम्रा कम्प्युटरले देखेको धरातल: उचाइ, भिरालोपन र कहिल्यै नलागेको एउटा दिउँसोको घाम।",
    },
    place: { en: "Survey and Geomatics, Pokhara", ne: "सर्वेक्षण तथा जियोम्याटिक्स, पोखरा" },
    takenOn: "2025-06-05",
    category: "land",
    photos: [
      photo(
        "topographic_relief_dark.jpg",
        "The Tamor at night, lit from the north-west",
        "उत्तरपश्चिमबाट उज्यालो पारेको रातको तमोर",
      ),
      photo("geology_map_warm.jpg", "Rock, in seven colours", "सात रङमा चट्टान"),
      photo("topographic_relief.jpg", "The same valley by day", "त्यही उपत्यका दिउँसो"),
      photo(
        "contour_lines_light.jpg",
        "Two-metre contours, for a canal that must not climb",
        "उकालो नचढ्ने नहरका लागि दुई मिटरका समोच्च रेखा",
      ),
      photo("contour_lines_dark.jpg", "Five-metre contours for everything else", "अरू सबैका लागि पाँच मिटरका समोच्च रेखा"),
      photo("river_survey_ortho.jpg", "A photograph turned into a map", "नक्सामा बदलिएको तस्बिर"),
    ],
  },
];
