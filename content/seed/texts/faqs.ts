import { coverLetterWords } from "@setu/contract/application-fields";
import { devanagariDigits } from "@setu/contract/digits";
import { firm } from "../facts/facts.ts";
import { richText } from "../rich-text.ts";
import type { RichTextSeed, Text } from "../shape.ts";

interface FaqSeed {
  key: string;
  name: Text;
  answer: RichTextSeed;
  group: "clients" | "contractors" | "applicants" | "communities";
  /** Key of a service. */
  service?: string;
}

const rich = (en: string, ne: string) => ({ en: richText(en), ne: richText(ne) });

export const faqs: FaqSeed[] = [
  {
    key: "feasibility-duration",
    group: "clients",
    service: "hydropower-dams",
    name: {
      en: "How long does a feasibility study of a hydropower scheme take?",
      ne: "जलविद्युत् परियोजनाको सम्भाव्यता अध्ययनमा कति समय लाग्छ?",
    },
    answer: rich(
      `Twelve to eighteen months, because the river has to be measured through one whole monsoon. A study that is finished sooner has guessed its floods.

The time goes like this:

- two months for the survey, the geological map and the gauge
- eight months of gauging, and drilling in the dry season
- three months for comparing sites, the layout and the costs
- the rest for your comments and the environmental hearing

If a gauge has stood on the river for ten years already, we need eight to ten months.`,
      `बाह्रदेखि अठार महिना, किनभने नदी एउटा पूरै वर्षायाम नाप्नुपर्छ। त्यसभन्दा चाँडो सकिएको अध्ययनमा बाढीको अनुमान मात्र हुन्छ।

समय यसरी लाग्छ:

- सर्वेक्षण, भौगर्भिक नक्सा र मापन केन्द्रका लागि दुई महिना
- आठ महिना बहाव मापन, र हिउँदमा ड्रिलिङ
- ठाउँहरूको तुलना, विन्यास र लागतका लागि तीन महिना
- बाँकी समय तपाईंको प्रतिक्रिया र वातावरणीय सुनुवाइका लागि

नदीमा दस वर्षदेखि मापन केन्द्र छ भने हामीलाई आठदेखि दस महिना लाग्छ।`,
    ),
  },
  {
    key: "first-visit",
    group: "clients",
    service: "survey-geotechnics",
    name: {
      en: "Can an engineer look at our slope or bridge before we order a study?",
      ne: "अध्ययन गराउनुअघि इन्जिनियरले हाम्रो पाखो वा पुल हेर्न सक्नुहुन्छ?",
    },
    answer: rich(
      `Yes. An engineer and a geologist come for one day, and within ten working days you will have a letter of three or four pages: what we saw, what it may mean, and what we would measure first. Often the letter says that no study is needed.

You pay for travel and the day; we name the amount before we set out. If people may be in danger, telephone the [head office](/#contact) instead of writing.`,
      `सक्छौँ। एक जना इन्जिनियर र एक जना भूगर्भविद् एक दिनका लागि आउनुहुन्छ, र दस कार्यदिनभित्र तपाईंले तीन–चार पृष्ठको पत्र पाउनुहुन्छ: हामीले के देख्यौँ, त्यसको अर्थ के हुन सक्छ, र पहिले के नाप्नुपर्छ। धेरैजसो पत्रमा अध्ययन नै चाहिँदैन भनेर लेखिएको हुन्छ।

बाटोखर्च र एक दिनको शुल्क तपाईंले तिर्नुपर्छ; रकम हामी हिँड्नुअघि नै बताउँछौँ। मानिसलाई जोखिम छ भने नलेखी [केन्द्रीय कार्यालयमा](/#contact) फोन गर्नुहोस्।`,
    ),
  },
  {
    key: "who-owns-data",
    group: "clients",
    name: {
      en: "Who owns the data and drawings when the work is done?",
      ne: "काम सकिएपछि तथ्याङ्क र नक्सा कसको हुन्छ?",
    },
    answer: rich(
      `You do. With the final report we hand over the raw measurements, the models and the drawings in formats that any other firm can open: LAZ and GeoPackage for surveys, CSV for gauges and instruments, DWG and PDF for drawings.

We keep a copy for ten years, since questions come later than reports. We publish nothing of it without your written consent.`,
      `तपाईंको। अन्तिम प्रतिवेदनसँगै हामी कच्चा मापन, मोडेल र नक्सा अरू जुनसुकै फर्मले खोल्न सक्ने ढाँचामा बुझाउँछौँ: सर्वेक्षणका लागि LAZ र GeoPackage, मापन केन्द्र र यन्त्रका लागि CSV, नक्साका लागि DWG र PDF।

प्रश्न प्रतिवेदनपछि पनि आउने हुनाले हामी एक प्रति दस वर्ष राख्छौँ। तपाईंको लिखित मन्जुरीविना केही पनि प्रकाशित गर्दैनौँ।`,
    ),
  },
  {
    key: "joint-venture",
    group: "clients",
    name: {
      en: "Do you join other consultants in a bid?",
      ne: "तपाईंहरू अरू परामर्शदातासँग मिलेर बोलपत्रमा भाग लिनुहुन्छ?",
    },
    answer: rich(
      `Yes, as lead, as partner or as sub-consultant. Write to us at least three weeks before the bid is due, with the terms of reference and what you expect of us; you will have our answer within four working days.

Our [capability statement and annual reports](/reports) contain what an expression of interest asks for. We do not join a bid for works that we designed ourselves, and we join only one bid for each assignment.`,
      `लिन्छौँ: नेतृत्वदायी फर्म, साझेदार वा सह-परामर्शदाताका रूपमा। बोलपत्र बुझाउने मितिभन्दा कम्तीमा तीन हप्ताअघि कार्यक्षेत्रगत सर्त (TOR) र हामीबाट अपेक्षा गरेको काम लेखी पठाउनुहोस्; चार कार्यदिनभित्र जवाफ पाउनुहुन्छ।

आशयपत्रमा मागिने कुरा हाम्रो [क्षमता विवरण र वार्षिक प्रतिवेदनमा](/reports) छन्। आफैँले डिजाइन गरेको निर्माणको बोलपत्रमा हामी भाग लिँदैनौँ, र एउटा कामका लागि एउटै बोलपत्रमा मात्र सहभागी हुन्छौँ।`,
    ),
  },
  {
    key: "tenders",
    group: "contractors",
    name: {
      en: "Where are your tenders published, and how do I ask about one?",
      ne: "तपाईंहरूका बोलपत्र कहाँ प्रकाशित हुन्छन्, र कसरी सोध्ने?",
    },
    answer: rich(
      `All of them are under [Tenders and notices](/notices), with the files and the deadline in Nepal time. An [email alert](/alerts) tells you on the day one is published, and again if its deadline is extended.

Send your questions in writing by the date given in the notice. Question and answer are then published with the notice, without your name, so that every bidder reads the same.`,
      `सबै बोलपत्र [बोलपत्र र सूचना](/notices) पृष्ठमा फाइलसहित हुन्छन्, र म्याद नेपालको समयअनुसार हुन्छ। [इमेल सूचना](/alerts) लिनुभयो भने प्रकाशित भएकै दिन थाहा पाउनुहुन्छ, र म्याद थपिएमा फेरि।

सूचनामा तोकिएको दिनसम्म प्रश्न लिखित रूपमा पठाउनुहोस्। सबै बोलपत्रदाताले एउटै कुरा पढून् भनेर प्रश्न र जवाफ तपाईंको नाम नराखी सूचनामै प्रकाशित हुन्छन्।`,
    ),
  },
  {
    key: "certificates",
    group: "contractors",
    name: {
      en: "When does the\u00a0engineer certify my bill?",
      ne: "मेरो बिल इन्जिनियरले कहिले प्रमाणित गर्नुहुन्छ?",
    },
    answer: rich(
      `Within the number of days that your contract gives, which is 28 in most of the contracts we supervise. They count from the day your statement is complete.

A statement is complete with:

1. the measurement sheets, signed by your engineer and ours on the day of measuring
2. the test results for the materials in it
3. the daily log of the period

If something is missing, the resident engineer says so in writing within five days. Payment is then between you and the employer: we hold no money.`,
      `सम्झौतामा तोकिएको दिनभित्र; हामीले सुपरिवेक्षण गर्ने धेरैजसो सम्झौतामा यो २८ दिन हुन्छ। दिनको गन्ती तपाईंको विवरण पूरा भएको दिनदेखि सुरु हुन्छ।

विवरण पूरा हुन यी चाहिन्छन्:

1. नापेकै दिन तपाईंको र हाम्रो इन्जिनियरले हस्ताक्षर गरेका नापी पाना
2. त्यसमा परेका सामग्रीको परीक्षण नतिजा
3. त्यस अवधिको दैनिक अभिलेख

केही छुटेको भए आवासीय इन्जिनियरले पाँच दिनभित्र लिखित जानकारी दिनुहुन्छ। त्यसपछिको भुक्तानी तपाईं र नियोक्ताबीचको कुरा हो: हामीसँग रकम रहँदैन।`,
    ),
  },
  {
    key: "meeting-engineers",
    group: "contractors",
    name: {
      en: "May we meet the engineer while a tender is open?",
      ne: "बोलपत्र खुला रहँदा इन्जिनियरलाई भेट्न मिल्छ?",
    },
    answer: rich(
      `Only at the site visit and the pre-bid meeting that the notice announces, to which all bidders are invited and whose minutes are published. Otherwise our staff may neither meet bidders nor answer them by telephone, and they may not accept a meal or a gift.

If somebody offers you more in our name, [write to us](/#contact): we look into it, and it never harms your bid.`,
      `सूचनामा उल्लेख भएको स्थलगत भ्रमण र बोलपत्रपूर्व बैठकमा मात्र; त्यहाँ सबै बोलपत्रदाता बोलाइन्छन् र माइन्युट प्रकाशित हुन्छ। त्यसबाहेक हाम्रा कर्मचारीले बोलपत्रदातालाई भेट्न, फोनमा जवाफ दिन वा खाना र उपहार लिन मिल्दैन।

हाम्रो नाममा कसैले त्योभन्दा बढी गरिदिने कुरा गरे [हामीलाई लेख्नुहोस्](/#contact): हामी छानबिन गर्छौँ, र त्यसले तपाईंको बोलपत्रमा कहिल्यै असर पार्दैन।`,
    ),
  },
  {
    key: "no-account",
    group: "applicants",
    name: {
      en: "Do I need an account to apply, and what do I send?",
      ne: "आवेदन दिन खाता चाहिन्छ? के-के पठाउने?",
    },
    answer: rich(
      `No account. Each vacancy under [Careers](/careers) has its own form: your answers, a CV, a cover letter of at most ${coverLetterWords} words, and the documents that the vacancy lists, in the formats that the form names.

A photograph, your citizenship number and your parents’ names are not needed; please leave them out. We never ask applicants for money.`,
      `खाता चाहिँदैन। [रोजगारी](/careers) पृष्ठका हरेक पदको आफ्नै फाराम छ: तपाईंका जवाफ, बायोडाटा, बढीमा ${devanagariDigits(coverLetterWords)} शब्दको आवेदन पत्र, र सूचनामा तोकिएका कागजात फारामले तोकेको ढाँचामा।

फोटो, नागरिकता नम्बर र आमाबाबुको नाम चाहिँदैन; कृपया नपठाउनुहोस्। हामी आवेदकसँग कहिल्यै पैसा माग्दैनौँ।`,
    ),
  },
  {
    key: "correct-application",
    group: "applicants",
    name: {
      en: "I made a mistake in my application. Can I correct it?",
      ne: "मेरो आवेदनमा गल्ती भयो। सच्याउन मिल्छ?",
    },
    answer: rich(
      `Yes, until the deadline. Open the link in the email with your reference number: there you can change your answers, replace documents, or withdraw the application. If you no longer have the email, [ask for the link again](/application/track).

After the deadline nobody can change it, neither you nor we, so that all applications are judged as they stood at the same moment.`,
      `म्यादभित्र मिल्छ। सन्दर्भ नम्बर भएको इमेलको लिङ्क खोल्नुहोस्: त्यहाँ जवाफ बदल्न, कागजात फेर्न वा आवेदन फिर्ता लिन सकिन्छ। इमेल छैन भने [लिङ्क फेरि मगाउनुहोस्](/application/track)।

म्याद सकिएपछि तपाईंले वा हामीले, कसैले पनि बदल्न मिल्दैन: सबै आवेदन एउटै क्षणको अवस्थामा जाँचिन्छन्।`,
    ),
  },
  {
    key: "when-answer",
    group: "applicants",
    name: {
      en: "When will I hear about my application?",
      ne: "मेरो आवेदनबारे कहिले खबर आउँछ?",
    },
    answer: rich(
      `Everyone hears from us within ${firm.answerWithinDays} working days of the deadline, including those who were not selected, and with the reason. The exact day is on the vacancy’s page.

Nothing by then? Check your spam folder first, then write to us with your reference number. Please do not telephone the selection panel: they may not discuss individual applications.`,
      `म्याद सकिएको ${devanagariDigits(firm.answerWithinDays)} कार्यदिनभित्र सबैले खबर पाउनुहुन्छ; छनोट नहुनुभएकाले पनि, कारणसहित। ठ्याक्कै मिति रिक्त पदको पृष्ठमा हुन्छ।

त्यतिन्जेल केही आएन? पहिले स्प्याम फोल्डर हेर्नुहोस्, अनि सन्दर्भ नम्बरसहित हामीलाई लेख्नुहोस्। छनोट समितिलाई फोन नगर्नुहोस्: उहाँहरूले एउटा आवेदनबारे बोल्न मिल्दैन।`,
    ),
  },
  {
    key: "students",
    group: "applicants",
    name: {
      en: "Do you take students and new graduates without experience?",
      ne: "अनुभव नभएका विद्यार्थी र भर्खर उत्तीर्ण स्नातक लिनुहुन्छ?",
    },
    answer: rich(
      `Yes. Internships of three to six months are open to students in their last two years, and they are paid. New graduates come through one intake a year, with a written test, and spend four months of the first year in the field.

Both are announced under [Careers](/careers) and by [email alert](/alerts) only. A recommendation does not help: two engineers read each application, independently of each other.`,
      `लिन्छौँ। अन्तिम दुई वर्षका विद्यार्थीका लागि तीनदेखि छ महिनाको पारिश्रमिकसहितको इन्टर्नसिप हुन्छ। नयाँ स्नातक वर्षको एक पटक लिखित परीक्षाबाट छानिन्छन् र पहिलो वर्षको चार महिना फिल्डमा बिताउँछन्।

दुवैको सूचना [रोजगारी](/careers) पृष्ठ र [इमेल सूचनाबाट](/alerts) मात्र आउँछ। सिफारिसले काम गर्दैन: हरेक आवेदन दुई जना इन्जिनियरले छुट्टाछुट्टै पढ्नुहुन्छ।`,
    ),
  },
  {
    key: "surveyors-on-my-land",
    group: "communities",
    service: "survey-geotechnics",
    name: {
      en: "Surveyors are on my land. Who are they, and may they be there?",
      ne: "मेरो जग्गामा सर्वेक्षक आएका छन्। उनीहरू को हुन्, आउन पाउँछन्?",
    },
    answer: rich(
      `Ask for the identity card and the letter. Each of our teams carries a letter that names the client, the project, the ward and the weeks of the survey, and your ward office has a copy. Without them you may send the team away.

They may measure, photograph the ground and put in small pegs. They may not cut a tree, trample a crop or enter a house unless you agree. Any damage is written down on the same day, signed by you, and paid for by the project.

If anything is done differently, note the day and the vehicle’s number and [tell us](/#contact).`,
      `परिचयपत्र र पत्र माग्नुहोस्। हाम्रो हरेक टोलीसँग ग्राहक, परियोजना, वडा र सर्वेक्षणका हप्ता उल्लेख भएको पत्र हुन्छ, र त्यसको प्रति तपाईंको वडा कार्यालयमा हुन्छ। ती नभए टोलीलाई फर्काउन सक्नुहुन्छ।

उनीहरूले नाप्न, जमिनको तस्बिर खिच्न र साना किला गाड्न पाउँछन्। तपाईंको मन्जुरीविना रुख काट्न, बाली माड्न वा घरभित्र पस्न पाउँदैनन्। भएको क्षति त्यही दिन लेखिन्छ, तपाईंले हस्ताक्षर गर्नुहुन्छ, र परियोजनाले तिर्छ।

यसभन्दा फरक भए मिति र गाडीको नम्बर टिपेर [हामीलाई भन्नुहोस्](/#contact)।`,
    ),
  },
  {
    key: "compensation",
    group: "communities",
    name: {
      en: "Who decides how much is paid for my land?",
      ne: "मेरो जग्गाको मुआब्जा कसले तोक्छ?",
    },
    answer: rich(
      `Not us, and not the contractor. Under the Land Acquisition Act, 2034 (1977), the amount is fixed by the compensation committee of your district, which the Chief District Officer chairs. The project that takes the land pays it.

What we do is measure: the area, the houses, the trees and the crops of each plot. The list hangs in the ward office before it goes to the committee. If your plot is wrong in it, tell the ward office in writing; we measure it again with you and somebody from the ward, and give you a copy.

Nobody from our firm may take money for this. If somebody asks you for it, [tell us](/#contact).`,
      `हामी होइन, निर्माण व्यवसायी पनि होइन। जग्गा प्राप्ति ऐन, २०३४ अनुसार रकम तपाईंको जिल्लाको मुआब्जा निर्धारण समितिले तोक्छ, जसको अध्यक्षता प्रमुख जिल्ला अधिकारीले गर्नुहुन्छ। जग्गा लिने परियोजनाले भुक्तानी गर्छ।

हाम्रो काम नाप्ने हो: हरेक कित्ताको क्षेत्रफल, घर, रुख र बाली। समितिमा जानुअघि सूची वडा कार्यालयमा टाँसिन्छ। त्यसमा तपाईंको कित्ता गलत भए वडा कार्यालयलाई लिखित रूपमा भन्नुहोस्; तपाईं र वडाका प्रतिनिधिसँगै हामी फेरि नाप्छौँ र एक प्रति दिन्छौँ।

यसका लागि हाम्रो संस्थाका कसैले पैसा लिन मिल्दैन। कसैले मागे [हामीलाई भन्नुहोस्](/#contact)।`,
    ),
  },
  {
    key: "cracks",
    group: "communities",
    service: "roads-tunnels",
    name: {
      en: "My house has cracked since the blasting began. What should I do?",
      ne: "विस्फोट सुरु भएदेखि मेरो घर चर्किएको छ। के गरौँ?",
    },
    answer: rich(
      `If a wall leans or a crack grows from one day to the next, leave the house first and call the site office; its number is on the board at the site’s gate.

Otherwise photograph each crack with a coin beside it and a date, and tell the site office within a week. Before the first blast every house near the works was photographed inside and outside: we compare your pictures with those, read the vibration records of that day, and come to look within three working days.

You get our finding in writing. The contractor’s insurance pays for what the works have caused; if you do not agree, an engineer whom the ward chooses looks at it, and the project pays for that.`,
      `भित्तो ढल्किएको छ वा चिरा दिनदिनै बढ्दै छ भने पहिले घर छोड्नुहोस् र कार्यस्थलको कार्यालयमा फोन गर्नुहोस्; नम्बर कार्यस्थलको मूल ढोकाको पाटीमा छ।

नत्र हरेक चिराको छेउमा सिक्का राखेर मितिसहित तस्बिर खिच्नुहोस् र एक हप्ताभित्र कार्यस्थलको कार्यालयलाई भन्नुहोस्। पहिलो विस्फोटअघि नजिकका हरेक घरको भित्रबाहिरको तस्बिर खिचिएको थियो: हामी तपाईंका तस्बिर तीसँग दाँज्छौँ, त्यस दिनको कम्पनको अभिलेख पढ्छौँ, र तीन कार्यदिनभित्र हेर्न आउँछौँ।

हाम्रो निष्कर्ष तपाईंले लिखित रूपमा पाउनुहुन्छ। निर्माणका कारण भएको क्षतिको खर्च निर्माण व्यवसायीको बिमाले बेहोर्छ; तपाईं सहमत हुनुहुन्न भने वडाले छानेका इन्जिनियरले हेर्नुहुन्छ, र त्यसको खर्च परियोजनाले तिर्छ।`,
    ),
  },
];
