import { at, type Moment } from "../moments.ts";
import { richText } from "../rich-text.ts";
import type { NoticeSeed } from "../shape.ts";

const procurementDesk = {
  name: { en: "Procurement desk, head office", ne: "खरिद शाखा, केन्द्रीय कार्यालय" },
  phone: "+977 1 555 0100",
  email: "procurement@example.org",
};
const peopleDesk = {
  name: { en: "Human Resources, head office", ne: "मानव संसाधन शाखा, केन्द्रीय कार्यालय" },
  phone: "+977 1 555 0100",
  email: "people@example.org",
};

const on = (days: number) => at(days, 9);

/** Some are always open. */
export const notices: NoticeSeed<Moment>[] = [
  {
    key: "drilling",
    number: "HEC-EOI-83-04",
    name: {
      en: "Expression of interest: exploratory drilling in the Tamor headwaters",
      ne: "आशयपत्र आह्वान: माथिल्लो तमोर जलाधारमा अन्वेषण ड्रिलिङ",
    },
    type: "procurement",
    body: {
      en: richText(`
Himalaya Engineering Consultants is looking for a firm to drill and log fourteen exploratory holes, 980 metres in all, for the study of four dam sites in the headwaters of the Tamor.

## What we require

- Two rigs of at least 200 m capacity, with NQ triple-tube barrels
- Core recovery of 90% in rock and 70% in shear zones, paid by the metre recovered
- Water pressure tests every five metres
- Work between February and June 2027 (Phagun 2083 to Jeth 2084), in one season

## How firms are chosen

Experience counts for 50 points, equipment for 30 and people for 20. Up to five firms are invited to tender. No price is required at this stage.`),
      ne: richText(`
माथिल्लो तमोर जलाधारमा चारवटा बाँधस्थलको अध्ययनका लागि जम्मा ९८० मिटरका चौध प्वालको अन्वेषण ड्रिलिङ गर्ने र अभिलेख राख्ने फर्मबाट आशयपत्र आह्वान गरिन्छ।

## आवश्यक सर्त

- कम्तीमा २०० मिटर क्षमताका दुई रिग, NQ\u00a0ट्रिपल ट्युबसहित
- चट्टानमा ९० प्रतिशत र कमजोर क्षेत्रमा ७० प्रतिशत कोर प्राप्ति; भुक्तानी प्राप्त मिटरअनुसार
- हरेक पाँच मिटरमा पानीको चाप परीक्षण
- २०८३ फागुनदेखि २०८४ जेठसम्म, एकै याममा

## छनोट कसरी हुन्छ

अनुभवको ५०, उपकरणको ३० र जनशक्तिको २० अङ्क हुन्छ। बढीमा पाँच फर्मलाई बोलपत्रका लागि आमन्त्रण गरिन्छ। यस चरणमा मूल्य उल्लेख गर्नु पर्दैन।`),
    },
    publishedOn: on(-19),
    deadline: at(23),
    firstDeadline: at(11),
    questionsUntil: at(9),
    keyDates: [
      {
        name: { en: "Meeting, head office", ne: "बैठक, केन्द्रीय कार्यालय" },
        date: at(5, 11),
      },
      { name: { en: "Result announced", ne: "नतिजाको जानकारी" }, date: on(44), wholeDay: true },
    ],
    howToSubmit: {
      en:
        "Put your company registration, tax clearance, three certificates of work and the list of rigs into one PDF of at most 20 MB.\n\n" +
        "Send it to procurement@example.org with HEC-EOI-83-04 in the subject, or hand in two signed copies at the head office.\n\n" +
        "You will get a receipt with the time of arrival within one working day. If you do not, nothing has arrived: please call us.",
      ne:
        "कम्पनी दर्ता, कर चुक्ता, तीनवटा कामको प्रमाणपत्र र रिगको सूची २० एमबीसम्मको एउटै PDF मा राख्नुहोस्।\n\n" +
        "विषयमा HEC-EOI-83-04 लेखेर procurement@example.org मा पठाउनुहोस्, वा हस्ताक्षर गरिएका दुई प्रति केन्द्रीय कार्यालयमा बुझाउनुहोस्।\n\n" +
        "कागजात आइपुगेको समयसहितको रसिद एक कार्यदिनभित्र पाउनुहुन्छ। रसिद नपाए कागजात आइपुगेको छैन भन्ने बुझी फोन गर्नुहोस्।",
    },
    contact: procurementDesk,
    documents: ["seti-drilling-terms-en"],
    addenda: [
      {
        date: on(-4),
        name: { en: "More time, lighter rigs", ne: "म्याद थप, हलुका रिग" },
        description: {
          en: "Following the first questions, we have extended the deadline and opened the work to rigs that porters can carry.",
          ne: "सुरुका प्रश्नपछि म्याद थपिएको छ र भरियाले बोक्न मिल्ने रिगलाई पनि मान्यता दिइएको छ।",
        },
        changes: [
          {
            what: { en: "Deadline", ne: "अन्तिम म्याद" },
            before: { en: "30 days after publication", ne: "प्रकाशनको ३० दिनपछि" },
            after: { en: "42 days after publication", ne: "प्रकाशनको ४२ दिनपछि" },
          },
          {
            what: { en: "Rig capacity", ne: "रिगको क्षमता" },
            before: { en: "250 m", ne: "२५० मिटर" },
            after: { en: "200 m", ne: "२०० मिटर" },
          },
          {
            what: { en: "Core recovery in shear zones", ne: "कमजोर क्षेत्रमा कोर प्राप्ति" },
            before: { en: "80%", ne: "८० प्रतिशत" },
            after: { en: "70%", ne: "७० प्रतिशत" },
          },
        ],
        documents: ["seti-drilling-addendum-1-en"],
      },
    ],
    questions: [
      {
        date: on(-14),
        question: {
          en: "May we charge the helicopter to site D separately from the rate per metre?",
          ne: "‘घ’ स्थलसम्मको हेलिकप्टर भाडा प्रतिमिटर दरमा नजोडी छुट्टै लिन पाइन्छ?",
        },
        answer: {
          en: "Yes. Mobilisation by air is paid against the operator’s invoice and is not part of the rate.",
          ne: "पाइन्छ। हवाई ढुवानी सञ्चालकको बिलअनुसार भुक्तानी हुन्छ, दररेटमा पर्दैन।",
        },
      },
      {
        date: on(-12),
        question: {
          en: "Do certificates of drilling in soil count as experience?",
          ne: "माटोमा गरिएको ड्रिलिङको प्रमाणपत्र अनुभवमा गनिन्छ?",
        },
        answer: {
          en: "Only holes drilled at least 50 m into rock are counted.",
          ne: "चट्टानमा कम्तीमा ५० मिटर पुगेका प्वाल मात्र गनिन्छन्।",
        },
      },
    ],
  },
  {
    key: "geotechnical",
    number: "HEC-VAC-83-021",
    name: {
      en: "Vacancy: senior geotechnical engineer, tunnels",
      ne: "पदपूर्ति: वरिष्ठ भूप्राविधिक इन्जिनियर, सुरुङ",
    },
    type: "vacancy",
    vacancy: "HEC-83-021",
    body: {
      en: richText(`
One permanent position in Kathmandu, with about 90 days a year at the faces of two tunnels.

You log the face, agree the support class with the contractor on the same shift, and say so when the forecast was wrong. Eight years on tunnel projects, three of them underground, and registration with the Nepal Engineering Council are required.`),
      ne: richText(`
काठमाडौँमा एक स्थायी पद; वर्षमा करिब ९० दिन दुई सुरुङको मुहारमा काम।

सुरुङको मुहारको अभिलेख राख्ने, त्यही सिफ्टमा निर्माण व्यवसायीसँग टेवाको वर्ग टुङ्ग्याउने र अनुमान गलत निस्किए खुलेर भन्ने काम हो। सुरुङ परियोजनामा आठ वर्षको अनुभव (तीमध्ये तीन वर्ष भूमिगत) र नेपाल इन्जिनियरिङ परिषद्को दर्ता अनिवार्य छ।`),
    },
    publishedOn: on(-18),
    deadline: at(3),
    howToSubmit: {
      en:
        "Apply online, with a CV of at most four pages and a letter of at most 500 words.\n\n" +
        "Name two referees who know your work underground.",
      ne:
        "बढीमा चार पृष्ठको बायोडाटा (CV) र ५०० शब्दसम्मको आवेदन पत्रसहित अनलाइन आवेदन दिनुहोस्।\n\n" +
        "तपाईंको भूमिगत कामबारे बताउन सक्ने दुई जनाको नाम दिनुहोस्।",
    },
    contact: peopleDesk,
    documents: [],
  },
  {
    key: "drones",
    number: "HEC-PRO-83-09",
    name: { en: "Supply of three survey drones with LiDAR", ne: "लाइडारसहितका तीन सर्वेक्षण ड्रोन आपूर्ति" },
    type: "procurement",
    body: {
      en: richText(`
Sealed quotations are invited for three survey drones that fly at 5,000 m above sea level with a LiDAR payload of at least 1.2 kg for 25 minutes.

The price must include training for six pilots in Pokhara, spare propellers for two years and the documents for the Civil Aviation Authority.`),
      ne: richText(`
समुद्र सतहबाट ५,००० मिटर उचाइमा कम्तीमा १.२ किलोग्रामको लाइडार बोकेर २५ मिनेट उड्न सक्ने तीन सर्वेक्षण ड्रोनका लागि सिलबन्दी दरभाउपत्र आह्वान गरिन्छ।

मूल्यमा पोखरामा छ जना पाइलटको तालिम, दुई वर्षका लागि पङ्खा (प्रोपेलर) र नागरिक उड्डयन प्राधिकरणका कागजात समावेश हुनुपर्छ।`),
    },
    publishedOn: on(-2),
    deadline: at(12, 12),
    questionsUntil: at(6, 12),
    howToSubmit: {
      en: "Hand in the sealed quotation at the head office. Quotations are opened there an hour after the deadline; anyone may attend.",
      ne: "सिलबन्दी दरभाउपत्र केन्द्रीय कार्यालयमा बुझाउनुहोस्। म्याद सकिएको एक घण्टापछि त्यहीँ खोलिन्छ; इच्छुक व्यक्ति उपस्थित हुन सक्छन्।",
    },
    contact: procurementDesk,
    documents: [],
  },
  {
    key: "agm-33",
    number: "HEC-AGM-33",
    name: { en: "33rd annual general meeting", ne: "तेत्तीसौँ वार्षिक साधारण सभा" },
    type: "agm",
    body: {
      en: richText(`
The board invites all shareholders to the 33rd annual general meeting, at the head office in Thapathali. The share register will be closed on the day before the meeting.

Shareholders who cannot attend may send a proxy. The proxy form must be registered at the head office before the deadline below, 72 hours before the meeting.`),
      ne: richText(`
थापाथलीस्थित केन्द्रीय कार्यालयमा हुने तेत्तीसौँ वार्षिक साधारण सभामा सम्पूर्ण सेयरधनीलाई सञ्चालक समितिले निमन्त्रणा गर्छ। सभा हुनुभन्दा अघिल्लो दिन सेयर दाखिल खारेज बन्द रहन्छ।

आउन नसक्नेले प्रतिनिधि पठाउन सक्छन्। प्रतिनिधिपत्र सभा सुरु हुनुभन्दा ७२ घण्टाअघि, अर्थात् तल उल्लिखित म्यादभित्र, केन्द्रीय कार्यालयमा दर्ता गराउनुपर्छ।`),
    },
    publishedOn: on(-9),
    deadline: at(16, 11),
    keyDates: [
      { name: { en: "Share register closed", ne: "सेयर दाखिल खारेज बन्द" }, date: on(18), wholeDay: true },
      { name: { en: "Meeting begins", ne: "सभा सुरु" }, date: at(19, 11) },
    ],
    contact: {
      name: { en: "Company secretary", ne: "कम्पनी सचिव" },
      phone: "+977 1 555 0100",
      email: "secretary@example.org",
    },
    documents: ["agm-agenda-ne"],
  },
  {
    key: "graduates",
    number: "HEC-VAC-83-007-R",
    name: {
      en: "Graduate engineers, 2083 intake: the twelve selected",
      ne: "स्नातक इन्जिनियर, २०८३ को समूह: बाह्र जना छानिए",
    },
    type: "result",
    body: {
      en: richText(`
Of 486 applicants, sixty-four sat the written test for graduate engineers. The twelve whose registration numbers are in the attached list have been selected after an interview. All the others have been told the reasons by email.`),
      ne: richText(`
स्नातक इन्जिनियर पदका ४८६ आवेदकमध्ये चौँसट्ठी जनाले लिखित परीक्षा दिए। संलग्न सूचीमा दर्ता नम्बर भएका बाह्र जना अन्तर्वार्तापछि छानिएका छन्। बाँकी सबैलाई कारणसहित इमेल पठाइएको छ।`),
    },
    publishedOn: on(-105),
    contact: peopleDesk,
    documents: ["graduate-result-ne"],
  },
  {
    key: "thimphu-moves",
    number: "HEC-GEN-83-11",
    name: { en: "The Thimphu office has moved", ne: "थिम्पु कार्यालय सरेको छ" },
    type: "general",
    body: {
      en: richText(
        "Our office in Thimphu is now at Norzin Lam 22, on the second floor. The phone number and office hours are unchanged.",
      ),
      ne: richText("थिम्पुस्थित हाम्रो कार्यालय अब नोर्जिन लाम २२ को दोस्रो तलामा छ। फोन नम्बर र कार्यालय समय उही छन्।"),
    },
    publishedOn: on(-13),
    documents: [],
  },
  {
    key: "gis",
    number: "HEC-VAC-83-018",
    name: { en: "Vacancy: GIS analyst, Pokhara", ne: "पदपूर्ति: जीआईएस विश्लेषक, पोखरा" },
    type: "vacancy",
    body: {
      en: richText(
        "One position for two years in Pokhara. The interviews are over; everyone who applied will get an answer.",
      ),
      ne: richText("पोखरामा दुई वर्षका लागि एक पद। अन्तर्वार्ता सकिएको छ; सबै आवेदकलाई जवाफ पठाइनेछ।"),
    },
    publishedOn: on(-48),
    deadline: at(-20),
    contact: peopleDesk,
    documents: [],
  },
  {
    key: "printing",
    number: "HEC-PRO-83-05",
    name: { en: "Printing of the annual report, 1,200 copies", ne: "वार्षिक प्रतिवेदन १,२०० प्रति छपाइ" },
    type: "procurement",
    body: {
      en: richText(
        "Quotations were invited for 1,200 copies on recycled paper, in two languages, thread-sewn. Four came in; the work went to the second lowest, which met the paper standard.",
      ),
      ne: richText(
        "पुनःप्रशोधित कागजमा, धागोले सिलाइएका, दुई भाषाका १,२०० प्रति छाप्न दरभाउपत्र मागिएको थियो। चारवटा आए; कागजको मापदण्ड पुगेको दोस्रो सबैभन्दा कम मूल्यको दरभाउपत्र स्वीकृत भयो।",
      ),
    },
    publishedOn: on(-70),
    deadline: at(-45),
    documents: [],
  },
  {
    key: "vehicles",
    number: "HEC-PRO-83-07",
    name: { en: "Hire of five field vehicles", ne: "फिल्डका लागि पाँच सवारी साधन भाडामा" },
    type: "procurement",
    body: {
      en: richText(
        "Quotations were invited for the hire of five four-wheel-drive vehicles with drivers for eight months.",
      ),
      ne: richText("आठ महिनाका लागि चालकसहित पाँच फोर ह्विल सवारी साधन भाडामा लिन दरभाउपत्र आह्वान गरिएको थियो।"),
    },
    publishedOn: on(-27),
    deadline: at(8),
    withdrawn: true,
    withdrawnReason: {
      en: "The client is lending its own vehicles for this season. Everyone who bought the documents has been refunded.",
      ne: "यस सिजनका लागि ग्राहकले आफ्नै सवारी साधन उपलब्ध गराएको छ। कागजात किन्ने सबैको रकम फिर्ता गरिएको छ।",
    },
    contact: procurementDesk,
    documents: [],
  },
  {
    key: "fraud",
    number: "HEC-GEN-83-08",
    name: { en: "Warning: we never ask applicants for money", ne: "सावधान: आवेदकसँग हामी कहिल्यै पैसा माग्दैनौँ" },
    type: "general",
    body: {
      en: richText(`
Messages in our name have offered jobs abroad in return for a “visa deposit”. They do not come from us.

Our vacancies are on this website, our emails come from our own address, and no step of an application costs anything. Please report such messages to the nearest police office and to us.`),
      ne: richText(`
हाम्रो नाममा “भिसा धरौटी” मागेर विदेशमा जागिर दिने भन्दै सन्देश पठाइएको पाइएको छ। ती सन्देश हाम्रा होइनन्।

हाम्रा पद यही वेबसाइटमा प्रकाशित हुन्छन्, इमेल हाम्रै ठेगानाबाट आउँछ, र आवेदनको कुनै चरणमा पैसा लाग्दैन। यस्ता सन्देशबारे नजिकको प्रहरी कार्यालय र हामीलाई जानकारी दिनुहोस्।`),
    },
    publishedOn: on(-82),
    documents: [],
  },
  {
    key: "laboratory",
    number: "HEC-PRO-82-31-R",
    name: { en: "Rock laboratory equipment: award", ne: "चट्टान प्रयोगशाला उपकरण: ठेक्का स्वीकृति" },
    type: "result",
    body: {
      en: richText(
        "Of three tenders for a servo-controlled press of 3,000 kN, the second was accepted. The tenderers were informed; none objected within seven days.",
      ),
      ne: richText(
        "३,००० किलोन्युटनको सर्भो-नियन्त्रित प्रेसका लागि आएका तीन बोलपत्रमध्ये दोस्रो स्वीकृत भयो। बोलपत्रदातालाई जानकारी दिइयो; सात दिनभित्र कसैको उजुरी परेन।",
      ),
    },
    publishedOn: on(-118),
    documents: [],
  },
];
