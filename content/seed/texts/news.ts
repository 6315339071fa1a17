import type { NewsSeed } from "../shape.ts";

export const news: NewsSeed[] = [
  {
    key: "seti-gorge-full",
    name: { en: "Seti Gorge reservoir reaches its full level", ne: "सेती गल्छी जलाशय पूर्ण सतहमा" },
    description: {
      en:
        "At 06:20 on 12 November the water behind the Seti Gorge dam reached 875 m above sea level, the full " +
        "supply level. Filling began on 14 June and was held three times, a week each, so that the readings " +
        "of 214 instruments could be compared with the calculation.\n\n" +
        "At the full level the crest has moved 38 mm downstream; the design expected 44 mm. Seepage through the " +
        "left abutment is 11 litres a second and clear. The first of the four units is to be synchronised in " +
        "January 2027.",
      ne:
        "गत कात्तिक २६ गते बिहान ६:२० बजे सेती गल्छी बाँधको जलाशय समुद्र सतहबाट ८७५ मिटरको पूर्ण सञ्चय सतहमा " +
        "पुग्यो। जलाशय भर्ने काम जेठ ३१ गते सुरु भएको थियो। २१४ मापन यन्त्रको तथ्याङ्क गणनासँग दाँज्न बीचमा तीन " +
        "पटक, हरेक पटक एक हप्ता, पानीको सतह रोकेर राखियो।\n\n" +
        "पूर्ण सतहमा बाँधको शीर्ष तल्लो तटतिर ३८ मिलिमिटर सरेको छ; डिजाइनले ४४ मिलिमिटर अनुमान गरेको थियो। बायाँ " +
        "किनारबाट चुहिने पानी प्रतिसेकेन्ड ११ लिटर छ र सफा छ। चार युनिटमध्ये पहिलो आगामी माघमा प्रणालीमा जोडिने " +
        "कार्यक्रम छ।",
    },
    publishedOn: "2026-11-17",
    author: "dams",
    files: ["arch_dam_downstream.jpg", "dam_crest.jpg", "arch_dam.jpg"],
    download: true,
    documents: ["seti-gorge-filling-en"],
    projects: ["seti-gorge-storage-project"],
  },
  {
    key: "kijani-hearing",
    name: {
      en: "Public hearing on the Kijani drainage plan, Nairobi",
      ne: "नैरोबीको किजानी ढल निकास योजनामा सार्वजनिक सुनुवाइ",
    },
    description: {
      en:
        "Four hundred and thirty residents came to the hearing on the Kijani drainage plan, held on 27 October " +
        "in the yard of a primary school. Above all they asked who would clear the drains once they are built, " +
        "and why two lanes near the market had been left out.\n\n" +
        "The two lanes have since been surveyed, and one of them has been added. Written answers to all 58 " +
        "questions are posted at the county office and at the school, in Swahili and English.",
      ne:
        "किजानी ढल निकास योजनाबारे कात्तिक १० गते एक प्राथमिक विद्यालयको चौरमा भएको सार्वजनिक सुनुवाइमा चार सय " +
        "तीस स्थानीय बासिन्दा सहभागी भए। बनेपछि ढल सफा गर्ने जिम्मा कसको हुन्छ र बजारनजिकका दुई गल्ली किन छुटे " +
        "भन्ने प्रश्न सबैभन्दा धेरै उठे।\n\n" +
        "ती दुई गल्लीको नापजाँच भइसकेको छ र एउटालाई योजनामा थपिएको छ। सबै ५८ प्रश्नको लिखित जवाफ स्वाहिली र " +
        "अङ्ग्रेजीमा काउन्टी कार्यालय र विद्यालयमा टाँसिएको छ।",
    },
    publishedOn: "2026-10-30",
    author: "communications",
    projects: ["kijani-drainage-plan"],
    files: ["drainage_plan.jpg"],
  },
  {
    key: "sukeghat-load-test",
    name: { en: "Sukeghat footbridge passes its load test", ne: "सुकेघाट झोलुङ्गे पुलको भार परीक्षण सफल" },
    description: {
      en:
        "The suspended footbridge at Sukeghat, 268 m long, was loaded with 41 tonnes of sandbags on 6 and 7 " +
        "October. It sagged 1.92 m at mid-span, against 2.05 m calculated, and was back to within 20 mm of its " +
        "line the next morning.\n\n" +
        "The bridge saves the children of two wards three hours’ walking a day. The users’ committee has named " +
        "two caretakers, who were shown how to tighten the hangers and what to record in the bridge’s logbook.",
      ne:
        "सुकेघाटमा बनेको २६८ मिटर लामो झोलुङ्गे पुलमा असोज २० र २१ गते ४१ टन बालुवाका बोरा राखेर भार परीक्षण " +
        "गरियो। पुलको मध्यभाग १.९२ मिटर झुक्यो; गणनाले २.०५ मिटर देखाएको थियो। भार हटाएको भोलिपल्ट बिहान पुल २० " +
        "मिलिमिटरको फरकभित्र पुरानै सतहमा फर्कियो।\n\n" +
        "पुल बनेपछि दुई वडाका विद्यार्थीको दैनिक तीन घण्टाको पैदल यात्रा जोगिएको छ। उपभोक्ता समितिले दुई जना " +
        "हेरालु तोकेको छ। सस्पेन्डर कस्ने तरिका र पुलको अभिलेख पुस्तिकामा के-के लेख्ने भन्ने उनीहरूलाई सिकाइएको छ।",
    },
    publishedOn: "2026-10-09",
    author: "roads",
    projects: ["sukeghat-footbridge"],
    files: ["suspension_footbridge.jpg"],
  },
  {
    key: "atlas-handed-over",
    name: {
      en: "Glacial lake atlas handed to five municipalities",
      ne: "पाँच नगरपालिकालाई हिमताल जोखिम एटलस हस्तान्तरण",
    },
    description: {
      en:
        "Five municipalities received the glacial lake risk atlas on 18 September, in print and as map data. For " +
        "each settlement it gives the time between the alarm and the flood: eleven minutes in the nearest, two " +
        "hours and forty minutes in the farthest.\n\n" +
        "The first evacuation drill followed two days later with 640 people, by day and again after dark. It showed that the safe ground in " +
        "one ward could not be reached in the dark; a second path is being marked.",
      ne:
        "हिमताल जोखिम एटलस असोज २ गते पाँच नगरपालिकालाई छापिएको पुस्तक र डिजिटल नक्सा दुवै रूपमा हस्तान्तरण " +
        "गरियो। साइरन बजेपछि बाढी आइपुग्न कति समय लाग्छ भन्ने विवरण हरेक बस्तीका लागि दिइएको छ: सबैभन्दा नजिकको " +
        "बस्तीमा एघार मिनेट, सबैभन्दा टाढाकोमा दुई घण्टा चालीस मिनेट।\n\n" +
        "दुई दिनपछि ६४० जनाको सहभागितामा सुरक्षित स्थानान्तरणको पहिलो अभ्यास दिउँसो र फेरि राति गरियो। एउटा वडामा अँध्यारोमा " +
        "सुरक्षित स्थान पुग्न नसकिने देखिएकाले अर्को बाटोमा चिह्न लगाउने काम भइरहेको छ।",
    },
    publishedOn: "2026-09-21",
    author: "hydrology",
    projects: ["glacial-lake-risk-atlas"],
    files: ["himalaya_peak.jpg"],
    documents: ["glacial-lake-atlas-ne"],
  },
  {
    key: "intake-2083",
    name: { en: "Twelve graduate engineers join in the 2083 intake", ne: "२०८३ को समूहमा बाह्र स्नातक इन्जिनियर" },
    description: {
      en:
        "Seven women and five men from nine districts began work this week, selected from 486 applicants. They " +
        "start with six weeks on the Simle Besi canal, where each of them levels, draws and sets out one " +
        "regulator and then hears from its gatekeeper what is wrong with it.\n\n" +
        "After that they spend a year in three sections of the firm. Everyone who applied has had an answer, " +
        "with reasons.",
      ne:
        "४८६ आवेदकमध्येबाट छानिएका नौ जिल्लाका सात महिला र पाँच पुरुष इन्जिनियरले यसै हप्ता काम सुरु गरेका छन्। " +
        "पहिलो छ हप्ता उनीहरू सिम्ले बेँसी नहरमा बिताउनेछन्। त्यहाँ प्रत्येकले एउटा नियन्त्रण संरचनाको लेभल " +
        "लिनेछन्, नक्सा र रेखाङ्कन गर्नेछन्, अनि त्यसमा के मिलेन भनेर गेट चलाउने ढलपाकै मुखबाट " +
        "सुन्नेछन्।\n\n" +
        "त्यसपछि एक वर्ष उनीहरू संस्थाका तीन शाखामा पालैपालो काम गर्नेछन्। आवेदन दिने सबैलाई कारणसहितको जवाफ " +
        "पठाइसकिएको छ।",
    },
    publishedOn: "2026-09-06",
    author: "ceo",
    projects: ["simle-besi-irrigation-scheme"],
    files: ["canal_regulator.jpg"],
  },
  {
    key: "vientiane-office",
    name: { en: "A new office in Vientiane", ne: "भियन्टियानमा नयाँ कार्यालय" },
    description: {
      en:
        "Our sixth office opens today in Vientiane, with four engineers and a hydrologist, three of them from " +
        "Laos. Its first task is a network of nineteen river gauges on tributaries of the Mekong for which no " +
        "daily record exists.\n\n" +
        "The office is independent from the start: it has its own instruments and signs its own " +
        "designs. The check calculation is made in Kathmandu, as for every other office.",
      ne:
        "चार इन्जिनियर र एक जलविज्ञसहित हाम्रो छैटौँ कार्यालय आजदेखि भियन्टियानमा खुलेको छ; तीमध्ये तीन जना " +
        "लाओसकै हुन्। दैनिक बहावको अभिलेख नभएका मेकोङका सहायक नदीमा उन्नाइस नदी मापन केन्द्रको सञ्जाल बनाउनु " +
        "यसको पहिलो काम हो।\n\n" +
        "यो कार्यालय सुरुदेखि नै आत्मनिर्भर छ: उपकरण आफ्नै छन् र डिजाइनमा हस्ताक्षर पनि त्यहीँका " +
        "इन्जिनियरले गर्छन्। दोस्रो गणना भने अरू कार्यालयको जस्तै काठमाडौँमा हुन्छ।",
    },
    publishedOn: "2026-08-17",
    author: "communications",
    projects: ["nam-sai-gauge-network"],
    files: ["river_survey_ortho.jpg"],
  },
];
