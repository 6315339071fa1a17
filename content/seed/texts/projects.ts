import type { ProjectSeed } from "../shape.ts";

export const projects: ProjectSeed[] = [
  {
    slug: "seti-gorge-storage-project",
    name: { en: "Seti Gorge storage project", ne: "सेती गल्छी जलाशय परियोजना" },
    description: {
      en:
        "A double-curvature arch dam, 240 m high, in a gorge that is 60 m wide at the river and 380 m at the " +
        "crest. It keeps 1.1 km³ of monsoon water for the evenings of the dry season. We logged 14 km of " +
        "exploratory drilling and two adits, prepared the detailed design and the tender documents, and had the " +
        "arch checked by two teams that did not see each other’s model. The resettlement plan was drawn up with " +
        "212 households, with land for land.",
      ne:
        "नदीको सतहमा ६० मिटर र बाँधको शिरमा ३८० मिटर चौडा गल्छीमा बनेको २४० मिटर अग्लो आर्क बाँध। यसले " +
        "वर्षायामको १.१ घन किलोमिटर पानी जम्मा गरी हिउँदका साँझमा बिजुली दिन्छ। हामीले १४ किलोमिटर अन्वेषण " +
        "ड्रिलिङ र दुई परीक्षण सुरुङको अभिलेख राख्यौँ, विस्तृत डिजाइन र बोलपत्रका कागजात तयार पार्‍यौँ र " +
        "एकअर्काको मोडेल नदेखेका दुई टोलीबाट बाँधको गणना जँचायौँ। जग्गाको सट्टा जग्गा दिने पुनर्वास योजना २१२ " +
        "घरपरिवारसँग बसेर बनाइएको हो।",
    },
    code: "HEC-HYD-014",
    quantity: { en: "456 MW", ne: "४५६ मेगावाट" },
    group: "hydropower-dams",
    taskType: "detailed-design",
    highlight: true,
    files: ["arch_dam.jpg", "arch_dam_downstream.jpg", "dam_crest.jpg"],
  },
  {
    slug: "ratanghat-cable-stayed-bridge",
    name: { en: "Ratanghat cable-stayed bridge", ne: "रतनघाट केबल स्टेड पुल" },
    description: {
      en:
        "A two-lane cable-stayed bridge over the Bheri in Surkhet, 412 m long with a main span of 220 m. It " +
        "replaces a ferry and a detour of 61 km for eleven villages. We supervised construction from the first " +
        "pile to the load test, with a resident team of seven and a materials laboratory on the left bank. " +
        "Thirty-six sensors on the stays report to the head office.",
      ne:
        "सुर्खेतमा भेरी नदीमाथि बनेको दुई लेनको ४१२ मिटर लामो केबल स्टेड पुल, जसको मुख्य स्पान २२० मिटर छ। यसले " +
        "एघार गाउँका बासिन्दालाई डुङ्गा र ६१ किलोमिटरको फेरो दुवैबाट मुक्त गरेको छ। पहिलो पाइलदेखि भार " +
        "परीक्षणसम्मको सुपरिवेक्षण हामीले गर्‍यौँ; सात जनाको आवासीय टोली र सामग्री प्रयोगशाला बायाँ किनारमै थिए। " +
        "केबलमा जडित ३६ सेन्सरको विवरण केन्द्रीय कार्यालयमा आइपुग्छ।",
    },
    code: "HEC-BRG-031",
    quantity: { en: "412 m", ne: "४१२ मिटर" },
    group: "roads-bridges",
    taskType: "construction-supervision",
    highlight: true,
    files: ["cable_stayed_bridge.jpg", "bridge_deck.jpg"],
  },
  {
    slug: "lamidanda-solpani-road",
    name: { en: "Lamidanda–Solpani road", ne: "लामीडाँडा–सोलपानी सडक" },
    description: {
      en:
        "A two-lane road of 86 km between Lamidanda and Solpani, on slopes that rise 1,100 m above the river. We " +
        "designed the alignment on survey at 1:500, with 214 cross-drainage structures and 31 km of retaining " +
        "wall in stone from the cuttings. Where a slope had moved within fifty years, no cut is higher than 12 " +
        "m. In its first two monsoons the road was closed for 31 hours altogether.",
      ne:
        "लामीडाँडा र सोलपानी जोड्ने ८६ किलोमिटर लामो दुई लेनको सडक, जुन नदीबाट १,१०० मिटरसम्म उठेका भिराला पाखा " +
        "हुँदै जान्छ। हामीले १:५०० नापोको सर्वेक्षणका आधारमा रेखाङ्कन डिजाइन गर्‍यौँ, जसमा २१४ निकास संरचना र " +
        "खन्दा निस्केकै ढुङ्गाले बनेका ३१ किलोमिटर टेवा पर्खाल छन्। पचास वर्षभित्र पहिरो गएका पाखामा १२ " +
        "मिटरभन्दा अग्लो कटान गरिएको छैन। सुरुका दुई वर्षायाममा सडक जम्मा ३१ घण्टा मात्र अवरुद्ध भयो।",
    },
    code: "HEC-RD-057",
    quantity: { en: "86 km", ne: "८६ कि.मि." },
    group: "roads-bridges",
    taskType: "detailed-design",
    highlight: true,
    files: ["mountain_highway.jpg", "highway_bend.jpg"],
  },
  {
    slug: "bhorle-simalchaur-transmission-line",
    name: { en: "Bhorle–Simalchaur transmission line", ne: "भोर्ले–सिमलचौर प्रसारण लाइन" },
    description: {
      en:
        "A double-circuit 220 kV line of 94 km with 271 towers, between 420 and 2,860 m above sea level. We " +
        "supervise construction and testing, and designed the foundations again at 38 towers where the ground " +
        "differed from the tender. The parts of 63 towers were carried in by ropeway and on foot, so that no " +
        "track had to be cut through community forest. Stringing ended in October 2026, four months early.",
      ne:
        "समुद्र सतहबाट ४२० देखि २,८६० मिटरको उचाइमा २७१ टावर भएको ९४ किलोमिटर लामो २२० के.भी. को डबल सर्किट " +
        "प्रसारण लाइन। हामी निर्माण र परीक्षणको सुपरिवेक्षण गर्छौँ; बोलपत्रमा उल्लेख भएभन्दा जमिन फरक भेटिएका ३८ " +
        "टावरको जगको डिजाइन पनि हामीले नै नयाँ गरेका हौँ। सामुदायिक वनमा बाटो खन्नु नपरोस् भनी ६३ टावरका सामान " +
        "रोपवे र भरियाबाट पुर्‍याइयो। तार तान्ने काम तोकिएको समयभन्दा चार महिना अगाडि, २०८३ कात्तिकमा सकियो।",
    },
    code: "HEC-TL-012",
    quantity: { en: "220 kV", ne: "२२० के.भी." },
    group: "transmission-energy",
    taskType: "construction-supervision",
    highlight: true,
    files: ["transmission_ridge.jpg"],
  },
  {
    slug: "tamor-headwaters-survey",
    name: { en: "Tamor headwaters survey", ne: "तमोर शिर जलाधार सर्वेक्षण" },
    description: {
      en:
        "Airborne LiDAR and ground survey of 1,900 km² at the head of the Tamor, from 900 to 6,100 m above sea " +
        "level. The terrain model has a grid of one metre and rests on 46 control points set in stone. Soundings " +
        "of four lakes and sections along 118 km of river complete it. The municipalities hold the data and may " +
        "pass them on to later studies.",
      ne:
        "तमोर नदीको शिरमा समुद्र सतहबाट ९०० देखि ६,१०० मिटरसम्मको १,९०० वर्ग किलोमिटर क्षेत्रमा गरिएको हवाई " +
        "लाइडार र स्थलगत सर्वेक्षण। एक मिटर ग्रिडको धरातल मोडेल ढुङ्गामा कुँदिएका ४६ नियन्त्रण बिन्दुमा आधारित " +
        "छ। चार तालको गहिराइ र ११८ किलोमिटर नदीका अनुप्रस्थ काट पनि यसमा समेटिएका छन्। तथ्याङ्क स्थानीय तहलाई " +
        "हस्तान्तरण गरिएको छ र पछिका अध्ययनमा प्रयोग गर्न सकिन्छ।",
    },
    code: "HEC-SUR-044",
    quantity: { en: "1,900 km²", ne: "१,९०० वर्ग कि.मि." },
    group: "survey-geotechnics",
    taskType: "survey-investigation",
    highlight: true,
    files: ["topographic_relief.jpg", "river_survey_ortho.jpg", "geology_map_warm.jpg"],
  },
  {
    slug: "deurali-pass-road-tunnel",
    name: { en: "Deurali pass road tunnel", ne: "देउराली भञ्ज्याङ सडक सुरुङ" },
    description: {
      en:
        "A two-lane tunnel of 2.6 km under the Deurali pass, with an escape tunnel beside it and a cross passage " +
        "every 250 m. We drilled 1.9 km of core along the axis and designed the lining in five support classes, " +
        "together with the anchored beams above the east portal. The tunnel takes lorries off 11 km of road that " +
        "used to be closed on forty days of the year.",
      ne:
        "देउराली भञ्ज्याङमुनि बनेको दुई लेनको २.६ किलोमिटर लामो सुरुङ, जसको छेउमा आपत्कालीन सुरुङ र हरेक २५० " +
        "मिटरमा जोड्ने मार्ग छन्। हामीले सुरुङको अक्षमा १.९ किलोमिटर कोर ड्रिलिङ गर्‍यौँ र पाँच वर्गको टेवा " +
        "प्रणालीसहित भित्री अस्तर तथा पूर्वी मुखमाथिका एंकर गरिएका बिमको डिजाइन गर्‍यौँ। वर्षको चालीस दिन " +
        "अवरुद्ध हुने गरेको ११ किलोमिटर सडकमा अब ट्रक चल्नु पर्दैन।",
    },
    code: "HEC-TUN-009",
    quantity: { en: "2.6 km", ne: "२.६ कि.मि." },
    group: "roads-bridges",
    taskType: "detailed-design",
    highlight: true,
    files: ["tunnel_portal.jpg"],
  },
  {
    slug: "lhamoi-chhu-run-of-river",
    name: { en: "Lhamoi Chhu run-of-river project", ne: "ल्हामोई छु नदी प्रवाही परियोजना" },
    description: {
      en:
        "A run-of-river project of 38 MW in southern Bhutan, with a gated weir, two desanding basins and a " +
        "powerhouse 310 m below the intake. We supervised the civil and hydromechanical works for three years. " +
        "The radial gates were tested dry and wet before the first monsoon, and the fourteen defects found were " +
        "put right before handover.",
      ne:
        "दक्षिण भुटानको ३८ मेगावाटको नदी प्रवाही परियोजना, जसमा गेटसहितको बाँध, बालुवा थिग्राउने दुई पोखरी र " +
        "पानी लिने मुखभन्दा ३१० मिटर तल विद्युत्‌गृह छन्। हामीले तीन वर्षसम्म सिभिल र हाइड्रोमेकानिकल कामको " +
        "सुपरिवेक्षण गर्‍यौँ। पहिलो वर्षायामअघि नै रेडियल गेटको सुक्खा र पानीसहितको परीक्षण गरियो; भेटिएका चौध " +
        "त्रुटि हस्तान्तरणअघि सच्याइए।",
    },
    code: "HEC-HYD-022",
    quantity: { en: "38 MW", ne: "३८ मेगावाट" },
    group: "hydropower-dams",
    taskType: "construction-supervision",
    highlight: false,
    files: ["river_weir.jpg", "penstock_powerhouse.jpg"],
  },
  {
    slug: "simle-besi-irrigation-scheme",
    name: { en: "Simle Besi irrigation scheme", ne: "सिम्ले बेँसी सिँचाइ योजना" },
    description: {
      en:
        "Renewal of a farmers’ canal of 1964, with 27 km of lined main canal and nineteen gated regulators for " +
        "3,200 ha of terraced land. The layout keeps the turns of water on which the users’ committees had " +
        "already agreed. Water now reaches the last field in nine hours instead of two days.",
      ne:
        "किसानले २०२१ सालमा खनेको कुलोको पुनर्निर्माण, जसमा २७ किलोमिटर पक्की मूल नहर र गेटसहितका उन्नाइस " +
        "नियन्त्रण संरचना छन् र ३,२०० हेक्टर गह्राखेतमा सिँचाइ पुग्छ। उपभोक्ता समितिहरूले पहिलेदेखि मानिआएको " +
        "पानीपालोलाई नै नयाँ संरचनाको आधार बनाइएको छ। पानी पुछारको खेतसम्म पुग्न पहिले दुई दिन लाग्थ्यो, अहिले " +
        "नौ घण्टा लाग्छ।",
    },
    code: "HEC-IRR-026",
    quantity: { en: "3,200 ha", ne: "३,२०० हेक्टर" },
    group: "water-irrigation",
    taskType: "detailed-design",
    highlight: false,
    files: ["irrigation_canal.jpg", "canal_regulator.jpg"],
  },
  {
    slug: "sundarbasti-water-treatment-plant",
    name: { en: "Sundarbasti water treatment plant", ne: "सुन्दरबस्ती खानेपानी प्रशोधन केन्द्र" },
    description: {
      en:
        "A plant that treats 40 million litres a day, with four clarifiers, rapid sand filters and an elevated " +
        "tank of 1,500 m³. It supplies about 310,000 people in nine wards. We supervised construction and ran " +
        "the plant with its operators for six months before handover. Turbidity at the outlet has stayed below " +
        "0.5 NTU through three monsoons.",
      ne:
        "चार क्लारिफायर, बालुवा फिल्टर र १,५०० घन मिटर क्षमताको अग्लो ट्याङ्की भएको यस केन्द्रले दैनिक ४ करोड " +
        "लिटर पानी प्रशोधन गर्छ। नौ वडाका झन्डै ३ लाख १० हजार बासिन्दाले यसको पानी पाउँछन्। हामीले निर्माणको " +
        "सुपरिवेक्षण गर्‍यौँ र हस्तान्तरणअघि छ महिना सञ्चालकहरूसँगै बसेर केन्द्र चलायौँ। तीन वर्षायाममा पनि " +
        "निकासको पानीको धमिलोपन ०.५ एनटीयूभन्दा माथि गएको छैन।",
    },
    code: "HEC-WAT-018",
    quantity: { en: "40 million litres/day", ne: "दैनिक ४ करोड लिटर" },
    group: "water-irrigation",
    taskType: "construction-supervision",
    highlight: false,
    files: ["water_treatment.jpg"],
  },
  {
    slug: "zarkuh-solar-plant",
    name: { en: "Zarkuh solar plant", ne: "जारकुह सौर्य विद्युत् केन्द्र" },
    description: {
      en:
        "Feasibility study for a solar plant of 60 MW on a gravel terrace in northern Tajikistan. We measured " +
        "irradiation for fourteen months, studied snow load and dust, and tested the ground by pulling out 120 " +
        "trial piles. The study compares three connections to the 110 kV grid. The lender accepted it in May " +
        "2026.",
      ne:
        "उत्तरी ताजिकिस्तानको ग्राभेल टारमा प्रस्तावित ६० मेगावाटको सौर्य विद्युत् केन्द्रको सम्भाव्यता अध्ययन। " +
        "हामीले चौध महिनासम्म सौर्य विकिरण नाप्यौँ, हिउँको भार र धुलोको अध्ययन गर्‍यौँ र १२० परीक्षण पाइल उखेलेर " +
        "जमिनको क्षमता जाँच्यौँ। अध्ययनले ११० के.भी. ग्रिडमा जोडिने तीन विकल्पको तुलना गरेको छ। ऋणदाता संस्थाले " +
        "२०८३ जेठमा प्रतिवेदन स्वीकृत गर्‍यो।",
    },
    code: "HEC-PV-005",
    quantity: { en: "60 MW", ne: "६० मेगावाट" },
    group: "transmission-energy",
    taskType: "feasibility-study",
    highlight: false,
    files: ["solar_field.jpg"],
  },
  {
    slug: "glacial-lake-risk-atlas",
    name: { en: "Glacial lake risk atlas", ne: "हिमताल जोखिम एटलस" },
    description: {
      en:
        "An atlas of 47 glacial lakes in three basins, with the depth of each, the material of its dam and the " +
        "path that a flood would take. Nine lakes are marked for inspection every year. For five municipalities " +
        "the atlas gives arrival times, safe ground and the bridges that would be lost. It is free of charge and " +
        "is revised each spring.",
      ne:
        "तीन जलाधारका ४७ हिमतालको गहिराइ, बाँध बनेको सामग्री र फुटेमा बाढी बग्ने मार्ग देखाउने एटलस। यीमध्ये नौ " +
        "तालको हरेक वर्ष निरीक्षण गर्नुपर्ने देखिएको छ। पाँच नगरपालिकाका लागि बाढी आइपुग्ने समय, सुरक्षित स्थान " +
        "र जोखिममा पर्ने पुल पनि यसमा दिइएका छन्। एटलस निःशुल्क उपलब्ध छ र हरेक वसन्तमा अद्यावधिक गरिन्छ।",
    },
    code: "HEC-ENV-020",
    quantity: { en: "47 lakes", ne: "४७ हिमताल" },
    group: "urban-environment",
    taskType: "advisory",
    highlight: false,
    files: ["himalaya_evening.jpg", "himalaya_peak.jpg"],
  },
  {
    slug: "kijani-drainage-plan",
    name: { en: "Kijani drainage plan, Nairobi", ne: "किजानी ढल निकास योजना, नैरोबी" },
    description: {
      en:
        "Feasibility study for the storm drainage of the Kijani catchment in Nairobi, 48 km². With the " +
        "residents’ associations we surveyed 310 km of drain, modelled storms that return every two to fifty " +
        "years, and ranked 62 works by the number of homes each keeps dry for its cost. The county’s own crews " +
        "can build the first eleven.",
      ne:
        "नैरोबीको ४८ वर्ग किलोमिटरको किजानी जलाधारका लागि वर्षाको पानीको निकाससम्बन्धी सम्भाव्यता अध्ययन। हामीले " +
        "टोल समितिहरूसँग मिलेर ३१० किलोमिटर ढल नाप्यौँ, दुईदेखि पचास वर्षमा दोहोरिने वर्षाको मोडेल बनायौँ र " +
        "खर्चको तुलनामा कति घर डुबानबाट जोगिन्छन् भन्ने आधारमा ६२ कामको प्राथमिकता तोक्यौँ। सुरुका एघार काम " +
        "काउन्टी सरकारकै कामदारले गर्न सक्छन्।",
    },
    code: "HEC-URB-011",
    quantity: { en: "48 km²", ne: "४८ वर्ग कि.मि." },
    group: "urban-environment",
    taskType: "feasibility-study",
    highlight: false,
    files: ["city_aerial.jpg"],
  },
];
