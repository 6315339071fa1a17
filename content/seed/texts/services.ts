import type { ServiceSeed } from "../shape.ts";

export const services: ServiceSeed[] = [
  {
    key: "hydropower-dams",
    name: { en: "Hydropower and dams", ne: "जलविद्युत् र बाँध" },
    description: {
      en: "Storage and run-of-river schemes, from reconnaissance to commissioning, and dam safety afterwards.",
      ne: "पहिलो अध्ययनदेखि सञ्चालनसम्म, जलाशय र नदी प्रवाही दुवै; त्यसपछि बाँध सुरक्षा।",
    },
    group: "hydropower-dams",
    files: ["river_weir.jpg", "penstock_powerhouse.jpg"],
  },
  {
    key: "roads-tunnels",
    name: { en: "Roads and tunnels", ne: "सडक र सुरुङ" },
    description: {
      en: "Alignments that stay open in the monsoon, and tunnels where the slope will not hold a road.",
      ne: "वर्षायाममा पनि खुला रहने सडक, र पाखोले बाटो नथेग्ने ठाउँमा सुरुङ।",
    },
    group: "roads-bridges",
    files: ["highway_bend.jpg"],
  },
  {
    key: "bridges",
    name: { en: "Bridges", ne: "पुल" },
    description: {
      en: "Footbridges, road bridges and long spans: design, supervision, load tests and inspection.",
      ne: "झोलुङ्गे पुल, सडक पुल र लामो स्पानका पुलको डिजाइन, सुपरिवेक्षण, भार परीक्षण र निरीक्षण।",
    },
    group: "roads-bridges",
    files: ["footbridge_side.jpg", "suspension_footbridge.jpg"],
  },
  {
    key: "transmission-energy",
    name: { en: "Transmission and solar energy", ne: "प्रसारण र सौर्य ऊर्जा" },
    description: {
      en: "Routes, towers and substations from 33 to 400 kV, and ground-mounted solar plants.",
      ne: "३३ देखि ४०० के.भी. सम्मका लाइनको मार्ग, टावर र सबस्टेसन, तथा जमिनमा जडान हुने सौर्य विद्युत् केन्द्र।",
    },
    group: "transmission-energy",
    files: ["solar_field.jpg"],
  },
  {
    key: "water-supply",
    name: { en: "Water supply and treatment", ne: "खानेपानी र प्रशोधन" },
    description: {
      en: "Sources, treatment plants and pipe networks that a town’s own staff can run.",
      ne: "नगरकै कर्मचारीले चलाउन सक्ने मुहान, प्रशोधन केन्द्र र पाइप सञ्जाल।",
    },
    group: "water-irrigation",
    files: ["water_treatment.jpg"],
  },
  {
    key: "irrigation-rivers",
    name: { en: "Irrigation and river training", ne: "सिँचाइ र नदी नियन्त्रण" },
    description: {
      en: "Canals, regulators and embankments, laid out with the people who will share the water.",
      ne: "पानी बाँड्ने किसानसँगै बसेर तय गरिने नहर, नियन्त्रण संरचना र तटबन्ध।",
    },
    group: "water-irrigation",
    files: ["irrigation_canal.jpg", "canal_regulator.jpg"],
  },
  {
    key: "survey-geotechnics",
    name: { en: "Survey and geotechnics", ne: "सर्वेक्षण र भूप्रविधि" },
    description: {
      en: "LiDAR, river soundings and drilling, with a soil and rock laboratory of our own.",
      ne: "लाइडार, नदीको गहिराइ मापन र ड्रिलिङ, साथमा आफ्नै माटो तथा चट्टान प्रयोगशाला।",
    },
    group: "survey-geotechnics",
    files: ["river_survey_ortho.jpg", "drill_rig.jpg"],
  },
  {
    key: "airports-towns-environment",
    name: { en: "Airports, towns and environment", ne: "विमानस्थल, सहर र वातावरण" },
    description: {
      en: "Airfields, drainage and town plans, with environmental and social assessment from the first day.",
      ne: "धावनमार्ग, ढल निकास र नगर योजना; पहिलो दिनदेखि नै वातावरणीय तथा सामाजिक मूल्याङ्कन।",
    },
    group: "urban-environment",
    files: ["airport_runway.jpg", "city_aerial.jpg"],
  },
];
