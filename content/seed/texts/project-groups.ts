import type { ProjectGroupSeed } from "../shape.ts";

export const projectGroups: ProjectGroupSeed[] = [
  {
    slug: "hydropower-dams",
    name: { en: "Hydropower and dams", ne: "जलविद्युत् र बाँध" },
    description: {
      en: "Storage and run-of-river schemes, from the first walk up the valley to the inspection of dams forty years old. Every arch and every spillway is calculated twice.",
      ne: "जलाशय र नदी प्रवाही परियोजना, उपत्यकाको पहिलो पदयात्रादेखि चालीस वर्ष पुराना बाँधको निरीक्षणसम्म। हरेक आर्च र स्पिलवेको गणना दुई पटक गरिन्छ।",
    },
    files: ["penstock_powerhouse.jpg"],
  },
  {
    slug: "roads-bridges",
    name: { en: "Roads and bridges", ne: "सडक र पुल" },
    description: {
      en: "Roads that stay open in the monsoon, tunnels where a slope will not hold a road, and bridges from footpath to highway.",
      ne: "वर्षायाममा पनि खुला रहने सडक, पाखोले बाटो नथेग्ने ठाउँमा सुरुङ, र गोरेटोदेखि राजमार्गसम्मका पुल।",
    },
    files: ["highway_bend.jpg"],
  },
  {
    slug: "transmission-energy",
    name: { en: "Transmission and energy", ne: "प्रसारण र ऊर्जा" },
    description: {
      en: "Lines, substations and solar plants, laid out with the people whose fields and forests they cross.",
      ne: "लाइन, सबस्टेसन र सौर्य केन्द्र; जसको खेत र वन भएर जान्छन्, उनीहरूसँगै बसेर तय गरिएका।",
    },
    files: ["solar_field.jpg"],
  },
  {
    slug: "water-irrigation",
    name: { en: "Water and irrigation", ne: "खानेपानी र सिँचाइ" },
    description: {
      en: "Drinking water, canals and river training, built so that the people who use them can run them.",
      ne: "खानेपानी, नहर र नदी नियन्त्रण; प्रयोग गर्नेले आफैँ चलाउन सक्ने गरी बनाइएका।",
    },
    files: ["canal_regulator.jpg"],
  },
  {
    slug: "survey-geotechnics",
    name: { en: "Survey and geotechnics", ne: "सर्वेक्षण र भूप्रविधि" },
    description: {
      en: "The ground, measured before anything is drawn on it: LiDAR, soundings, drilling and a laboratory of our own.",
      ne: "नक्सा कोर्नुअघि नै जमिनको मापन: लाइडार, गहिराइ मापन, ड्रिलिङ र आफ्नै प्रयोगशाला।",
    },
    files: ["drill_rig.jpg"],
  },
  {
    slug: "urban-environment",
    name: { en: "Urban and environment", ne: "सहर र वातावरण" },
    description: {
      en: "Towns, airfields and the risks around them, planned with the people who will still be there when we leave.",
      ne: "सहर, विमानस्थल र वरपरका जोखिम; हामी फर्केपछि पनि त्यहीँ बस्नेहरूसँगै बनाइएका योजना।",
    },
    files: ["himalaya_evening.jpg"],
  },
];
