import { richText } from "../rich-text.ts";
import type { LegalTextSeed } from "../shape.ts";

interface Section {
  en: string;
  ne: string;
}

const inBoth = (...sections: Section[]) => ({
  en: richText(sections.map(({ en }) => en).join("\n\n")),
  ne: richText(sections.map(({ ne }) => ne).join("\n\n")),
});

const whoWeAre: Section = {
  en: `This policy says which personal data Himalaya Engineering Consultants Private Limited holds, why, for how long, and what you can ask of us. It applies to this website, to applications for our vacancies, and to messages that you send us.

## Who is responsible

Himalaya Engineering Consultants Private Limited, Bagmati Corridor 14, Thapathali, Kathmandu 44600. Questions about your data go to [our contact form](/#contact) or to [info@example.org](mailto:info@example.org). We answer within seven working days.

We follow the Individual Privacy Act, 2075 (2018). We never sell personal data, and we never ask for your citizenship number, religion, caste or photograph through this website.`,
  ne: `हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स प्राइभेट लिमिटेडसँग कुन व्यक्तिगत विवरण, किन र कति समय रहन्छ, र तपाईं हामीसँग के माग गर्न सक्नुहुन्छ भन्ने कुरा यस नीतिमा छ। यो वेबसाइट, हाम्रा पदमा दिइने आवेदन र हामीलाई पठाइने सन्देशमा यो नीति लागू हुन्छ।

## जिम्मेवार को हो

हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स प्राइभेट लिमिटेड, बागमती करिडोर १४, थापाथली, काठमाडौँ ४४६००। आफ्नो विवरणबारे प्रश्न भए [सम्पर्क फाराम](/#contact) वा [info@example.org](mailto:info@example.org) मा लेख्नुहोस्। हामी सात कार्यदिनभित्र जवाफ दिन्छौँ।

हामी वैयक्तिक गोपनीयतासम्बन्धी ऐन, २०७५ को पालना गर्छौँ। हामी व्यक्तिगत विवरण कहिल्यै बेच्दैनौँ, र यस वेबसाइटबाट नागरिकता नम्बर, धर्म, जात वा फोटो कहिल्यै माग्दैनौँ।`,
};

const visitorsBefore: Section = {
  en: `## If you only read

You need no account, and we set no cookies. Our server notes the time, the page and the kind of browser of each request, so that we can find faults and fend off attacks. Your choice of language is stored in your own browser.`,
  ne: `## तपाईं पढ्न मात्र आउनुभएको भए

खाता चाहिँदैन, र हामी कुनै कुकी राख्दैनौँ। त्रुटि पत्ता लगाउन र आक्रमण रोक्न हाम्रो सर्भरले हरेक अनुरोधको समय, पृष्ठ र ब्राउजरको प्रकार टिप्छ। तपाईंले रोजेको भाषा तपाईंकै ब्राउजरमा रहन्छ।`,
};

const visitors: Section = {
  en: `## If you only read

You need no account, and we set no cookies, except one if you choose when pictures load: it holds that choice alone, for a year. Our server notes the time, the page and the kind of browser of each request, so that we can find faults and fend off attacks; it does not write your network address to the log. Your choice of language, the pages kept for reading without a connection, and the projects on your shortlist are stored in your own browser, and only there.`,
  ne: `## तपाईं पढ्न मात्र आउनुभएको भए

खाता चाहिँदैन, र हामी कुनै कुकी राख्दैनौँ; तस्बिर कहिले लोड गर्ने भनी तपाईंले छान्नुभयो भने मात्र त्यही रोजाइ भएको एउटा कुकी एक वर्ष रहन्छ। त्रुटि पत्ता लगाउन र आक्रमण रोक्न हाम्रो सर्भरले हरेक अनुरोधको समय, पृष्ठ र ब्राउजरको प्रकार टिप्छ; तपाईंको नेटवर्क ठेगाना अभिलेखमा लेख्दैन। तपाईंले रोजेको भाषा, इन्टरनेट नहुँदा पढ्न राखिएका पृष्ठ र सूचीमा थपेका परियोजना तपाईंकै ब्राउजरमा, त्यहीँ मात्र रहन्छन्।`,
};

