import { richText } from "../rich-text.ts";
import type { NewsSeed } from "../shape.ts";

/** Items before the six newest, and the events. */
export const earlierNews: NewsSeed[] = [
  {
    key: "canal-open-day",
    category: "event",
    name: { en: "Open day on the Simle Besi canal", ne: "सिम्ले बेँसी नहरमा अवलोकन दिवस" },
    description: {
      en:
        "Walk the first four kilometres of the rebuilt canal with the people who operate it. At each of its three regulators a " +
        "gatekeeper will show how a turn of water is measured and recorded.\n\n" +
        "A bus leaves Simle bazaar at 09:15 and returns at 15:30. The users’ committee of ward 4 is cooking lunch. " +
        "Children are welcome; please wear shoes that can get wet.",
      ne:
        "पुनर्निर्मित नहरको सुरुको चार किलोमिटर यसलाई चलाउनेहरूसँगै हिँडेर हेर्नुहोस्। त्यहाँका तीनवटै नियन्त्रण संरचनामा " +
        "पानीपालो कसरी नापिन्छ र त्यसको के अभिलेख राखिन्छ भन्ने ढलपाले नै देखाउनेछन्।\n\n" +
        "सिम्ले बजारबाट बस बिहान ९:१५ बजे छुट्छ र दिउँसो ३:३० बजे फर्कन्छ। खाना वडा नं. ४ को उपभोक्ता समितिले " +
        "तयार गर्छ। केटाकेटी पनि ल्याउन सकिन्छ; भिजे पनि हुने जुत्ता लगाएर आउनुहोला।",
    },
    event: {
      startsAt: "2026-12-12T10:00:00+05:45",
      endsAt: "2026-12-12T15:00:00+05:45",
      place: { en: "Regulator 1, Simle Besi main canal", ne: "नियन्त्रण संरचना नं. १, सिम्ले बेँसी मूल नहर" },
    },
    publishedOn: "2026-11-12",
    author: "communications",
    files: ["irrigation_canal.jpg", "canal_regulator.jpg"],
    projects: ["simle-besi-irrigation-scheme"],
  },
  {
    key: "instruments-lecture",
    category: "event",
    name: { en: "Evening lecture: what 214 instruments tell us", ne: "साँझको प्रवचन: २१४ मापन यन्त्रले के बताउँछन्" },
    description: {
      en:
        "Sunmaya Gurung explains how the arch at Seti Gorge is watched while its reservoir fills: pendulums, joint " +
        "meters, piezometers, and a notebook that is still kept by hand.\n\n" +
        "The lecture is in Nepali, with slides in English. Admission is free and there is no registration; the room seats " +
        "120.",
      ne:
        "जलाशय भरिँदै गर्दा सेती गल्छीको आर्च बाँधको अनुगमन कसरी गरिन्छ भन्ने सुनमाया गुरुङले बताउनुहुनेछ: " +
        "पेन्डुलम, जोर्नी मापक, पिजोमिटर र अझै हातैले लेखिने एउटा कापी।\n\n" +
        "प्रवचन नेपालीमा हुन्छ, स्लाइड अङ्ग्रेजीमा छन्। प्रवेश निःशुल्क छ र नाम दर्ता गर्नु पर्दैन; कोठामा १२० " +
        "सिट छन्।",
    },
    event: {
      startsAt: "2026-07-03T17:00:00+05:45",
      endsAt: "2026-07-03T19:00:00+05:45",
      place: { en: "Head office, Kathmandu, third floor", ne: "केन्द्रीय कार्यालय, काठमाडौँ, तेस्रो तला" },
    },
    publishedOn: "2026-06-22",
    author: "dams",
    files: ["head_office.jpg"],
    projects: ["seti-gorge-storage-project"],
  },
  {
    key: "ratanghat-safety-prize",
    category: "award",
    name: {
      en: "Ratanghat bridge: a prize for 1,100 days without an accident",
      ne: "रतनघाट पुल: दुर्घटनारहित १,१०० दिनका लागि सम्मान",
    },
    description: {
      en:
        "The Builders’ Forum has given its prize for site safety to the team of the Ratanghat bridge: contractor, " +
        "fabricator and our seven resident engineers together. In 1,100 days of work over water nobody was hurt " +
        "badly enough to miss a shift.\n\n" +
        "The jury singled out one habit. Every morning the youngest member of the shift says what could go wrong " +
        "that day, and nobody starts until there is an answer.",
      ne:
        "निर्माणस्थलको सुरक्षाका लागि दिइने निर्माण मञ्चको सम्मान रतनघाट पुलको टोलीले पाएको छ। यसमा निर्माण व्यवसायी, " +
        "फलामे संरचना बनाउने कम्पनी र हाम्रा सात आवासीय इन्जिनियर सबै पर्छन्। पानीमाथि काम भएका १,१०० दिनमा काम " +
        "नै छुट्ने गरी कसैलाई चोट लागेन।\n\n" +
        "निर्णायकहरूले एउटा बानीको विशेष चर्चा गरे। हरेक बिहान सिफ्टका सबैभन्दा कान्छा सदस्यले आज के बिग्रन सक्छ " +
        "भनेर बताउँछन्; त्यसको उपाय नभेटिएसम्म कसैले काम सुरु गर्दैन।",
    },
    publishedOn: "2026-04-18",
    author: "roads",
    files: ["cable_stayed_bridge.jpg", "bridge_deck.jpg"],
    projects: ["ratanghat-cable-stayed-bridge"],
  },
  {
    key: "deurali-breakthrough",
    name: { en: "Daylight through the Deurali pass", ne: "देउराली भञ्ज्याङ वारपार" },
    description: {
      en:
        "The two headings of the Deurali tunnel met at 14:40 on Monday, 1,312 m from the east portal. The axes were 31 " +
        "mm apart in plan and 12 mm in level.",
      ne:
        "देउराली सुरुङका दुई खनाइ सोमबार दिउँसो २:४० बजे पूर्वी मुखबाट १,३१२ मिटर भित्र भेटिए। दुई अक्षबीचको फरक " +
        "समतलमा ३१ मिलिमिटर र उचाइमा १२ मिलिमिटर थियो।",
    },
    body: {
      en: richText(`
        ## What the ground was like

        The rock was better than the drilling had promised in the east and worse in the west, where 140 m of
        sheared phyllite took eleven weeks. The five support classes of the design were sufficient; their shares
        were not what we had expected:

        - classes I and II: 61% of the length, 48% in the design
        - class III: 22%, as designed
        - classes IV and V: 17%, against 30%

        ## What comes next

        1. The lining of the escape tunnel, before the monsoon.
        2. Drainage and the invert of the main tunnel.
        3. Ventilation and lighting, tested with a real lorry and cold smoke.

        > We drilled 1.9 km of core before the tender. None of it was wasted, not even the hole that missed.

        The face logs, one sheet for each round, are kept at the [head office](/#contact) and can be read there.
      `),
      ne: richText(`
        ## जमिन कस्तो थियो

        पूर्वतिरको चट्टान ड्रिलिङले देखाएभन्दा राम्रो निस्कियो, पश्चिमतिर भने कमजोर; त्यहाँ १४० मिटर च्यातिएको
        फिलाइट काट्न एघार हप्ता लाग्यो। डिजाइनका पाँच वर्गका टेवा पर्याप्त भए, तर हरेकको हिस्सा सोचेजस्तो रहेन:

        - वर्ग १ र २: लम्बाइको ६१ प्रतिशत, डिजाइनमा ४८ प्रतिशत
        - वर्ग ३: डिजाइनअनुसारै २२ प्रतिशत
        - वर्ग ४ र ५: १७ प्रतिशत, डिजाइनमा ३० प्रतिशत

        ## अब के हुन्छ

        1. वर्षायामअघि आपत्कालीन सुरुङको भित्री अस्तर।
        2. मुख्य सुरुङको निकास र भुइँ।
        3. वास्तविक ट्रक र चिसो धुवाँ प्रयोग गरी जाँचिने वायु सञ्चार र बत्ती।

        > बोलपत्रअघि हामीले १.९ किलोमिटर कोर ड्रिल गर्‍यौँ। त्यो खेर गएन, निशाना चुकेको प्वालसमेत।

        हरेक खनाइको एक-एक पाना अभिलेख [केन्द्रीय कार्यालय](/#contact)मा राखिएको छ र त्यहाँ पढ्न सकिन्छ।
      `),
    },
    correction: {
      en:
        "On the day of publication this text gave the difference in level as 21 mm. The survey’s final adjustment says " +
        "12 mm.",
      ne: "प्रकाशनको दिन यहाँ उचाइको फरक २१ मिलिमिटर लेखिएको थियो। सर्वेक्षणको अन्तिम समायोजनअनुसार त्यो १२ मिलिमिटर हो।",
    },
    publishedOn: "2025-02-11",
    author: "geology",
    files: ["tunnel_portal.jpg", "drill_rig.jpg", "geology_map_warm.jpg", "highway_bend.jpg"],
    projects: ["deurali-pass-road-tunnel"],
  },
  {
    key: "annual-report-2081-82",
    name: { en: "The annual report for 2081/82 is out", ne: "२०८१/८२ को वार्षिक प्रतिवेदन प्रकाशित" },
    description: {
      en:
        "It lists what was finished late and why, three claims that we lost, and two that we should not have " +
        "made. The accounts were audited without a qualification for the nineteenth year.",
      ne:
        "समयमा नसकिएका काम र त्यसका कारण, हामीले हारेका तीन दाबी र गर्नै नहुने दुई दाबी पनि यसमा छन्। लेखापरीक्षण " +
        "लगातार उन्नाइसौँ वर्ष कैफियतविना सम्पन्न भएको छ।",
    },
    publishedOn: "2025-11-02",
    author: "ceo",
    files: ["city_aerial.jpg"],
    documents: ["annual-report-2081-82-ne"],
  },
  {
    key: "towers-without-track",
    name: { en: "Sixty-three towers and not one new track", ne: "एउटा पनि नयाँ बाटो नखनी त्रिसट्ठी टावर" },
    description: {
      en:
        "The last tower parts of the Bhorle–Simalchaur line went up by ropeway this week. On 19 km of ridge the line " +
        "crosses the forests of eight user groups, and none of them had to be cut for a road.\n\n" +
        "It took 5,400 loads, none heavier than 400 kg. The ropeway was taken down in four days and is on its way to the next " +
        "valley.",
      ne:
        "भोर्ले–सिमलचौर प्रसारण लाइनका अन्तिम टावरका सामान यसै हप्ता रोपवेबाट डाँडामा पुगे। उन्नाइस किलोमिटर " +
        "डाँडामा लाइनले आठ सामुदायिक वन पार गर्छ; बाटोका लागि एउटै वन फाँड्नु परेन।\n\n" +
        "चार सय किलोभन्दा गह्रौँ नभएका ५,४०० खेप सामान ओसारियो। रोपवे चार दिनमै झिकियो र अब अर्को उपत्यकामा जान्छ।",
    },
    publishedOn: "2025-08-29",
    author: "survey",
    files: ["transmission_ridge.jpg"],
    projects: ["bhorle-simalchaur-transmission-line"],
  },
  {
    key: "drainage-first",
    name: { en: "Drainage first: our register of slopes is public", ne: "पहिले निकास: भिरसम्बन्धी हाम्रो अभिलेख सार्वजनिक" },
    description: {
      en:
        "For eleven years our road engineers have recorded why slopes above mountain roads failed. The register, " +
        "94 cases on as many pages, can now be read by anyone at the head office.",
      ne:
        "पहाडी सडकमाथिका भिर किन खसे भन्ने अभिलेख हाम्रा सडक इन्जिनियरले एघार वर्षदेखि राख्दै आएका छन्। एक पानामा एक " +
        "घटना गरी ९४ घटनाको त्यो अभिलेख अब जोसुकैले केन्द्रीय कार्यालयमा पढ्न सक्छन्।",
    },
    body: {
      en: richText(`
        In 71 of the 94 cases there was a drain, and it was blocked. Only nine slopes failed although everything
        worked. Three sentences sum up the rest:

        - A drain that cannot be reached will not be cleaned.
        - A culvert too small for a person fills up with what a person would have cleared.
        - Water that leaves the road must be led all the way down to the river.
      `),
      ne: richText(`
        ९४ मध्ये ७१ घटनामा नाला थियो, तर टालिएको थियो। सबै ठिक हुँदाहुँदै खसेका भिर नौवटा मात्र थिए। बाँकी कुरा
        तीन वाक्यमा अट्छ:

        - पुग्नै नसकिने नाला कसैले सफा गर्दैन।
        - मानिस नछिर्ने कल्भर्टमा मानिसले झिक्न सक्ने कुरा थुप्रिन्छ।
        - सडक छाडेको पानीलाई नदीसम्मकै बाटो देखाइदिनुपर्छ।
      `),
    },
    publishedOn: "2025-05-14",
    author: "roads",
    files: ["highway_bend.jpg", "mountain_highway.jpg"],
    projects: ["lamidanda-solpani-road"],
  },
  {
    key: "atlas-prize",
    category: "award",
    name: {
      en: "Glacial lake atlas honoured for its open data",
      ne: "खुला तथ्याङ्कका लागि हिमताल एटलसलाई सम्मान",
    },
    description: {
      en:
        "The Mountain Mapping Circle has awarded its annual medal to the glacial lake risk atlas, for publishing not " +
        "only the maps but every sounding behind them, with its error.\n\n" +
        "The medal comes with NPR 300,000. The team has spent it on rain gauges for two schools below the lakes.",
      ne:
        "नक्सा मात्र होइन, त्यसका आधार रहेका हरेक गहिराइ मापन त्रुटिसहित सार्वजनिक गरेकोमा पर्वतीय नक्साङ्कन " +
        "समूहले आफ्नो वार्षिक पदक हिमताल जोखिम एटलसलाई दिएको छ।\n\n" +
        "पदकसँग ३ लाख रुपैयाँ पनि छ। टोलीले त्यो रकम तालमुनिका दुई विद्यालयमा वर्षामापक यन्त्र राख्न खर्च गरेको छ।",
    },
    publishedOn: "2025-01-22",
    author: "hydrology",
    files: ["himalaya_dawn.jpg"],
    projects: ["glacial-lake-risk-atlas"],
  },
  {
    key: "bridges-after-rain",
    name: { en: "Forty-one bridges inspected in nine days", ne: "नौ दिनमा ४१ पुलको निरीक्षण" },
    description: {
      en:
        "After the rain at the end of the monsoon our teams inspected 41 bridges in three districts at the request of " +
        "the road divisions. Thirty-four stayed open, five were limited to light vehicles and two were closed.\n\n" +
        "Scour at the foundations was the cause at six of the seven. The findings for each bridge reached the " +
        "division the same evening, on one sheet with one photograph.",
      ne:
        "मनसुनको अन्त्यमा परेको पानीपछि सडक डिभिजनहरूको अनुरोधमा हाम्रा टोलीले तीन जिल्लाका ४१ पुल जाँचे। " +
        "चौँतीसवटा खुलै रहे, पाँचवटामा साना सवारी मात्र चल्न दिइयो, दुईवटा बन्द गरिए।\n\n" +
        "सातमध्ये छवटामा कारण जगको कटान थियो। हरेक पुलमा के भेटियो भन्ने एक पाना विवरण एउटा तस्बिरसहित सोही साँझ " +
        "डिभिजनमा पुर्‍याइयो।",
    },
    publishedOn: "2024-10-08",
    author: "roads",
    files: ["bridge_deck.jpg", "river_survey_ortho.jpg"],
  },
  {
    key: "gauging-school",
    category: "event",
    name: { en: "Field school on river gauging", ne: "नदी मापनको स्थलगत तालिम" },
    description: {
      en:
        "Three days on the bank of the Tamor for sixteen gauge readers: current meter and salt dilution, rating " +
        "curves by hand, and what to do in a flood: stay out of the water.",
      ne:
        "सोह्र जना गेज रिडरका लागि तमोरको किनारमा तीन दिन: करेन्ट मिटर र नुन घोल विधि, हातैले रेटिङ कर्भ कोर्ने " +
        "अभ्यास, अनि बाढी आउँदा के गर्ने, अर्थात् पानीमा नपस्ने।",
    },
    event: {
      startsAt: "2024-06-12T07:00:00+05:45",
      endsAt: "2024-06-14T16:00:00+05:45",
      place: { en: "Tamor gauging station, Taplejung", ne: "तमोर मापन केन्द्र, ताप्लेजुङ" },
    },
    publishedOn: "2024-05-27",
    author: "hydrology",
    files: ["forest_valley_mist.jpg"],
    projects: ["tamor-headwaters-survey"],
  },
];
