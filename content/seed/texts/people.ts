import type { PersonSeed } from "../shape.ts";

export const people: PersonSeed[] = [
  {
    key: "ceo",
    name: { en: "Urmila Bajracharya", ne: "उर्मिला बज्राचार्य" },
    designation: { en: "Chief Executive Officer", ne: "प्रमुख कार्यकारी अधिकृत" },
    quote: {
      en: "A bridge is a promise that two banks make to each other. We are hired to see that it is kept.",
      ne: "पुल भनेको दुई किनारले एकअर्कालाई दिएको वचन हो। त्यो वचन पूरा गराउनु हाम्रो काम हो।",
    },
    message: {
      en:
        "In the winter of 1993 four of us shared one plan table and a borrowed theodolite in two rooms in " +
        "Thapathali. Even to copy a drawing we had to walk to New Road. Today we are a hundred and fifty, with offices in five countries, and our people have " +
        "walked most of the large river basins of Nepal. The order in which we work has not changed.\n\n" +
        "We go and look first. Before anything is drawn, a geologist, a surveyor and the engineer who will sign " +
        "the design walk the site together and listen to those who live there: how high the river stood in their " +
        "grandparents’ flood, which slope moves in August, which path the children take to school. What they hear is written in the field book beside what they measure. They go " +
        "twice, in the dry season and in the rain. Only then do we put down numbers, and only numbers that we " +
        "are ready to defend in ten years’ time.\n\n" +
        "Every design is calculated twice, by two engineers who have not seen each other’s model. Anyone can make a mistake, so the checker is always somebody else. Where they " +
        "differ, we do not take the mean; we find out why. It costs about four days in a hundred, and it is the " +
        "cheapest insurance that our clients buy.\n\n" +
        "Drawings alone build nothing. The people who design a dam or a bridge spend part of every year on site, " +
        "and the resident engineer may change a detail on the day it proves wrong, provided that the reason is " +
        "written down before the concrete is poured. A contractor’s question is answered within three days. Bad " +
        "news reaches the client in the week in which we learn it. We have lost work by this, but seldom a " +
        "client.\n\n" +
        "The next decade will ask more of engineers in these mountains than the last three. Lakes are growing " +
        "below the glaciers, the monsoon keeps no timetable, and roads cut in haste are coming down. We answer " +
        "with longer records, more drilling, and young engineers who learn at the tunnel face as well as at the " +
        "screen. Our promise is modest: that we shall have looked, that we shall have checked, and that we shall " +
        "still be here to answer when the works are thirty years old.",
      ne:
        "२०५० सालको हिउँदमा थापाथलीका दुई कोठामा हामी चार जनाले एउटै नक्सा टेबुल र सापटी ल्याएको थियोडोलाइटबाट " +
        "काम सुरु गरेका थियौँ। त्यतिबेला एउटा नक्साको प्रति निकाल्न पनि न्युरोड धाउनुपर्थ्यो। आज हामी एक सय पचास " +
        "जना छौँ, पाँच देशमा हाम्रा कार्यालय छन् र हाम्रा साथीहरू नेपालका धेरैजसो ठूला नदीका जलाधारमा " +
        "हिँडिसकेका छन्। काम गर्ने क्रम भने फेरिएको छैन।\n\n" +
        "हामी पहिले गएर हेर्छौँ। नक्सा कोर्नुअघि भूगर्भविद्, सर्वेक्षक र डिजाइनमा हस्ताक्षर गर्ने इन्जिनियर सँगै " +
        "कार्यस्थल पुग्छन् र त्यहाँ बस्नेहरूको कुरा सुन्छन्: हजुरबुबाका पालाको बाढी कहाँसम्म आएको थियो, भदौमा " +
        "कुन पाखो सर्छ, केटाकेटी कुन बाटो भएर विद्यालय जान्छन्। सुनेको कुरा नापेको अङ्कसँगै फिल्ड बुकमा " +
        "लेखिन्छ। एक पटक हेरेर पुग्दैन, त्यसैले हिउँद र वर्षा दुवै याममा जान्छौँ। त्यसपछि मात्र हामी हिसाब " +
        "निकाल्छौँ, त्यो पनि दस वर्षपछि आफैँले जवाफ दिन सक्ने हिसाब।\n\n" +
        "हरेक डिजाइनको गणना दुई पटक हुन्छ, एकअर्काको मोडेल नदेखेका दुई इन्जिनियरबाट। भूल जोसुकैबाट हुन सक्छ; " +
        "त्यसैले जाँच्ने व्यक्ति सधैँ अर्कै हुन्छ। नतिजा फरक आयो भने हामी बीचको अङ्क लिँदैनौँ, फरक किन आयो भनेर " +
        "खोज्छौँ। यसो गर्दा सय दिनको काममा झन्डै चार दिन बढी लाग्छ। ग्राहकका लागि योभन्दा सस्तो बिमा अर्को छैन।\n\n" +
        "नक्साले मात्र केही बन्दैन। त्यसैले बाँध वा पुल डिजाइन गर्नेहरू हरेक वर्ष केही समय निर्माणस्थलमै " +
        "बिताउँछन्। कुनै विवरण मिलेन भने कार्यस्थलका इन्जिनियरले त्यही दिन सच्याउन सक्छन्, तर कङ्क्रिट ढलान " +
        "हुनुअघि कारण लेखिएको हुनुपर्छ। निर्माण व्यवसायीले सोधेको प्रश्नको जवाफ हामी तीन दिनभित्र " +
        "दिन्छौँ। अप्रिय खबर जुन हप्ता थाहा हुन्छ, त्यही हप्ता ग्राहकलाई सुनाउँछौँ। यसले गर्दा कहिलेकाहीँ काम " +
        "गुमेको छ, ग्राहक भने बिरलै।\n\n" +
        "आउँदो दशकले यी पहाडका इन्जिनियरसँग विगतका तीन दशकलेभन्दा धेरै माग्नेछ। हिमनदीको फेदमा ताल बढ्दै छन्, " +
        "मनसुनको समय ठेगानमा छैन, हतारमा खनेका बाटा भत्किँदै छन्। यसको जवाफमा हामी लामो अवधिको तथ्याङ्क " +
        "राख्छौँ, जमिनमुनिको अध्ययनमा बढी समय दिन्छौँ र युवा इन्जिनियरलाई स्क्रिनमा मात्र होइन, सुरुङभित्रै पनि " +
        "सिकाउँछौँ। हाम्रो वाचा ठूलो छैन: हामी गएर हेर्छौँ, दुई पटक जाँच्छौँ र संरचना तीस वर्ष पुगेका दिन पनि " +
        "जवाफ दिन यहीँ हुन्छौँ।",
    },
    files: ["portraits/portrait-02.jpg", "portraits/ceo_plan_table.jpg"],
  },
  {
    key: "chair",
    name: { en: "Jit Bahadur Rokaya", ne: "जितबहादुर रोकाया" },
    designation: { en: "Chair of the Board", ne: "अध्यक्ष, सञ्चालक समिति" },
    quote: {
      en: "A logbook kept for thirty years tells more than any model.",
      ne: "तीस वर्ष राखिएको अभिलेख पुस्तिकाले जुनसुकै मोडेलले भन्दा धेरै कुरा बताउँछ।",
    },
    message: {
      en:
        "Jit Bahadur Rokaya surveyed his first dam site in 1978 with a chain and a level, and founded the firm " +
        "with three colleagues in 1993. He led the dams department for nineteen years and has chaired the board " +
        "since 2012. He still reads every site log that mentions seepage.",
      ne:
        "जितबहादुर रोकायाले २०३५ सालमा जरिब र लेभल बोकेर पहिलो बाँधस्थल नाप्नुभएको थियो। २०५० सालमा तीन " +
        "सहकर्मीसँग मिलेर यो संस्था स्थापना गर्नुभयो र उन्नाइस वर्ष बाँध विभागको नेतृत्व गर्नुभयो। २०६९ सालदेखि " +
        "उहाँ सञ्चालक समितिको अध्यक्ष हुनुहुन्छ। चुहावटको कुरा लेखिएका कार्यस्थल अभिलेख उहाँ आज पनि आफैँ " +
        "पढ्नुहुन्छ।",
    },
    files: ["portraits/portrait-05.jpg"],
  },
  {
    key: "dams",
    name: { en: "Sunmaya Gurung", ne: "सुनमाया गुरुङ" },
    designation: { en: "Director, Hydropower and Dams", ne: "निर्देशक, जलविद्युत् तथा बाँध" },
    message: {
      en:
        "Sunmaya Gurung has designed gravity, arch and rockfill dams in Nepal and Bhutan for twenty-two years. " +
        "She led the design of the Seti Gorge arch and lived on site during the first filling of its reservoir. " +
        "She teaches the firm’s course on reading dam instruments.",
      ne:
        "सुनमाया गुरुङले बाइस वर्षदेखि नेपाल र भुटानमा ग्राभिटी, आर्च र रकफिल बाँधको डिजाइन गर्दै आउनुभएको छ। " +
        "सेती गल्छीको आर्च बाँधको डिजाइन उहाँकै नेतृत्वमा भएको हो; जलाशय पहिलो पटक भरिँदा उहाँ निर्माणस्थलमै " +
        "बस्नुभयो। बाँधका मापन यन्त्र पढ्ने तालिम पनि उहाँ नै चलाउनुहुन्छ।",
    },
    files: ["portraits/portrait-09.jpg"],
  },
  {
    key: "geology",
    name: { en: "Bikash Rai", ne: "विकास राई" },
    designation: { en: "Chief Geologist", ne: "प्रमुख भूगर्भविद्" },
    quote: {
      en: "The cheapest metre of a tunnel is the one drilled before the tender.",
      ne: "बोलपत्रअघि ड्रिल गरिएको मिटर नै सुरुङको सबैभन्दा सस्तो मिटर हो।",
    },
    message: {
      en:
        "Bikash Rai has logged more than 60 km of core from the Himalaya and the Pamir. He sets the drilling " +
        "programme for every underground work and signs the geological baselines that bidders can price. Before he " +
        "joined in 2006 he mapped road slopes in Dhankuta and Bhojpur.",
      ne:
        "विकास राईले हिमालय र पामिरबाट निकालिएका ६० किलोमिटरभन्दा लामो कोरको अभिलेख तयार गर्नुभएको छ। भूमिगत " +
        "संरचनाको ड्रिलिङ कार्यक्रम उहाँले तय गर्नुहुन्छ र बोलपत्रदाताले मूल्य राख्ने भौगर्भिक आधार प्रतिवेदनमा " +
        "उहाँकै हस्ताक्षर हुन्छ। २०६३ सालमा यहाँ आउनुअघि उहाँ धनकुटा र भोजपुरमा सडकका भिराला पाखाको नक्साङ्कन " +
        "गर्नुहुन्थ्यो।",
    },
    files: ["portraits/portrait-07.jpg"],
  },
  {
    key: "roads",
    name: { en: "Raghubir Kumar Mandal", ne: "रघुवीर कुमार मण्डल" },
    designation: { en: "Director, Roads and Bridges", ne: "निर्देशक, सडक तथा पुल" },
    quote: { en: "First the drainage, then the road.", ne: "पहिले पानीको निकास, अनि बाटो।" },
    message: {
      en:
        "Raghubir Kumar Mandal joined as a bridge inspector in 1999 and has since been resident engineer on " +
        "eleven bridges and four mountain roads. He keeps the firm’s register of slopes, which records every " +
        "closure of the roads that we have designed. He spends the dry season in Kathmandu and the monsoon on " +
        "the road.",
      ne:
        "रघुवीर कुमार मण्डल २०५६ सालमा पुल निरीक्षकका रूपमा यस संस्थामा आउनुभएको हो। त्यसयता एघार पुल र चार " +
        "पहाडी सडकमा आवासीय इन्जिनियरको जिम्मेवारी सम्हाल्नुभएको छ। हामीले डिजाइन गरेका सडक कहिले, कहाँ र किन " +
        "अवरुद्ध भए भन्ने अभिलेख उहाँले राख्नुहुन्छ। उहाँको हिउँद काठमाडौँमा र वर्षायाम सडकमै बित्छ।",
    },
    files: ["portraits/portrait-03.jpg"],
  },
  {
    key: "hydrology",
    name: { en: "Shabnam Ansari", ne: "शबनम अन्सारी" },
    designation: { en: "Head of Hydrology and Environment", ne: "प्रमुख, जलविज्ञान तथा वातावरण" },
    message: {
      en:
        "Shabnam Ansari leads the firm’s work on floods, sediment and glaciers. She built its archive of 41 " +
        "years of daily river records and directed the glacial lake risk atlas that five municipalities now use " +
        "in their evacuation plans. On the first Friday of each month her door is open to municipal engineers.",
      ne:
        "शबनम अन्सारीले बाढी, गेग्रान र हिमनदीसम्बन्धी अध्ययनको नेतृत्व गर्नुहुन्छ। ४१ वर्षको दैनिक नदी बहावको " +
        "अभिलेख उहाँले नै व्यवस्थित गर्नुभएको हो। पाँच नगरपालिकाले सुरक्षित स्थानान्तरण योजनामा प्रयोग गरिरहेको " +
        "हिमताल जोखिम एटलस उहाँकै निर्देशनमा तयार भयो। हरेक महिनाको पहिलो शुक्रबार नगरपालिकाका इन्जिनियरले " +
        "उहाँसँग सोझै छलफल गर्न सक्छन्।",
    },
    files: ["portraits/portrait-08.jpg"],
  },
  {
    key: "survey",
    name: { en: "Mingmar Tamang", ne: "मिङमार तामाङ" },
    designation: { en: "Head of Survey and Geomatics", ne: "प्रमुख, सर्वेक्षण तथा जियोम्याटिक्स" },
    message: {
      en:
        "Mingmar Tamang runs the survey section: nineteen surveyors, two airborne LiDAR sensors and a network of " +
        "control points, some of them above 4,000 m. The Tamor headwaters survey was flown and walked under his " +
        "direction in two winters. In Pokhara he trains survey technicians for all six offices.",
      ne:
        "मिङमार तामाङले सर्वेक्षण शाखाको नेतृत्व गर्नुहुन्छ। शाखामा उन्नाइस सर्वेक्षक, दुई हवाई लाइडार सेन्सर र " +
        "नियन्त्रण बिन्दुको सञ्जाल छ; कतिपय बिन्दु ४,००० मिटरमाथि छन्। माथिल्लो तमोर जलाधारको हवाई तथा स्थलगत " +
        "सर्वेक्षण उहाँकै निर्देशनमा दुई हिउँदमा सम्पन्न भयो। छवटै कार्यालयका सर्वेक्षण प्राविधिकलाई उहाँ " +
        "पोखरामा तालिम दिनुहुन्छ।",
    },
    files: ["portraits/portrait-10.jpg"],
  },
  {
    key: "communications",
    name: { en: "Sarita Bishwokarma", ne: "सरिता विश्वकर्मा" },
    designation: { en: "Head of Public Consultation and Communications", ne: "प्रमुख, सार्वजनिक परामर्श तथा सञ्चार" },
    message: {
      en:
        "Sarita Bishwokarma prepares the firm’s public hearings, notices and reports in Nepali and English. She " +
        "makes sure that what is said at a hearing reaches the designers within a week, and that the answer goes " +
        "back to the people who asked. She came to the firm from community radio in 2015.",
      ne:
        "सरिता विश्वकर्माले सार्वजनिक सुनुवाइ, सूचना र प्रतिवेदन नेपाली तथा अङ्ग्रेजीमा तयार पार्नुहुन्छ। " +
        "सुनुवाइमा उठेका कुरा एक हप्ताभित्र डिजाइन टोलीसम्म पुगे कि पुगेनन् र प्रश्न गर्नेले जवाफ पाए कि पाएनन् " +
        "भन्ने हेर्ने जिम्मा पनि उहाँकै हो। सामुदायिक रेडियोमा काम गरिसकेर उहाँ २०७२ सालमा यस संस्थामा आउनुभएको " +
        "हो।",
    },
    files: ["portraits/portrait-06.jpg"],
  },
];