const messages: Section = {
  en: `## If you write to us

We store your name, company, country, email address, telephone number and message, to answer you and to see whether we answered in time. Our front desk and the colleague who answers you read them. After twelve months the message and everything that names you are deleted; only the country and the month remain, for our statistics.`,
  ne: `## तपाईंले हामीलाई लेख्नुभए

जवाफ दिन र समयमै जवाफ दियौँ कि भनेर हेर्न हामी तपाईंको नाम, संस्था, देश, इमेल, फोन र सन्देश राख्छौँ। ती विवरण हाम्रो सम्पर्क शाखा र जवाफ दिने सहकर्मीले पढ्छन्। बाह्र महिनापछि सन्देश र तपाईंलाई चिनाउने सबै विवरण मेटिन्छन्; तथ्याङ्कका लागि देश र महिना मात्र रहन्छ।`,
};

const applicantsBefore: Section = {
  en: `## If you apply for a vacancy

We store what you write in the application and the documents that you attach, to decide about your application and for nothing else. Human Resources and the members of the selection panel read them.

- An application is deleted 365 days after the decision.
- Documents that you uploaded and did not send are deleted after 24 hours.

You can read and withdraw your application at any time, and correct it until the deadline, through the link in your receipt.`,
  ne: `## तपाईंले पदका लागि आवेदन दिनुभए

आवेदनमा लेखिएका कुरा र संलग्न कागजात हामी आवेदनबारे निर्णय गर्न मात्र राख्छौँ, अरू कुनै कामका लागि होइन। ती मानव संसाधन शाखा र छनोट समितिका सदस्यले पढ्छन्।

- निर्णय भएको ३६५ दिनपछि आवेदन मेटिन्छ।
- अपलोड गरेर नपठाइएका कागजात २४ घण्टापछि मेटिन्छन्।

आवेदन प्राप्तिको इमेलको लिङ्कबाट तपाईं जुनसुकै बेला आफ्नो आवेदन पढ्न र फिर्ता लिन, अनि म्यादभित्र सच्याउन सक्नुहुन्छ।`,
};

const applicants: Section = {
  en: `## If you apply for a vacancy

We store what you write in the application and the documents that you attach, to decide about your application and for nothing else. Human Resources and the members of the selection panel read them, and every opening of a document is logged with its date and the name of the reader.

- An application is deleted 180 days after the decision.
- Documents that you uploaded and did not send are deleted after 24 hours.
- The log of opened documents is deleted after twelve months.

You can read, download and withdraw your application at any time, and correct it until the deadline, through the link in your receipt. If you withdraw it, its documents are deleted at once.`,
  ne: `## तपाईंले पदका लागि आवेदन दिनुभए

आवेदनमा लेखिएका कुरा र संलग्न कागजात हामी आवेदनबारे निर्णय गर्न मात्र राख्छौँ, अरू कुनै कामका लागि होइन। ती मानव संसाधन शाखा र छनोट समितिका सदस्यले पढ्छन्, र कागजात खोलिएको हरेक पटक मिति र खोल्नेको नाम अभिलेखमा रहन्छ।

- निर्णय भएको १८० दिनपछि आवेदन मेटिन्छ।
- अपलोड गरेर नपठाइएका कागजात २४ घण्टापछि मेटिन्छन्।
- खोलिएका कागजातको अभिलेख बाह्र महिनापछि मेटिन्छ।

आवेदन प्राप्तिको इमेलको लिङ्कबाट तपाईं जुनसुकै बेला आफ्नो आवेदन पढ्न, डाउनलोड गर्न र फिर्ता लिन, अनि म्यादभित्र सच्याउन सक्नुहुन्छ। फिर्ता लिनुभए त्यसका कागजात तुरुन्तै मेटिन्छन्।`,
};

const alerts: Section = {
  en: `## If you ask for email alerts

We store your email address and what you want to hear about, to write to you about that and nothing else. We write only after you have confirmed the address, and each email has a link to unsubscribe, which deletes your address.`,
  ne: `## तपाईंले इमेल सूचना मगाउनुभए

तपाईंले चाहेको विषयको सूचना पठाउन मात्र हामी तपाईंको इमेल ठेगाना र त्यो विषय राख्छौँ। ठेगाना पुष्टि भएपछि मात्र इमेल पठाउँछौँ, र हरेकमा इमेल सूचना बन्द गर्ने लिङ्क हुन्छ, जसले ठेगाना पनि मेटाउँछ।`,
};

