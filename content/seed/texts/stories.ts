import { richText } from "../rich-text.ts";
import type { RichTextSeed } from "../shape.ts";
import type { StorySeed } from "../story-shape.ts";

const prose = (en: string, ne: string): RichTextSeed => ({ en: richText(en), ne: richText(ne) });

export const stories: StorySeed[] = [
  {
    key: "simle-besi-last-field",
    name: { en: "Water for the last field", ne: "पुछारको खेतसम्म पानी" },
    summary: {
      en: "At Simle Besi the water used to take two days to reach the end of the canal, when it came at all. Today it takes nine hours, and everybody knows whose turn it is.",
      ne: "सिम्ले बेँसीमा कुलोको पुछारसम्म पानी पुग्न दुई दिन लाग्थ्यो, त्यो पनि आए। आज नौ घण्टा लाग्छ, र कसको पालो कहिले हो सबैलाई थाहा छ।",
    },
    project: "simle-besi-irrigation-scheme",
    problem: prose(
      `The farmers had dug their canal themselves, and shared its water by turns that were older than most of them. But an earthen canal loses what it carries. Families with land at the end of it sat by the canal all night, and often went home without water.

A second crop of rice was grown only near the intake. Further down, the fields lay dry from February to June.`,
      `कुलो किसान आफैँले खनेका थिए, र पानीको पालो धेरैजसोको उमेरभन्दा पुरानो थियो। तर कच्ची कुलोले बोकेको पानी बाटैमा सोस्छ। पुछारमा खेत हुनेहरू रातभर कुलो कुर्थे, र धेरै पटक रित्तै फर्किन्थे।

दोस्रो धान मुहाननजिक मात्र लाग्थ्यो। तलतिरका खेत फागुनदेखि जेठसम्म सुक्खै रहन्थे।`,
    ),
    work: prose(
      `We sat with nine users’ committees for six months before anybody read a level. What came out of it was not a drawing but a list: whose turn follows whose, and where the water is lost.

- The main canal was lined over its 27 km, along the line that the farmers had chosen.
- Nineteen regulators are where the turns had always been divided.
- The rules of operation were written by the gatekeepers, in their own words, and are painted on the wall of each gate.`,
      `पहिलो लेभल लिनुअघि हामी छ महिना नौ उपभोक्ता समितिसँग बस्यौँ। त्यसबाट नक्सा होइन, एउटा सूची निस्क्यो: कसपछि कसको पालो, र पानी कहाँ हराउँछ।

- किसानले नै रोजेको बाटोमा २७ किलोमिटर मूल नहर पक्की बनाइयो।
- पालो बाँडिँदै आएकै ठाउँमा उन्नाइस नियन्त्रण संरचना छन्।
- सञ्चालनका नियम ढलपाहरूले आफ्नै भाषामा लेखे, र ती हरेक ढोकाको भित्तामा लेखिएका छन्।`,
    ),
    outcome: prose(
      `The turns are the same as they were. What has changed is that the water keeps them. Families at the end of the canal now plant rice twice a year, and the ward office has almost nothing left to settle.`,
      `पालो उही हो। फरक यत्ति हो, पानीले अब पालो मान्छ। पुछारका परिवारले वर्षमा दुई पटक धान रोप्न थालेका छन्, र वडा कार्यालयमा मिलाउनुपर्ने झगडा लगभग छैनन्।`,
    ),
    figures: [
      {
        value: { en: "9", ne: "९" },
        unit: { en: "hours", ne: "घण्टा" },
        label: {
          en: "until water reaches the last field; it used to be two days",
          ne: "पुछारको खेतमा पानी पुग्न; पहिले दुई दिन लाग्थ्यो",
        },
        asOf: "2025-06-14",
        source: { en: "The gatekeepers’ books", ne: "ढलपाका अभिलेख" },
      },
      {
        value: { en: "1,150", ne: "१,१५०" },
        unit: { en: "ha", ne: "हेक्टर" },
        label: { en: "of second rice, up from 400 ha", ne: "दोस्रो धान लाग्ने खेत; पहिले ४०० हेक्टर" },
        asOf: "2025-07-20",
        source: { en: "District agriculture office", ne: "जिल्लाको कृषि कार्यालय" },
      },
      {
        value: { en: "2", ne: "२" },
        unit: { en: "disputes a year", ne: "विवाद वर्षभरमा" },
        label: {
          en: "about water before the ward office; there used to be 17",
          ne: "पानीका कारण वडा कार्यालय पुगेका; पहिले १७ पुग्थे",
        },
        asOf: "2025-07-16",
        source: { en: "The ward’s register", ne: "वडाको दर्ता किताब" },
      },
    ],
    quote: {
      language: "ne",
      text: "पहिले रातभर कुलो कुर्दा पनि पुछारमा पानी आउँदैनथ्यो। अहिले मेरो पालो कति बेला आउँछ, भित्तामै लेखिएको छ। म\u00a0घरमै सुत्छु।",
      translation:
        "We used to sit by the canal all night, and still the water did not come to the end of it. Now the hour of my turn is written on the wall. I\u00a0sleep at home.",
      person: { en: "Dil Maya Saru", ne: "दिलमाया सारु" },
      title: { en: "Chair of the ninth users’ committee", ne: "नवौँ उपभोक्ता समितिकी अध्यक्ष" },
      organisation: { en: "Simle\u00a0Besi, Palpa", ne: "सिम्ले बेँसी, पाल्पा" },
      consent: "consent-dil-maya-saru-ne",
    },
    files: ["irrigation_canal.jpg", "canal_regulator.jpg"],
  },
  {
    key: "ratanghat-hospital",
    name: { en: "The hospital is 61 km nearer", ne: "अस्पताल ६१ किलोमिटर नजिक" },
    summary: {
      en: "Until the spring of 2026 eleven villages on the Bheri waited for a ferry that the river often stopped. Now they cross in a minute, at any hour.",
      ne: "२०८३ को सुरुसम्म भेरीपारिका एघार गाउँ डुङ्गा कुर्थे, र नदीले डुङ्गा रोकिरहन्थ्यो। अहिले एक मिनेटमा, जुनसुकै बेला तरिन्छ।",
    },
    project: "ratanghat-cable-stayed-bridge",
    problem: prose(
      `The Bheri can rise eight metres in a night. The ferry was then tied up, and the only way to the hospital was by road, 61 km further round. Teachers, traders and women in labour waited on the bank for the water to fall.`,
      `भेरी एकै रातमा आठ मिटर बढ्न सक्छ। त्यतिबेला डुङ्गा किनारमै बाँधिन्थ्यो, र अस्पताल पुग्ने एउटै उपाय ६१ किलोमिटर घुमेर जाने सडक थियो। शिक्षक, व्यापारी र सुत्केरी व्यथा लागेका महिला पानी घट्ने बेला कुरेर किनारमा बस्थे।`,
    ),
    work: prose(
      `A team of seven of our engineers lived beside the works, from the first pile to the load test.

- The ferry never had to stop: the contractor’s plan was agreed with the boatmen, week by week.
- Every stay was tensioned twice, at dawn, when the whole deck has one temperature.
- The laboratory on the left bank was open to everybody who wanted to see a result, and villagers came.`,
      `हाम्रा सात इन्जिनियर पहिलो पाइलदेखि भार परीक्षणसम्म निर्माणस्थल छेउमै बसे।

- डुङ्गा कहिल्यै रोक्नु परेन: निर्माण व्यवसायीको कार्यतालिका हरेक हप्ता माझीहरूसँग मिलाइयो।
- हरेक केबल दुई पटक, बिहान सबेरै, पूरै डेकको तापक्रम एकनास हुँदा तानियो।
- बायाँ किनारको प्रयोगशाला नतिजा हेर्न चाहने सबैका लागि खुला थियो, र गाउँले हेर्न आए।`,
    ),
    outcome: prose(
      `The bridge was opened in the last week of April 2026. The health post on the far bank has had an ambulance since, and the secondary school has pupils from both sides.`,
      `पुल २०८३ वैशाखको दोस्रो हप्ता खुल्यो। त्यसयता पारिको स्वास्थ्य चौकीमा एम्बुलेन्स पुग्छ, र माध्यमिक विद्यालयमा दुवैतर्फका विद्यार्थी पढ्छन्।`,
    ),
    figures: [
      {
        value: { en: "61", ne: "६१" },
        unit: { en: "km", ne: "किलोमिटर" },
        label: { en: "less to the hospital, for eleven villages", ne: "एघार गाउँका लागि छोटिएको अस्पतालको बाटो" },
        asOf: "2026-05-12",
        source: {
          en: "Karnali Roads and Bridges Directorate",
          ne: "कर्णाली सडक तथा पुल निर्देशनालय",
        },
      },
      {
        value: { en: "2,140", ne: "२,१४०" },
        unit: { en: "people a day", ne: "जना प्रतिदिन" },
        label: { en: "cross the river; the ferry carried 380", ne: "नदी तर्ने मानिस; डुङ्गाबाट ३८० जना तर्थे" },
        asOf: "2026-09-24",
        source: { en: "Count over seven days, directorate", ne: "सात दिनको गणना, निर्देशनालय" },
      },
      {
        value: { en: "0", ne: "०" },
        unit: { en: "days", ne: "दिन" },
        label: {
          en: "of the monsoon on which nobody could cross; the year before there were 46",
          ne: "वर्षायाममा नदी तर्न नपाइएका; अघिल्लो वर्ष ४६ दिन",
        },
        asOf: "2026-09-30",
        source: { en: "Ratanghat Health Post", ne: "रतनघाट स्वास्थ्य चौकी" },
      },
    ],
    quote: {
      language: "ne",
      text: "सुत्केरी व्यथा लागेकी आमालाई अब किनारमा कुर्न लगाउनु पर्दैन। मध्यरातमा फोन गरे पनि एम्बुलेन्स आँगनमै आउँछ।",
      translation:
        "I no longer have to ask a mother in labour to wait on the bank. Even if we call at midnight, the ambulance comes to the yard.",
      person: { en: "Kamala Budhathoki", ne: "कमला बुढाथोकी" },
      title: { en: "Auxiliary nurse midwife", ne: "अनमी" },
      organisation: { en: "Ratanghat Health Post, Surkhet", ne: "रतनघाट स्वास्थ्य चौकी, सुर्खेत" },
      consent: "consent-kamala-budhathoki-ne",
    },
    files: ["cable_stayed_bridge.jpg", "bridge_deck.jpg"],
  },
  {
    key: "sundarbasti-clear-water",
    name: { en: "A town that stopped boiling its water", ne: "पानी उमाल्न छोडेको सहर" },
    summary: {
      en: "In July the river at Sundarbasti is as brown as tea. What comes out of the taps has been clear through three monsoons, and people have begun to trust it.",
      ne: "साउनमा सुन्दरबस्तीको नदी चियाजस्तै खैरो हुन्छ। धाराको पानी भने तीन वर्षायामदेखि सफा छ, र मानिसले त्यसमा भरोसा गर्न थालेका छन्।",
    },
    project: "sundarbasti-water-treatment-plant",
    problem: prose(
      `Nearly half of the water was lost on its way, and what arrived had to be boiled. Every family paid for that twice: with its gas, and with the days on which a child was ill.`,
      `झन्डै आधा पानी बाटैमा चुहिन्थ्यो, र आइपुगेको पानी उमाल्नुपर्थ्यो। हरेक परिवारले त्यसको मूल्य दुई पटक तिर्थ्यो: ग्यासमा, र बालबालिका बिरामी पर्दा।`,
    ),
    work: prose(
      `We supervised the building of the plant, and then stayed.

- For six months our engineers ran it side by side with the people who run it today.
- The laboratory puts its readings on the town’s notice board each morning, the bad ones too.
- Leaks were looked for street by street, at night, when a pipe can be heard.`,
      `केन्द्रको निर्माण सुपरिवेक्षण गरेर हामी फर्किएनौँ, बस्यौँ।

- आज केन्द्र चलाउने कर्मचारीसँगै हाम्रा इन्जिनियरले छ महिना सञ्चालन गरे।
- प्रयोगशालाले हरेक बिहान नगरको सूचनापाटीमा नतिजा टाँस्छ, नराम्रो आए पनि।
- पाइपको आवाज सुनिने रातको समयमा टोल टोल गरेर चुहावट खोजियो।`,
    ),
    outcome: prose(
      `The plant has kept its promise in each monsoon since it was handed over. The water board now runs it on its own; we come once a year, to look.`,
      `हस्तान्तरणपछिका हरेक वर्षायाममा केन्द्रले आफ्नो वाचा पूरा गरेको छ। अहिले खानेपानी बोर्ड एक्लैले यसको जिम्मा लिन्छ; हामी वर्षको एक पटक हेर्न मात्र जान्छौँ।`,
    ),
    figures: [
      {
        value: { en: "310,000", ne: "३,१०,०००" },
        unit: { en: "people", ne: "जना" },
        label: { en: "drink water from the tap", ne: "धाराकै पानी पिउने बासिन्दा" },
        asOf: "2025-10-15",
        source: { en: "Sundarbasti Metropolitan Water Board", ne: "सुन्दरबस्ती महानगर खानेपानी बोर्ड" },
      },
      {
        value: { en: "0.5", ne: "०.५" },
        unit: { en: "NTU", ne: "एनटीयू" },
        label: {
          en: "at most: how cloudy the water was, through three monsoons",
          ne: "धमिलोपनको माथिल्लो सीमा, तीन वर्षायामभरि",
        },
        asOf: "2025-10-15",
        source: { en: "The plant’s laboratory", ne: "केन्द्रको प्रयोगशाला" },
      },
      {
        value: { en: "27", ne: "२७" },
        unit: { en: "%", ne: "%" },
        label: { en: "of the water is lost in the network; it was 44%", ne: "सञ्जालमा चुहिने पानी; पहिले ४४ %" },
        asOf: "2023-01-31",
        source: { en: "Water audit at handover", ne: "हस्तान्तरणका बेलाको पानी लेखाजोखा" },
      },
    ],
    quote: {
      language: "en",
      text: "They did not hand us a plant and leave. For six months their engineers stood beside our operators, and when they went home our people knew why each valve is where it is.",
      translation:
        "उहाँहरू केन्द्र सुम्पेर हिँड्नुभएन। छ महिनासम्म उहाँहरूका इन्जिनियर हाम्रा सञ्चालकसँगै बसे, र फर्किँदा कुन भल्भ त्यहीँ किन छ भन्ने हाम्रा मानिसलाई थाहा भइसकेको थियो।",
      person: { en: "Suresh Man Tuladhar", ne: "सुरेशमान तुलाधर" },
      title: { en: "General manager", ne: "महाप्रबन्धक" },
      organisation: { en: "Sundarbasti Metropolitan Water Board", ne: "सुन्दरबस्ती महानगर खानेपानी बोर्ड" },
      consent: "consent-suresh-man-tuladhar-en",
    },
    files: ["water_treatment.jpg"],
  },
  {
    key: "atlas-second-path",
    name: { en: "A second path, found in the dark", ne: "अँध्यारोमा भेटिएको दोस्रो बाटो" },
    summary: {
      en: "If a glacial lake bursts, the nearest village has eleven minutes. It has practised leaving in that time, by day and by night, and the night taught it something that no map had shown.",
      ne: "हिमताल फुटे सबैभन्दा नजिकको बस्तीसँग एघार मिनेट हुन्छ। बस्तीले त्यति समयमै निस्कने अभ्यास गरेको छ, दिउँसो पनि राति पनि; रातले भने कुनै नक्साले नदेखाएको कुरा सिकायो।",
    },
    project: "glacial-lake-risk-atlas",
    problem: prose(
      `People below the lakes knew that there was a danger. Nobody could tell them how long they would have, or which ground was safe. So they did what people do with a danger that has no number: they got used to it.`,
      `तालमुनिका मानिसलाई खतरा छ भन्ने थाहा थियो। तर कति समय हुन्छ र कुन ठाउँ सुरक्षित हो, कसैले भन्न सक्दैनथ्यो। नापिन नसकेको खतरासँग मानिस जे गर्छन्, त्यही गरे: बानी पारे।`,
    ),
    work: prose(
      `For each of 47 lakes we measured the depth and looked at what holds it back, on foot. Then we followed the flood down the valley in a model, as far as the last house, and told every village how many minutes it has.

- The maps were drawn at a scale for walking.
- Five municipalities held drills, by day and again by night.
- What a drill shows goes into the next edition, with the name of the ward that found it.`,
      `४७ तालमा हिँडेरै पुगेर हामीले गहिराइ नाप्यौँ र बाँध केले बनेको छ हेर्‍यौँ। त्यसपछि मोडेलमा अन्तिम घरसम्म बाढी पछ्याएर हरेक बस्तीलाई उसको मिनेट दियौँ।

- नक्सा हिँड्दा काम लाग्ने नापोमै बनाइए।
- पाँच नगरपालिकाले अभ्यास गरे, दिउँसो र फेरि राति।
- अभ्यासले देखाएको कुरा पत्ता लगाउने वडाको नामसहित अर्को संस्करणमा राखिन्छ।`,
    ),
    outcome: prose(
      `In the night drill one ward could not find the path that it had walked so easily in the afternoon. It marked a second one, with white stones. Both will be in the next edition of the atlas, which is free of charge and is revised each spring.`,
      `रातको अभ्यासमा एउटा वडाले दिउँसो सजिलै हिँडेको बाटो भेट्टाउन सकेन। उसले सेता ढुङ्गाले अर्को बाटोमा चिह्न लगायो। दुवै बाटो एटलसको अर्को संस्करणमा पर्नेछन्; एटलस निःशुल्क छ र हरेक वसन्तमा अद्यावधिक हुन्छ।`,
    ),
    figures: [
      {
        value: { en: "11", ne: "११" },
        unit: { en: "minutes", ne: "मिनेट" },
        label: {
          en: "until a flood reaches the nearest village: known, and practised",
          ne: "सबैभन्दा नजिकको बस्तीमा बाढी पुग्ने समय: थाहा छ, अभ्यास पनि छ",
        },
        asOf: "2026-09-18",
        source: { en: "Glacial lake risk atlas", ne: "हिमताल जोखिम एटलस" },
      },
      {
        value: { en: "5", ne: "५" },
        unit: { en: "municipalities", ne: "नगरपालिका" },
        label: { en: "have put it into their disaster plans", ne: "एटलसलाई आफ्नो विपद् योजनामा राख्ने" },
        asOf: "2026-10-30",
        source: { en: "Mountain Municipalities Network", ne: "हिमाली पालिका सञ्जाल" },
      },
      {
        value: { en: "47", ne: "४७" },
        unit: { en: "lakes", ne: "ताल" },
        label: { en: "measured on foot", ne: "हिँडेरै पुगेर नापिएका" },
        asOf: "2026-09-18",
        source: { en: "Glacial lake risk atlas", ne: "हिमताल जोखिम एटलस" },
      },
    ],
    quote: {
      language: "ne",
      text: "राति कुन बाटो जाने भनेर अब सोच्नु पर्दैन। सेता ढुङ्गा टर्च नभए पनि देखिन्छन्।",
      translation:
        "At night we no longer have to think which way to go. You can see the white stones even without a torch.",
      person: { en: "", ne: "" },
      title: { en: "A mother of two", ne: "दुई सन्तानकी आमा" },
      organisation: { en: "In a village below the lake, Solukhumbu", ne: "तालमुनिको बस्ती, सोलुखुम्बु" },
      consent: "consent-villager-solukhumbu-ne",
    },
    files: ["himalaya_evening.jpg", "himalaya_peak.jpg"],
  },
  {
    key: "thulachaur-open-airfield",
    name: { en: "Closed for four days instead of 53", ne: "५३ होइन, चार दिन मात्र बन्द" },
    summary: {
      en: "Each August water came up through the runway at Thulachaur, and four valleys were cut off. In the monsoon of 2026 the aircraft kept coming.",
      ne: "हरेक भदौमा ठूलाचौरको धावनमार्गबाटै पानी निस्कन्थ्यो, र चार उपत्यका बाहिरी संसारबाट छुट्टिन्थे। २०८३ सालको वर्षायाममा विमान आइरहे।",
    },
    project: "thulachaur-airfield",
    problem: prose(
      `The airfield lies on a ridge with a landslide on either side. Whenever it rained for a week the runway went soft, and rice, post and schoolbooks waited at the other end of the flight.`,
      `विमानस्थल दुवैतर्फ पहिरो भएको डाँडामा छ। एक हप्ता झरी पर्‍यो कि धावनमार्ग गल्थ्यो; चामल, चिठीपत्र र पाठ्यपुस्तक उडानको अर्को छेउमै थन्किन्थे।`,
    ),
    work: prose(
      `The runway was not the fault: the water below it was. We let it out before it could rise.

- Drains of 11 km run under the runway and around both slopes.
- Gauges in six boreholes show in the tower whether the ground moves.
- Obstacles were surveyed before and after, so that pilots know what is really there.`,
      `दोष धावनमार्गको होइन, त्यसमुनिको पानीको थियो। माथि उठ्नुअघि नै हामीले त्यसलाई निकास दियौँ।

- धावनमार्गमुनि र दुवै पाखोवरिपरि ११ किलोमिटर निकास छ।
- जमिन सर्‍यो कि भन्ने छ बोरहोलका मापकले टावरमै देखाउँछन्।
- पाइलटले जे छ त्यही हेरेर उडून् भनी अघि र पछि दुवै पटक अवरोध सर्वेक्षण गरियो।`,
    ),
    outcome: prose(
      `The schools of four valleys began their year on time in 2083, with their books. The slopes have hardly moved since the drains were opened.`,
      `चार उपत्यकाका विद्यालयले २०८३ को शैक्षिक सत्र समयमै, पाठ्यपुस्तकसहित सुरु गरे। निकास खोलिएयता पाखो झन्डै सरेको छैन।`,
    ),
    figures: [
      {
        value: { en: "4", ne: "४" },
        unit: { en: "days", ne: "दिन" },
        label: { en: "closed in the monsoon; before there were 53", ne: "वर्षायाममा बन्द; पहिले ५३ दिन हुन्थ्यो" },
        asOf: "2026-10-05",
        source: { en: "The airfield’s log", ne: "विमानस्थलको अभिलेख" },
      },
      {
        value: { en: "2", ne: "२" },
        unit: { en: "mm", ne: "मिलिमिटर" },
        label: { en: "of movement on both slopes since the drains were opened", ne: "निकास खोलिएयता पाखो सरेको" },
        asOf: "2026-10-05",
        source: { en: "Gauges in six boreholes", ne: "छ बोरहोलका मापक" },
      },
      {
        value: { en: "11", ne: "११" },
        unit: { en: "km", ne: "किलोमिटर" },
        label: { en: "of drains let the water out before it rises", ne: "पानी उठ्नुअघि नै बाहिर लैजाने निकास" },
        asOf: "2026-03-30",
        source: { en: "Drawings as built", ne: "निर्माणपछिका नक्सा" },
      },
    ],
    quote: {
      language: "ne",
      text: "वैशाखमै किताब हात परेको यो पहिलो वर्ष हो। अघिल्ला वर्ष हामी आधा सत्र कालोपाटीबाटै पढाउँथ्यौँ।",
      translation:
        "This is the first year in which the books were here in Baisakh. Before, we taught half of the session from the blackboard.",
      person: { en: "Nar Bahadur Budha", ne: "नरबहादुर बुढा" },
      title: { en: "Head teacher", ne: "प्रधानाध्यापक" },
      organisation: { en: "Thulachaur Secondary School, Jumla", ne: "ठूलाचौर माध्यमिक विद्यालय, जुम्ला" },
      consent: "consent-nar-bahadur-budha-ne",
    },
    files: ["airport_runway.jpg", "forest_valley_mist.jpg"],
  },
];
