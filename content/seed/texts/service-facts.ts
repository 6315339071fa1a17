import { richText } from "../rich-text.ts";
import type { ServiceFactsSeed, Text } from "../shape.ts";

const rich = (en: string, ne: string) => ({ en: richText(en), ne: richText(ne) });
const lines = (en: string[], ne: string[]): Text => ({ en: en.join("\n"), ne: ne.join("\n") });

/** The content of a service's page, by its key. */
export const serviceFacts: Record<string, ServiceFactsSeed> = {
  "hydropower-dams": {
    body: rich(
      "The valley decides what dam it can have. We begin with the river’s record and the rock of both abutments, compare three sites before choosing one, and say early which should be left alone.\n\nThe team that studies a scheme designs it, answers the bidders’ questions, supervises its construction and reads its instruments through the first filling.\n\n## After commissioning\n\nWe inspect dams each year, analyse their readings, and rehearse the emergency plan with the people who live downstream.",
      "बाँध कस्तो हुने भन्ने कुरा उपत्यकाले नै तय गर्छ। हामी नदीको अभिलेख र दुवै किनारको चट्टानबाट सुरु गर्छौँ, एउटा ठाउँ रोज्नुअघि तीनवटा तुलना गर्छौँ र कुन ठाउँ जस्ताको तस्तै छोड्नुपर्छ भनेर सुरुमै भन्छौँ।\n\nअध्ययन गर्ने टोलीले नै डिजाइन गर्छ, बोलपत्रदाताका प्रश्नको जवाफ दिन्छ, निर्माणको सुपरिवेक्षण गर्छ र पहिलो पटक जलाशय भरिँदा मापन यन्त्र पढ्छ।\n\n## सञ्चालनपछि\n\nहरेक वर्ष बाँध निरीक्षण गर्छौँ, यन्त्रका तथ्याङ्क केलाउँछौँ र तल्लो तटका बासिन्दासँगै आपत्कालीन योजनाको अभ्यास गर्छौँ।",
    ),
    deliverables: lines(
      [
        "Feasibility report comparing three sites",
        "Geological baseline that bidders can price",
        "Tender design and drawings",
        "Site supervision with a daily log",
        "Dam safety report after each monsoon",
      ],
      [
        "तीन ठाउँको तुलनासहित सम्भाव्यता प्रतिवेदन",
        "बोलपत्रदाताले मूल्य राख्न मिल्ने भौगर्भिक आधार",
        "बोलपत्र डिजाइन र नक्सा",
        "दैनिक अभिलेखसहित स्थलगत सुपरिवेक्षण",
        "हरेक वर्षायामपछि बाँध सुरक्षा प्रतिवेदन",
      ],
    ),
    standards: lines(
      [
        "ICOLD bulletins on dam safety",
        "IS 6512 Solid gravity dams",
        "IEC 60041 Acceptance tests of turbines",
        "Guidelines for the study of hydropower projects, Nepal",
      ],
      [
        "ICOLD बाँध सुरक्षासम्बन्धी बुलेटिन",
        "IS 6512 ठोस ग्राभिटी बाँध",
        "IEC 60041 टर्बाइन स्वीकृति परीक्षण",
        "जलविद्युत् आयोजना अध्ययन निर्देशिका, नेपाल",
      ],
    ),
    sectors: ["hydropower-dams", "survey-geotechnics"],
    experts: ["dams", "geology", "hydromechanical"],
    reports: ["seti-filling"],
  },
  "roads-tunnels": {
    body: rich(
      "Most mountain roads close for the same reason: the water had nowhere else to go. We draw the drains first and the road between them.\n\nWhere a slope will not hold a road we go inside it, and let the rock we meet, not the rock we hoped for, decide the support.",
      "धेरैजसो पहाडी सडक एउटै कारणले बन्द हुन्छन्: पानीलाई अर्को बाटो दिइएको हुँदैन। हामी पहिले निकास कोर्छौँ, अनि त्यसको बीचमा सडक।\n\nपाखोले सडक नथेग्ने ठाउँमा हामी सुरुङ बनाउँछौँ। टेवा कस्तो राख्ने भन्ने कुरा अनुमान गरिएको होइन, भेटिएको चट्टानले तय गर्छ।",
    ),
    deliverables: lines(
      [
        "Alignment study on foot and from LiDAR",
        "Slope and drainage design",
        "Tunnel support classes and portals",
        "Traffic and closure records after opening",
      ],
      ["हिँडेर र लाइडारबाट रेखाङ्कन अध्ययन", "पाखो र निकास डिजाइन", "सुरुङका टेवाका वर्ग र मुख", "खुलेपछि यातायात र अवरोधको अभिलेख"],
    ),
    standards: lines(
      ["Nepal Road Standard 2070", "IRC:SP:48 Hill road manual", "NATM guideline, Austrian Society for Geomechanics"],
      ["नेपाल सडक मापदण्ड २०७०", "IRC:SP:48 पहाडी सडक पुस्तिका", "NATM निर्देशिका, अस्ट्रियाली भू-यान्त्रिकी समाज"],
    ),
    sectors: ["roads-bridges", "survey-geotechnics"],
    experts: ["roads", "tunnels", "geology"],
    reports: ["slopes"],
  },
  bridges: {
    body: rich(
      "In its life a bridge meets two floods that nobody living has seen. We look for the marks such floods have left, found below them and keep the deck above.\n\nOur bridges range from 20 m over an irrigation canal to 412 m at Ratanghat, whose main span is 220 m; each was load-tested before it opened.",
      "पुलले आफ्नो आयुमा कसैले नदेखेका दुई बाढी भेट्छ। हामी त्यस्ता बाढीले छोडेका चिह्न खोज्छौँ, जग त्यसभन्दा तल राख्छौँ र डेक माथि।\n\nसिँचाइ नहरमाथिको २० मिटरे पुलदेखि २२० मिटरको मुख्य स्पान भएको ४१२ मिटर लामो रतनघाटसम्मका पुल हाम्रा काम हुन्; हरेक पुल खुला गर्नुअघि भार राखेर जाँचियो।",
    ),
    deliverables: lines(
      [
        "Hydraulic and scour study",
        "Foundations, superstructure, bearings",
        "Load test before opening",
        "Inspection every second year",
      ],
      ["जलीय तथा कटान अध्ययन", "जग, माथिल्लो संरचना, बेयरिङ", "खोल्नुअघि भार परीक्षण", "दुई वर्षमा एक पटक निरीक्षण"],
    ),
    standards: lines(
      ["Nepal Bridge Standard 2067", "IRC:112 Concrete road bridges", "EN 1993-1-11 Tension components"],
      ["नेपाल पुल मापदण्ड २०६७", "IRC:112 कङ्क्रिट सडक पुल", "EN 1993-1-11 तन्य अवयव"],
    ),
    sectors: ["roads-bridges"],
    experts: ["structures", "bridges", "roads"],
  },
  "transmission-energy": {
    body: rich(
      "A power line is shaped by what it must avoid: landslides, schools, nests, the view from the village shrine. The route that is left is measured tower by tower.\n\nWe plan ground-mounted solar plants of 1–60 MW together with the grid that must carry them.",
      "प्रसारण लाइनको मार्ग केलाई जोगाउने भन्ने कुराले तय गर्छ: पहिरो, विद्यालय, गुँड, गाउँको देवस्थलबाट देखिने दृश्य। बाँकी रहेको मार्गमा एक-एक टावरको ठाउँ नापिन्छ।\n\nहामी जमिनमा जडान हुने १ देखि ६० मेगावाटका सौर्य केन्द्र र त्यहाँको बिजुली बोक्ने ग्रिडको योजना बनाउँछौँ।",
    ),
    deliverables: lines(
      [
        "Route with alternatives and land list",
        "Tower spotting on LiDAR profile",
        "Substation layouts and earthing",
        "Yield report for solar plants",
      ],
      [
        "विकल्प र जग्गा सूचीसहित मार्ग",
        "लाइडार प्रोफाइलमा टावर स्थान",
        "सबस्टेसन विन्यास र अर्थिङ",
        "सौर्य केन्द्रको उत्पादन प्रतिवेदन",
      ],
    ),
    standards: lines(
      ["IEC 60826 Overhead lines", "IEC 61936 Substations", "Grid Code of Nepal"],
      ["IEC 60826 हवाई लाइन", "IEC 61936 सबस्टेसन", "नेपाल ग्रिड कोड"],
    ),
    sectors: ["transmission-energy", "hydropower-dams"],
    experts: ["transmission", "survey"],
  },
  "water-supply": {
    body: rich(
      "Before looking for a new source we look for the water that is already being lost. In a typical town that is four litres in ten.\n\nWe design plants for the operator who has to run them on a public holiday with one pump out of order.",
      "नयाँ मुहान खोज्नुअघि हामी हराइरहेको पानी खोज्छौँ। सामान्य सहरमा दसमा चार लिटर त्यसरी नै जान्छ।\n\nबिदाको दिन एउटा पम्प बिग्रिएको बेला पनि सञ्चालकले चलाउन सकून् भनेर प्रशोधन केन्द्र डिजाइन गरिन्छ।",
    ),
    deliverables: lines(
      [
        "Leakage survey by district metered area",
        "Source and treatability study",
        "Plant and network design",
        "Operator’s manual in Nepali",
      ],
      ["क्षेत्रगत मिटर (DMA) बाट चुहावट सर्वेक्षण", "मुहान र प्रशोधन अध्ययन", "केन्द्र र सञ्जाल डिजाइन", "नेपालीमा सञ्चालन पुस्तिका"],
    ),
    standards: lines(
      ["National Drinking Water Quality Standards 2079", "WHO Guidelines for drinking-water quality", "IS 10500"],
      ["राष्ट्रिय खानेपानी गुणस्तर मापदण्ड २०७९", "WHO खानेपानी गुणस्तर निर्देशिका", "IS 10500"],
    ),
    sectors: ["water-irrigation", "urban-environment"],
    experts: ["water-supply", "hydrology"],
  },
  "irrigation-rivers": {
    body: rich(
      "Canals are shared before they are dug. We agree turns and outlets with the users’ committee and draw what was agreed.\n\nEmbankments are set back from the river as far as the land allows, so that it has room to be a river.",
      "नहरको पानी खन्नुअघि नै बाँडिन्छ। पानीपालो र निकास उपभोक्ता समितिसँग बसेर टुङ्ग्याउँछौँ, अनि त्यही नक्सामा उतार्छौँ।\n\nनदीलाई नदी हुने ठाउँ रहोस् भनेर तटबन्ध जग्गाले दिएसम्म टाढा राखिन्छ।",
    ),
    deliverables: lines(
      [
        "Command area survey and crop water balance",
        "Canal and regulator design",
        "River training layout",
        "Written agreement on sharing the water",
      ],
      [
        "सिञ्चित क्षेत्र सर्वेक्षण र पानीको हिसाब",
        "नहर र नियन्त्रण संरचना डिजाइन",
        "नदी नियन्त्रण विन्यास",
        "पानीपालोबारे लिखित सहमति",
      ],
    ),
    standards: lines(
      ["PDSP Manuals, Nepal", "IS 7112 Alluvial canals", "FAO 56 Crop water"],
      ["PDSP पुस्तिका, नेपाल", "IS 7112 जलोढ नहर", "FAO 56 बालीको पानी"],
    ),
    sectors: ["water-irrigation"],
    experts: ["irrigation", "hydrology"],
  },
  "survey-geotechnics": {
    body: rich(
      "Everything we design rests on what we have measured ourselves. Two airborne LiDAR sensors, a sounding boat, two rigs for 250 m and a laboratory belong to the firm, and the people who use them are our own.\n\nCore is photographed within the hour, and half of every sample is kept for ten years.",
      "हामीले डिजाइन गरेको सबै कुरा आफैँले नापेको तथ्याङ्कमा अडिएको छ। दुई हवाई लाइडार सेन्सर, गहिराइ नाप्ने डुङ्गा, २५० मिटरका दुई ड्रिलिङ मेसिन र प्रयोगशाला संस्थाकै हुन्; चलाउने पनि संस्थाकै कर्मचारी हुन्।\n\nकोरको तस्बिर एक घण्टाभित्र खिचिन्छ र हरेक नमुनाको आधा भाग दस वर्ष राखिन्छ।",
    ),
    deliverables: lines(
      [
        "Control network and LiDAR terrain model",
        "River soundings and sections",
        "Drilling, with logged core",
        "Laboratory report, ISO/IEC 17025",
      ],
      [
        "नियन्त्रण सञ्जाल र लाइडार धरातल मोडेल",
        "नदीको गहिराइ र काट",
        "अभिलेखसहितको ड्रिलिङ",
        "प्रयोगशाला प्रतिवेदन, ISO/IEC 17025",
      ],
    ),
    standards: lines(
      ["ISO 14689 Description of rock", "ASTM D1586 Standard penetration test", "ISO/IEC 17025 Laboratories"],
      ["ISO 14689 चट्टानको वर्णन", "ASTM D1586 मानक प्रवेश परीक्षण", "ISO/IEC 17025 प्रयोगशाला"],
    ),
    sectors: ["survey-geotechnics", "hydropower-dams", "roads-bridges"],
    experts: ["survey", "geology", "laboratory"],
    reports: ["atlas-summary"],
  },
  "airports-towns-environment": {
    body: rich(
      "Runways, terminals, bus parks and the streets around them: places where many people share a little concrete. We count them first, at the busiest hour.\n\nEvery study says what would happen if nothing were done.",
      "धावनमार्ग, टर्मिनल, बसपार्क र वरपरका सडक: थोरै कङ्क्रिटमा धेरै मानिस भेटिने ठाउँ। हामी पहिले, सबैभन्दा धेरै भिड हुने समयमा, मानिस गन्छौँ।\n\nकेही नगरे के हुन्छ भन्ने कुरा हरेक अध्ययनमा हुन्छ।",
    ),
    deliverables: lines(
      [
        "Demand and obstacle surveys",
        "Master plan and street design",
        "Environmental and social assessment",
        "Public hearings in Nepali",
      ],
      ["माग तथा अवरोध सर्वेक्षण", "गुरुयोजना र सडक विन्यास", "वातावरणीय तथा सामाजिक मूल्याङ्कन", "नेपालीमा सार्वजनिक सुनुवाइ"],
    ),
    standards: lines(
      ["ICAO Annex 14 Aerodromes", "National Building Code NBC 105:2020", "Environment Protection Rules, 2077 (2020)"],
      ["ICAO Annex 14 विमानस्थल", "राष्ट्रिय भवन संहिता NBC 105:2020", "वातावरण संरक्षण नियमावली, २०७७"],
    ),
    sectors: ["urban-environment"],
    experts: ["planner", "communications", "hydrology"],
  },
};