const accounts: Section = {
  en: `## If you have an account

To let you sign in and write, we store the name that others see, your email address, a hash of your password, and on which days and kinds of device you were signed in. Signing in sets one cookie, which your account needs and no other website receives; the session is kept in your browser until it ends. What you write in the forum is public, with that name. On your profile you can change your data, download a copy, and delete the account; your posts then stay without your name, unless you ask us there to remove their texts too. An account that nobody has used for two years is deleted.`,
  ne: `## तपाईंको खाता भए

लग इन गर्न र लेख्न मिलोस् भनेर हामी अरूले देख्ने नाम, इमेल ठेगाना, पासवर्डको ह्यास, र कुन दिन कस्तो उपकरणबाट लग इन हुनुभयो भन्ने राख्छौँ। लग इन गर्दा एउटा कुकी राखिन्छ: त्यो तपाईंको खाता चलाउन मात्र चाहिन्छ, अरू कुनै वेबसाइटले पाउँदैन; लग इनको अवधि नसकिएसम्म त्यसको सङ्केत तपाईंको ब्राउजरमा रहन्छ। छलफलमा लेख्नुभएको कुरा त्यही नामसहित सार्वजनिक हुन्छ। प्रोफाइलमा आफ्नो विवरण बदल्न, प्रति डाउनलोड गर्न र खाता मेटाउन सकिन्छ; पाठ पनि हटाउन त्यहीँ अनुरोध नगर्नुभए तपाईंका पोस्ट नामविना रहन्छन्। दुई वर्षसम्म प्रयोग नभएको खाता मेटिन्छ।`,
};

const complaints: Section = {
  en: `## If you complain

We store what you write, the files that you attach and, if you give them, your contact details, to look into your complaint and to answer you. You can complain with your name, confidentially or anonymously. Only the people appointed for this read complaints, and you can see each time somebody opens your contact details. Those details are deleted 90 days after the complaint has ended, and the complaint after 24 months.`,
  ne: `## तपाईंले गुनासो गर्नुभए

गुनासोको छानबिन गर्न र जवाफ दिन हामी तपाईंले लेखेको कुरा, संलग्न फाइल र दिनुभएको सम्पर्क विवरण राख्छौँ। नाम खुलाएर, गोप्य राखेर वा बेनामी गुनासो गर्न सकिन्छ। गुनासो तोकिएका व्यक्तिले मात्र पढ्नुहुन्छ, र कसैले तपाईंको सम्पर्क विवरण खोल्दा तपाईंले थाहा पाउनुहुन्छ। गुनासो टुङ्गिएको ९० दिनपछि सम्पर्क विवरण र २४ महिनापछि गुनासो मेटिन्छ।`,
};

const sharing: Section = {
  en: `## Who else sees your data

Nobody outside the firm, with three exceptions: the company that runs our servers in Nepal, which may not read them; the company that delivers our emails; and a court or authority that demands data by law. We will tell you about such a demand unless the law forbids it.`,
  ne: `## अरू कसले देख्छ

तीन अवस्थाबाहेक संस्थाबाहिरका कसैले देख्दैनन्: नेपालमा हाम्रो सर्भर चलाउने कम्पनी, जसले विवरण पढ्न पाउँदैन; हाम्रा इमेल पुर्‍याउने कम्पनी; र कानुनअनुसार विवरण माग्ने अदालत वा निकाय। कानुनले नरोकेसम्म यस्तो मागबारे हामी तपाईंलाई जानकारी दिन्छौँ।`,
};

const rights: Section = {
  en: `## What you can ask of us

You can ask which data about you we hold, have it corrected, receive a copy, and have it deleted unless a law obliges us to keep it. Write to us from the address that we know, or use the link in your receipt. It costs nothing. If you are not satisfied with our answer, you can complain to the authorities named in the Act.`,
  ne: `## तपाईं हामीसँग के माग गर्न सक्नुहुन्छ

हामीसँग तपाईंबारे कुन विवरण छ भनी सोध्न, त्यसलाई सच्याउन लगाउन, प्रति पाउन, र कानुनले राख्न बाध्य नगरेसम्म मेटाउन लगाउन सक्नुहुन्छ। हामीलाई थाहा भएको ठेगानाबाट लेख्नुहोस् वा आवेदन प्राप्तिको इमेलको लिङ्क प्रयोग गर्नुहोस्। यसका लागि कुनै शुल्क लाग्दैन। हाम्रो जवाफ चित्त नबुझे ऐनमा तोकिएका निकायमा उजुरी गर्न सक्नुहुन्छ।`,
};

