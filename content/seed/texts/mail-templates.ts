import type { ApplicationStage } from "@setu/contract/applications";
import type { Text } from "../shape.ts";

interface MailTemplateSeed {
  stage: ApplicationStage;
  name: Text;
  subject: Text;
  text: Text;
}

/** Templates of mails to applicants; words in braces are filled in when a mail is sent. */
export const mailTemplates: MailTemplateSeed[] = [
  {
    stage: "reading",
    name: { en: "We are reading your application", ne: "तपाईंको आवेदन पढ्दै छौँ" },
    subject: { en: "{number}: we are reading your application", ne: "{number}: तपाईंको आवेदन पढ्दै छौँ" },
    text: {
      en: `Dear {name},

two engineers of ours have begun to read your application for {vacancy} ({reference}), each without the other.

You need do nothing now. This link shows at any time how far it is:
{link}

With kind regards
{firm}, {office}`,
      ne: `{name} ज्यू,

{vacancy} पदका लागि तपाईंको आवेदन ({reference}) हाम्रा दुई जना इन्जिनियरले अलग–अलग पढ्न थालेका छन्।

अहिले तपाईंले केही गर्नु पर्दैन। आवेदन कहाँ पुग्यो भन्ने जहिले पनि यस लिङ्कमा हेर्न सकिन्छ:
{link}

भवदीय
{firm}, {office}`,
    },
  },
  {
    stage: "interview",
    name: { en: "Invitation to an interview", ne: "अन्तर्वार्ताको निमन्त्रणा" },
    subject: { en: "{number}: we would like to talk to you", ne: "{number}: हामी तपाईंसँग कुरा गर्न चाहन्छौँ" },
    text: {
      en: `Dear {name},

we have read your application for {vacancy} ({reference}) with interest, and would like to get to know you.

The interview takes about an hour, on work of your own that you choose, in Nepali or English as you like. Please bring one drawing, report or photograph that you can tell us about. We propose:

- at {office}, on … at …
- or by video, on … at …

Please write back which of the two suits you, or when else. If something would make it easier for you, such as a ramp, an interpreter or another hour, say so: it has no bearing on the outcome.

Your application: {link}

With kind regards
{firm}`,
      ne: `{name} ज्यू,

{vacancy} पदका लागि तपाईंको आवेदन ({reference}) हामीले रुचिपूर्वक पढ्यौँ, र तपाईंसँग भेट्न चाहन्छौँ।

अन्तर्वार्ता करिब एक घण्टाको हुन्छ: तपाईंले रोजेको आफ्नै कामबारे, नेपाली वा अङ्ग्रेजी जुनमा सहज हुन्छ। आफूले बुझाउन सक्ने एउटा नक्सा, प्रतिवेदन वा तस्बिर ल्याउनुहोला। हाम्रो प्रस्ताव:

- {office} मा, … गते … बजे
- वा भिडियोबाट, … गते … बजे

यीमध्ये कुन मिल्छ, वा अरू कहिले मिल्छ, यसै इमेलको जवाफमा लेख्नुहोला। र्‍याम्प, दोभासे वा अर्को समय जस्तो केहीले सजिलो हुन्छ भने भन्नुहोस्: त्यसले नतिजामा असर पार्दैन।

तपाईंको आवेदन: {link}

भवदीय
{firm}`,
    },
  },
  {
    stage: "offer",
    name: { en: "Offer", ne: "प्रस्ताव" },
    subject: { en: "{number}: we would like you to join us", ne: "{number}: हामी तपाईंलाई टोलीमा चाहन्छौँ" },
    text: {
      en: `Dear {name},

we would be glad if you came to work with us: {vacancy}, at {office}.

The contract, with pay, start date and notice period, will reach you by post and in a separate email within two working days. Please take the time you need to read it, and ask about anything that is not clear. We will keep the position for you for ten working days while you decide.

Your application: {link}

With kind regards
{firm}`,
      ne: `{name} ज्यू,

तपाईं हामीसँग काम गर्न आउनुभए हामी खुसी हुनेछौँ: {vacancy}, {office}।

पारिश्रमिक, सुरु हुने मिति र सूचना अवधिसहितको करारपत्र दुई कार्यदिनभित्र हुलाक र छुट्टै इमेलबाट आइपुग्नेछ। आवश्यक समय लिएर पढ्नुहोस्, नबुझिएको जेसुकै सोध्नुहोस्। तपाईंले निर्णय गर्नुहुन्जेल दस कार्यदिनसम्म पद तपाईंकै लागि राख्छौँ।

तपाईंको आवेदन: {link}

भवदीय
{firm}`,
    },
  },
  {
    stage: "hired",
    name: { en: "Welcome", ne: "स्वागत" },
    subject: { en: "Welcome to {firm}", ne: "{firm}मा स्वागत छ" },
    text: {
      en: `Dear {name},

your contract is with us: welcome. On your first day somebody will meet you at the door of {office} and stay with you until you know your way about.

Please bring the originals of the documents that you sent with your application {reference}.

With kind regards
{firm}`,
      ne: `{name} ज्यू,

तपाईंको करारपत्र हामीकहाँ आइपुग्यो: स्वागत छ। पहिलो दिन {office} को ढोकामै हाम्रो एक जना साथी भेटिनुहुनेछ, र सबै चिनजान नहुन्जेल सँगै रहनुहुनेछ।

आवेदन {reference} सँग पठाएका कागजातका सक्कल प्रति साथमा ल्याउनुहोला।

भवदीय
{firm}`,
    },
  },
  {
    stage: "refused",
    name: { en: "Not selected, after the review", ne: "छनोट नभएको, मूल्याङ्कनपछि" },
    subject: { en: "{number}: our answer to your application", ne: "{number}: तपाईंको आवेदनको जवाफ" },
    text: {
      en: `Dear {name},

thank you for applying for {vacancy}, and for the work that you put into it. We have decided to go on with others this time.

This says nothing about you as an engineer, and nothing against another application: we would be glad to read from you again. What you sent is deleted when its time is over, or at once if you wish so, here:
{link}

With kind regards
{firm}`,
      ne: `{name} ज्यू,

{vacancy} पदका लागि आवेदन दिनुभएकोमा, र त्यसमा गर्नुभएको मेहनतका लागि धन्यवाद। यस पटक हामीले अरू आवेदकसँग अघि बढ्ने निर्णय गर्‍यौँ।

यो इन्जिनियरका रूपमा तपाईंको मूल्याङ्कन होइन, फेरि आवेदन दिन पनि केहीले रोक्दैन: तपाईंको अर्को आवेदन पढ्न पाए खुसी हुनेछौँ। तपाईंले पठाएका विवरण समय सकिएपछि मेटाइन्छन्; अहिल्यै मेटाउन चाहनुभए यहाँबाट सकिन्छ:
{link}

भवदीय
{firm}`,
    },
  },
  {
    stage: "refused",
    name: { en: "Not selected, after an interview", ne: "छनोट नभएको, अन्तर्वार्तापछि" },
    subject: { en: "{number}: our answer after the interview", ne: "{number}: अन्तर्वार्तापछिको जवाफ" },
    text: {
      en: `Dear {name},

thank you for the hour that you spent with us, and for what you showed us of your work. The decision was close. We have offered the position, {vacancy}, to somebody else.

If you would like to know how we came to it, write back: one of the two who talked to you will call you.

Your application is deleted when its time is over, or at once if you wish so, here:
{link}

With kind regards
{firm}`,
      ne: `{name} ज्यू,

हामीसँग बिताउनुभएको एक घण्टा र देखाउनुभएको कामका लागि धन्यवाद। निर्णय सजिलो थिएन। {vacancy} पदका लागि हामीले अर्कै व्यक्तिलाई प्रस्ताव गरेका छौँ।

यो निर्णय कसरी भयो भन्ने जान्न चाहनुभए यसै इमेलको जवाफ लेख्नुहोस्: तपाईंसँग कुरा गर्ने दुई जनामध्ये एक जनाले फोन गर्नुहुनेछ।

तपाईंको आवेदन समय सकिएपछि मेटाइन्छ; अहिल्यै मेटाउन चाहनुभए यहाँबाट सकिन्छ:
{link}

भवदीय
{firm}`,
    },
  },
];
