import type { PersonSeed, Text } from "../shape.ts";

const t = (en: string, ne: string): Text => ({ en, ne });
const person = (key: string, name: Text, designation: Text, message: Text, files: string[] = []): PersonSeed => ({
  key,
  name,
  designation,
  message,
  files,
});

/** Board members who do not work here, and more of the team. Not everybody has sent a portrait. */
export const furtherPeople: PersonSeed[] = [
  person(
    "law",
    t("Damodar Pokhrel", "दामोदर पोखरेल"),
    t("Independent Director", "स्वतन्त्र सञ्चालक"),
    t(
      "Damodar Pokhrel has practised public procurement law for thirty-one years and arbitrated disputes over dams and " +
        "roads. He reads our contracts before they are signed and chairs the committee to which any employee may write.",
      "दामोदर पोखरेल एकतीस वर्षदेखि सार्वजनिक खरिद कानुनको क्षेत्रमा हुनुहुन्छ; बाँध र सडकका विवादमा मध्यस्थता गर्नुभएको छ। " +
        "हाम्रा सम्झौता हस्ताक्षरअघि उहाँले पढ्नुहुन्छ र कर्मचारीले सोझै लेख्न सक्ने समितिको अध्यक्ष पनि उहाँ नै हुनुहुन्छ।",
    ),
    ["portraits/portrait-01.jpg"],
  ),
  person(
    "audit",
    t("Nirmala Dangol", "निर्मला डङ्गोल"),
    t("Independent Director, Chair of the Audit Committee", "स्वतन्त्र सञ्चालक, लेखापरीक्षण समिति अध्यक्ष"),
    t(
      "Nirmala Dangol is a chartered accountant. For nineteen years she audited power and water utilities. She asked for " +
        "the page in our annual report that lists every assignment finished late, and why.",
      "निर्मला डङ्गोल चार्टर्ड एकाउन्टेन्ट हुनुहुन्छ। उन्नाइस वर्ष उहाँले विद्युत् र खानेपानी संस्थानको लेखापरीक्षण गर्नुभयो। ढिला " +
        "सकिएका काम र तिनको कारण वार्षिक प्रतिवेदनमा राख्ने चलन उहाँकै प्रस्तावबाट सुरु भएको हो।",
    ),
    ["portraits/portrait-04.jpg"],
  ),
  person(
    "water-professor",
    t("Ganesh Chaudhary", "गणेश चौधरी"),
    t("Independent Director", "स्वतन्त्र सञ्चालक"),
    t(
      "Ganesh Chaudhary taught irrigation engineering for twenty-six years and wrote the textbook on canals that most of " +
        "our engineers learnt from. He grew up on a canal’s tail end in Bardiya, which he says explains his interest.",
      "गणेश चौधरीले छब्बीस वर्ष सिँचाइ इन्जिनियरिङ पढाउनुभयो। हाम्रा प्रायः सबै इन्जिनियरले नहरसम्बन्धी उहाँकै पाठ्यपुस्तक पढेका हुन्। " +
        "बर्दियामा नहरको पुछारमा हुर्किएकाले यस विषयमा रुचि जागेको उहाँ बताउनुहुन्छ।",
    ),
    ["portraits/portrait-11.jpg"],
  ),
  person(
    "structures",
    t("Phurba Lhamu Sherpa", "फुर्बा ल्हामु शेर्पा"),
    t("Principal Structural Engineer", "प्रमुख संरचना इन्जिनियर"),
    t(
      "Phurba Lhamu Sherpa checks what the others have calculated: every structure that carries people passes her desk " +
        "before it leaves the firm. In 2022 her colleagues elected her to the board.",
      "फुर्बा ल्हामु शेर्पा अरूले गरेको गणना जाँच्नुहुन्छ: मानिसको भार बोक्ने हरेक संरचना संस्थाबाट निस्कनुअघि उहाँको टेबुलमा पुग्छ। " +
        "सहकर्मीहरूले २०७९ सालमा उहाँलाई सञ्चालक समितिमा चुनेका हुन्।",
    ),
    ["portraits/portrait-12.jpg"],
  ),
  person(
    "finance",
    t("Rajan Maharjan", "राजन महर्जन"),
    t("Director, Finance and Administration", "निर्देशक, वित्त तथा प्रशासन"),
    t(
      "Rajan Maharjan keeps the books of six offices in five currencies and opens them to the employees each quarter. " +
        "He enforces the rule that no payment leaves the firm without two signatures and a reason.",
      "राजन महर्जनले पाँच मुद्रामा छ कार्यालयको लेखा राख्नुहुन्छ र हरेक त्रैमासमा कर्मचारीसामु सार्वजनिक गर्नुहुन्छ। दुई हस्ताक्षर र " +
        "कारणविना संस्थाबाट कुनै भुक्तानी नहुने नियम लागू गर्ने जिम्मा उहाँकै हो।",
    ),
    ["portraits/portrait-13.jpg"],
  ),
  person(
    "quality",
    t("Deepa Adhikari", "दीपा अधिकारी"),
    t("Head of Quality and Site Safety", "प्रमुख, गुणस्तर तथा कार्यस्थल सुरक्षा"),
    t(
      "Deepa Adhikari may stop work on any of our sites, and has done so four times. She came from road construction, where " +
        "she learnt what drawings leave out.",
      "दीपा अधिकारीले हाम्रो जुनसुकै कार्यस्थलको काम रोक्न सक्नुहुन्छ; चार पटक रोक्नुभएको पनि छ। सडक निर्माणबाट आउनुभएकी उहाँले " +
        "नक्साले के भन्दैन भन्ने त्यहीँ सिक्नुभयो।",
    ),
    ["portraits/portrait-14.jpg"],
  ),
  person(
    "bridges",
    t("Niraj Basnet", "निरज बस्नेत"),
    t("Senior Bridge Engineer", "वरिष्ठ पुल इन्जिनियर"),
    t(
      "Niraj Basnet designs foundations in rivers that move their beds, and goes back after each flood to see whether he was right.",
      "निरज बस्नेत धार फेर्ने नदीमा पुलको जग डिजाइन गर्नुहुन्छ र हरेक बाढीपछि आफ्नो अनुमान मिल्यो कि मिलेन हेर्न फर्कनुहुन्छ।",
    ),
  ),
  person(
    "tunnels",
    t("Kiran Thapa Kshetri", "किरण थापा क्षेत्री"),
    t("Tunnel Engineer", "सुरुङ इन्जिनियर"),
    t(
      "Kiran Thapa Kshetri has spent nine years at the face of tunnels in squeezing rock and classifies it every shift.",
      "किरण थापा क्षेत्रीले च्यापिने चट्टानका सुरुङमा नौ वर्ष बिताउनुभएको छ; हरेक सिफ्टमा चट्टानको वर्गीकरण गर्नुहुन्छ।",
    ),
    ["portraits/portrait-16.jpg"],
  ),
  person(
    "hydromechanical",
    t("Manoj Kumar Yadav", "मनोज कुमार यादव"),
    t("Senior Hydromechanical Engineer", "वरिष्ठ हाइड्रोमेकानिकल इन्जिनियर"),
    t(
      "Manoj Kumar Yadav specifies gates, valves and penstocks, and witnesses their tests at the maker’s works.",
      "मनोज कुमार यादव गेट, भल्भ र पेनस्टकको विशिष्टता तय गर्नुहुन्छ र कारखानामै गएर परीक्षण हेर्नुहुन्छ।",
    ),
  ),
  person(
    "transmission",
    t("Roshani Shakya", "रोशनी शाक्य"),
    t("Senior Transmission Line Engineer", "वरिष्ठ प्रसारण लाइन इन्जिनियर"),
    t(
      "Roshani Shakya lays out lines from 33 to 400 kV so that towers stand on rock and villages keep their view.",
      "रोशनी शाक्य ३३ देखि ४०० के.भी. सम्मका लाइनको मार्ग यसरी तय गर्नुहुन्छ कि टावर चट्टानमा उभिऊन् र गाउँको दृश्य नछेकियोस्।",
    ),
  ),
  person(
    "irrigation",
    t("Ram Sakal Mahato", "रामसकल महतो"),
    t("Irrigation Engineer", "सिँचाइ इन्जिनियर"),
    t(
      "Ram Sakal Mahato walks each canal with the farmers’ committee before he draws it, and once more when the water comes.",
      "रामसकल महतो नक्सा बनाउनुअघि र पानी आएपछि पनि किसान समितिसँगै नहरको पूरै लम्बाइ हिँड्नुहुन्छ।",
    ),
  ),
  person(
    "water-supply",
    t("Sabina Limbu", "सबिना लिम्बू"),
    t("Water Supply Engineer", "खानेपानी इन्जिनियर"),
    t(
      "Sabina Limbu finds where a town’s water is lost. In Bandel she brought it from 43 to 19 per cent without a new source.",
      "सबिना लिम्बू नगरको पानी कहाँ चुहिन्छ भनेर खोज्नुहुन्छ। बाँदेलमा नयाँ मुहान नथपी चुहावट ४३ बाट १९ प्रतिशतमा झार्नुभयो।",
    ),
  ),
  person(
    "laboratory",
    t("Keshav Dhungana", "केशव ढुङ्गाना"),
    t("Head of the Soil and Rock Laboratory", "प्रमुख, माटो तथा चट्टान प्रयोगशाला"),
    t(
      "Keshav Dhungana runs the laboratory in Pokhara, which tests 6,000 samples a year and keeps a half of each for ten years.",
      "केशव ढुङ्गानाले पोखराको प्रयोगशाला चलाउनुहुन्छ, जहाँ वर्षमा ६,००० नमुना परीक्षण हुन्छन् र हरेकको आधा भाग दस वर्ष राखिन्छ।",
    ),
  ),
  person(
    "mapping",
    t("Alisha Khadka", "अलिशा खड्का"),
    t("Specialist, Maps and Remote Sensing", "विशेषज्ञ, नक्सा तथा दूर संवेदन"),
    t(
      "Alisha Khadka reads slopes from radar pictures and marks those that creep, down to four millimetres a month.",
      "अलिशा खड्का राडार तस्बिरबाट पाखोको अवस्था पढ्नुहुन्छ; महिनामा चार मिलिमिटर मात्र सर्ने पाखो पनि पत्ता लगाउनुहुन्छ।",
    ),
  ),
  person(
    "thimphu-lead",
    t("Sonam Yuden", "सोनाम युदेन"),
    t("Manager, Thimphu Office", "प्रबन्धक, थिम्पु कार्यालय"),
    t(
      "Sonam Yuden opened the office in Thimphu and inspects the intakes of southern Bhutan’s small plants after each monsoon.",
      "सोनाम युदेनले थिम्पु कार्यालय खोल्नुभएको हो; हरेक वर्षायामपछि दक्षिण भुटानका साना विद्युत् केन्द्रका इन्टेक निरीक्षण पनि गर्नुहुन्छ।",
    ),
  ),
  person(
    "dushanbe-lead",
    t("Zarina Sharipova", "जरिना शारिपोवा"),
    t("Manager, Dushanbe Office", "प्रबन्धक, दुशान्बे कार्यालय"),
    t(
      "Zarina Sharipova is a glaciologist. She measures what the Pamir’s glaciers will still give in the summers to come.",
      "जरिना शारिपोवा हिमनदीविद् हुनुहुन्छ। पामिरका हिमनदीले आगामी गर्मीमा कति पानी दिन सक्छन् भनेर उहाँ नाप्नुहुन्छ।",
    ),
  ),
  person(
    "nairobi-lead",
    t("Wanjiku Mwangi", "वान्जिकु म्वाङ्गी"),
    t("Manager, Nairobi Office", "प्रबन्धक, नैरोबी कार्यालय"),
    t(
      "Wanjiku Mwangi leads the road rehabilitation studies in the Rift Valley with a team of seven.",
      "वान्जिकु म्वाङ्गीले सात जनाको टोलीसँग रिफ्ट उपत्यकाका सडक पुनःस्थापना अध्ययनको नेतृत्व गर्नुहुन्छ।",
    ),
  ),
  person(
    "vientiane-lead",
    t("Bounmy Phommachanh", "बुनमी फोम्माचान"),
    t("Manager, Vientiane Office", "प्रबन्धक, भियन्टियान कार्यालय"),
    t(
      "Bounmy Phommachanh plans small hydropower with the districts that will own it.",
      "बुनमी फोम्माचान साना जलविद्युत् परियोजनाको योजना तिनको स्वामित्व लिने जिल्लासँगै मिलेर बनाउनुहुन्छ।",
    ),
  ),
  person(
    "planner",
    t("Bibek Tuladhar", "विवेक तुलाधर"),
    t("Architect and Town Planner", "वास्तुकार तथा नगर योजनाकार"),
    t(
      "Bibek Tuladhar plans stations, terminals and the streets around them, on foot first.",
      "विवेक तुलाधर बसपार्क, टर्मिनल र वरपरका सडकको योजना बनाउनुहुन्छ, पहिले हिँडेरै हेरेर।",
    ),
  ),
  person(
    "graduate",
    t("Asmita Bhattarai", "अस्मिता भट्टराई"),
    t("Graduate Engineer, Hydropower", "स्नातक इन्जिनियर, जलविद्युत्"),
    t(
      "Asmita Bhattarai joined in 2025 and reads the instruments of the Seti Gorge dam every sixth hour, in turns with two others.",
      "अस्मिता भट्टराई २०८२ सालमा आउनुभएको हो; अरू दुई जनासँग पालैपालो हरेक छ घण्टामा सेती गल्छी बाँधका यन्त्र पढ्नुहुन्छ।",
    ),
    ["portraits/portrait-15.jpg"],
  ),
  person(
    "founder-joshi",
    t("Hari Krishna Joshi", "हरिकृष्ण जोशी"),
    t("Founding Director", "संस्थापक सञ्चालक"),
    t("One of the four founders of 1993.", "२०५० सालका चार संस्थापकमध्ये एक।"),
  ),
  person(
    "founder-karna",
    t("Surendra Lal Karna", "सुरेन्द्रलाल कर्ण"),
    t("Founding Director", "संस्थापक सञ्चालक"),
    t("One of the four founders of 1993.", "२०५० सालका चार संस्थापकमध्ये एक।"),
  ),
  person(
    "past-independent",
    t("Kamala Thapa Magar", "कमला थापा मगर"),
    t("Independent Director", "स्वतन्त्र सञ्चालक"),
    t("The first independent member of the board.", "सञ्चालक समितिको पहिलो स्वतन्त्र सदस्य।"),
  ),
];