const safety: Section = {
  en: `## How we protect it

Everything travels encrypted. Documents of applicants are checked for malicious software, are stored apart from the website, and open only for the people named above. If data is lost or stolen all the same, we will tell those concerned what happened and what they can do, within three days of learning of it.`,
  ne: `## हामी कसरी सुरक्षित राख्छौँ

सबै विवरण इन्क्रिप्ट भएर आउजाउ गर्छ। आवेदकका कागजातमा हानिकारक सफ्टवेयर छ कि भनी जाँच गरिन्छ; ती वेबसाइटबाट अलग राखिन्छन् र माथि उल्लिखित व्यक्तिले मात्र खोल्न सक्छन्। यति गर्दा पनि विवरण हराए वा चोरी भए थाहा पाएको तीन दिनभित्र हामी सम्बन्धित व्यक्तिलाई के भयो र के गर्न सकिन्छ भनी जानकारी दिन्छौँ।`,
};

const change: Section = {
  en: `## When this policy changes

Each version has a number and stays readable here. We announce a new version before it comes into force, and show what differs from the one before, word by word.`,
  ne: `## यो नीति बदलिँदा

हरेक संस्करणको नम्बर हुन्छ र त्यो यहीँ पढ्न सकिन्छ। नयाँ संस्करण लागू हुनुअघि नै हामी सूचना दिन्छौँ, र अघिल्लोभन्दा के फरक छ भनी शब्द-शब्दमा देखाउँछौँ।`,
};

const use: Section = {
  en: `These terms apply to everyone who uses this website. Contracts for our engineering services are made in writing and have terms of their own.

## What you may do

You may read, print and link to every page without asking. You may quote our texts and use our figures if you name us and link to the page. Photographs and drawings belong to us or to the people named beside them: please ask before you publish them elsewhere.`,
  ne: `यी नियम तथा सर्त यो वेबसाइट प्रयोग गर्ने सबैमा लागू हुन्छन्। हाम्रा इन्जिनियरिङ सेवाको सम्झौता लिखित रूपमा हुन्छ र त्यसका आफ्नै सर्त हुन्छन्।

## तपाईं के गर्न सक्नुहुन्छ

जुनसुकै पृष्ठ नसोधी पढ्न, प्रिन्ट गर्न र लिङ्क गर्न सक्नुहुन्छ। हाम्रो नाम उल्लेख गरी पृष्ठको लिङ्क दिए हाम्रा पाठ उद्धृत गर्न र तथ्याङ्क प्रयोग गर्न सक्नुहुन्छ। तस्बिर र नक्सा हाम्रा वा छेउमा नाम लेखिएका व्यक्तिका हुन्: अन्यत्र प्रकाशन गर्नुअघि सोध्नुहोस्।`,
};

const press: Section = {
  en: "Pictures that are marked for the press may be used with their credit.",
  ne: "प्रेसका लागि भनी चिह्न लगाइएका तस्बिर श्रेय दिएर प्रयोग गर्न सकिन्छ।",
};

const reliance: Section = {
  en: `## What our texts are worth

We check what we publish, correct mistakes in place and say that we have done so. Still, a web page is not engineering advice: the ground, the river and the load of your project are your own, so please do not build on a number from this website. Dates of tenders and vacancies are binding as they are on their own pages; for tenders, the printed documents prevail if they differ.`,
  ne: `## हाम्रा पाठ कति भरपर्दा छन्

हामी प्रकाशन गर्ने कुरा जाँच्छौँ, गल्ती भए त्यहीँ सच्याउँछौँ र सच्याएको कुरा लेख्छौँ। तैपनि वेबसाइटको पृष्ठ इन्जिनियरिङ परामर्श होइन: तपाईंको परियोजनाको माटो, नदी र भार आफ्नै हुन्छ, त्यसैले यहाँको अङ्कका भरमा निर्माण नगर्नुहोस्। बोलपत्र र पदपूर्तिका मिति तिनकै पृष्ठमा लेखिएअनुसार मान्य हुन्छन्; बोलपत्रमा फरक परे छापिएको कागजात मान्य हुन्छ।`,
};

const conduct: Section = {
  en: `## What we ask of you

Write to us under your own name, except in a complaint, which may be anonymous; send only documents that you may pass on, and do not try to disturb the website or to read what is not meant for you. If you find a vulnerability, tell us at [info@example.org](mailto:info@example.org): we will thank you, fix it, and take no action against you.

We never ask applicants or bidders for money. Anyone who does so in our name is a fraud; please tell us and the police.`,
  ne: `## तपाईंसँग हाम्रो अनुरोध

आफ्नै नामबाट लेख्नुहोस् (गुनासो भने बेनामी पनि गर्न सकिन्छ), अरूलाई दिन मिल्ने कागजात मात्र पठाउनुहोस्, र वेबसाइटमा बाधा पुर्‍याउने वा तपाईंका लागि नभएका कुरा पढ्ने प्रयास नगर्नुहोस्। कुनै कमजोरी भेट्नुभए [info@example.org](mailto:info@example.org) मा खबर गर्नुहोस्: हामी धन्यवाद दिएर त्यसलाई सच्याउँछौँ, तपाईंविरुद्ध कुनै कारबाही गर्दैनौँ।

हामी आवेदक वा बोलपत्रदातासँग कहिल्यै पैसा माग्दैनौँ। हाम्रो नाममा पैसा माग्ने व्यक्ति ठग हो; हामीलाई र प्रहरीलाई खबर गर्नुहोस्।`,
};

const law: Section = {
  en: `## Which law applies

The law of Nepal applies, and the courts of Kathmandu decide disputes. Before going to court, please write to us: most things are settled by a telephone call.`,
  ne: `## कुन कानुन लागू हुन्छ

नेपालको कानुन लागू हुन्छ, र विवादमा काठमाडौँका अदालतले निर्णय गर्छन्। अदालत जानुअघि हामीलाई लेख्नुहोस्: धेरैजसो कुरा फोन गरेरै मिल्छन्।`,
};

const visitorsNow: Section = {
  en: `## If you only read

You need no account, and we set no cookies for reading, except one if you choose when pictures load: it holds that choice alone, for a year. Our server notes the time, the page and the kind of browser of each request, so that we can find faults and fend off attacks; it does not write your network address to the log. Your choice of language, the pages kept for reading without a connection, the projects that you put aside, and what you have typed into a form and not sent yet are stored in your own browser, and only there.`,
  ne: `## तपाईं पढ्न मात्र आउनुभएको भए

खाता चाहिँदैन, र पढ्नका लागि हामी कुनै कुकी राख्दैनौँ; तस्बिर कहिले लोड गर्ने भनी तपाईंले छान्नुभयो भने मात्र त्यही रोजाइ भएको एउटा कुकी एक वर्ष रहन्छ। त्रुटि पत्ता लगाउन र आक्रमण रोक्न हाम्रो सर्भरले हरेक अनुरोधको समय, पृष्ठ र ब्राउजरको प्रकार टिप्छ; तपाईंको नेटवर्क ठेगाना अभिलेखमा लेख्दैन। तपाईंले रोजेको भाषा, इन्टरनेट नहुँदा पढ्न राखिएका पृष्ठ, सूचीमा थपेका परियोजना, र फाराममा लेखेर नपठाएका कुरा तपाईंकै ब्राउजरमा, त्यहीँ मात्र रहन्छन्।`,
};

const accountTerms: Section = {
  en: `## Your account

An account is for one person, who is 18 or older. Keep its password to yourself. We may suspend an account from which others are insulted, deceived or flooded with advertising, and tell you why; you can still download and delete it.

## What you write in the forum

What you write stays yours. You allow us to show it on this website under your name and, after you have left, without it. Your first two posts are read by a colleague before others see them. Please write nothing that insults, that gives away other people’s personal details, or that is about a tender that is open: we take it down and tell you the reason.

An answer in the forum, including one of ours, is general information, not a design or an opinion on your project. Anybody can report a post to us.`,
  ne: `## तपाईंको खाता

खाता १८ वर्ष पुगेको एक जना व्यक्तिका लागि हो। पासवर्ड आफूसँगै राख्नुहोस्। अरूलाई अपमान गर्ने, झुक्याउने वा विज्ञापन थुपार्ने खाता हामी निलम्बन गर्न सक्छौँ, र किन भन्ने बताउँछौँ; त्यसपछि पनि तपाईं विवरण डाउनलोड गरी खाता मेटाउन सक्नुहुन्छ।

## छलफलमा तपाईंको लेखाइ

तपाईंको लेखाइ तपाईंकै हो। त्यसलाई यस वेबसाइटमा तपाईंको नामसहित, र तपाईं गइसकेपछि नामविना देखाउन तपाईं हामीलाई अनुमति दिनुहुन्छ। तपाईंका सुरुका दुई पोस्ट अरूले देख्नुअघि हाम्रा सहकर्मीले पढ्नुहुन्छ। अपमान गर्ने, अरूको व्यक्तिगत विवरण दिने, वा खुला रहेको बोलपत्रबारे केही नलेख्नुहोस्: हामी त्यसलाई हटाएर कारण बताउँछौँ।

छलफलको जवाफ, हाम्रो पनि, सामान्य जानकारी हो; तपाईंको परियोजनाको डिजाइन वा राय होइन। जोसुकैले हामीलाई पोस्टबारे खबर गर्न सक्छन्।`,
};

const termsName = { en: "Terms and conditions", ne: "नियम तथा सर्तहरू" };
const privacyName = { en: "Privacy policy", ne: "गोपनीयता नीति" };

/** The firm's legal texts, each with its versions in order. */
export const legalTexts: LegalTextSeed[] = [
  {
    name: privacyName,
    kind: "privacy",
    body: inBoth(whoWeAre, visitorsBefore, messages, applicantsBefore, sharing, rights, safety),
    inForceFrom: "2024-07-15T18:15:00.000Z",
    announcedOn: "2024-06-28T05:15:00.000Z",
  },
  {
    name: privacyName,
    kind: "privacy",
    changes: {
      en: "Applications are deleted after 180 days instead of 365. New: email alerts, the log of opened documents, what is stored in your own browser, and how this policy changes.",
      ne: "आवेदन ३६५ को सट्टा १८० दिनपछि मेटिन्छ। नयाँ: इमेल सूचना, खोलिएका कागजातको अभिलेख, तपाईंकै ब्राउजरमा रहने कुरा, र यो नीति कसरी बदलिन्छ भन्ने खण्ड।",
    },
    body: inBoth(whoWeAre, visitors, messages, applicants, alerts, sharing, rights, safety, change),
    inForceFrom: "2026-07-16T18:15:00.000Z",
    announcedOn: "2026-06-16T05:15:00.000Z",
  },
  {
    name: privacyName,
    kind: "privacy",
    changes: {
      en: "New: accounts and the one cookie that they need, the forum, and complaints. Reading still needs neither an account nor a cookie.",
      ne: "नयाँ: खाता र त्यसलाई चाहिने एउटै कुकी, छलफल, र गुनासो। पढ्न अझै पनि खाता वा कुकी चाहिँदैन।",
    },
    body: inBoth(
      whoWeAre,
      visitorsNow,
      messages,
      applicants,
      alerts,
      accounts,
      complaints,
      sharing,
      rights,
      safety,
      change,
    ),
    inForceFrom: "2026-11-16T18:15:00.000Z",
    announcedOn: "2026-10-17T05:15:00.000Z",
  },
  {
    name: termsName,
    kind: "terms",
    body: inBoth(use, reliance, conduct, law),
    inForceFrom: "2024-07-15T18:15:00.000Z",
    announcedOn: "2024-06-28T05:15:00.000Z",
  },
  {
    name: termsName,
    kind: "terms",
    changes: {
      en: "Journalists may use the pictures that are marked for the press without asking.",
      ne: "प्रेसका लागि भनी चिह्न लगाइएका तस्बिर पत्रकारले नसोधी प्रयोग गर्न सक्छन्।",
    },
    body: inBoth(use, press, reliance, conduct, law),
    inForceFrom: "2026-07-16T18:15:00.000Z",
    announcedOn: "2026-06-16T05:15:00.000Z",
  },
  {
    name: termsName,
    kind: "terms",
    material: true,
    changes: {
      en: "New: what applies to accounts and to the forum. For everybody who only reads, nothing changes.",
      ne: "नयाँ: खाता र छलफलमा लागू हुने सर्त। पढ्न मात्र आउनेका लागि केही फेरिएको छैन।",
    },
    body: inBoth(use, press, reliance, conduct, accountTerms, law),
    inForceFrom: "2026-11-16T18:15:00.000Z",
    announcedOn: "2026-10-17T05:15:00.000Z",
  },
];
