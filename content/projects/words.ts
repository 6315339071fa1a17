import countries from "@setu/contract/countries.json" with { type: "json" };
import type {
  clientTypes,
  ProjectMeasure,
  precisions,
  projectStages,
  provinces,
  taskTypes,
} from "@setu/contract/projects";
import { label } from "../platform/fields/label.ts";

type Words = { en: string; ne: string };

/** The choices of a project's select fields, as editors choose them and as visitors read them. */
export const taskTypeWords: Record<(typeof taskTypes)[number], Words> = {
  "feasibility-study": label("Feasibility study", "सम्भाव्यता अध्ययन"),
  "detailed-design": label("Detailed design", "विस्तृत डिजाइन"),
  "construction-supervision": label("Construction supervision", "निर्माण सुपरिवेक्षण"),
  "survey-investigation": label("Survey and investigation", "सर्वेक्षण र अन्वेषण"),
  advisory: label("Advisory", "परामर्श"),
};
export const clientTypeWords: Record<(typeof clientTypes)[number], Words> = {
  government: label("Government", "सरकार"),
  "local-government": label("Local government", "स्थानीय सरकार"),
  "public-company": label("Public enterprise", "सार्वजनिक संस्थान"),
  private: label("Private company", "निजी कम्पनी"),
  "development-partner": label("Development partner", "विकास साझेदार"),
};
export const projectStageWords: Record<(typeof projectStages)[number], Words> = {
  ongoing: label("In progress", "चालु"),
  completed: label("Completed", "सम्पन्न"),
};
export const provinceWords: Record<(typeof provinces)[number], Words> = {
  koshi: label("Koshi", "कोशी"),
  madhesh: label("Madhesh", "मधेश"),
  bagmati: label("Bagmati", "बागमती"),
  gandaki: label("Gandaki", "गण्डकी"),
  lumbini: label("Lumbini", "लुम्बिनी"),
  karnali: label("Karnali", "कर्णाली"),
  sudurpashchim: label("Sudurpashchim", "सुदूरपश्चिम"),
};
export const precisionWords: Record<(typeof precisions)[number], Words> = {
  exact: label("The exact place", "ठ्याक्कै स्थान"),
  area: label("The area only (to about 10 km)", "क्षेत्र मात्र (करिब १० कि.मि. भित्र)"),
};

export const measureWords: Record<ProjectMeasure, Words> = {
  capacity: label("Installed capacity", "जडित क्षमता"),
  height: label("Height", "उचाइ"),
  span: label("Span", "स्पान"),
  length: label("Length", "लम्बाइ"),
  area: label("Area", "क्षेत्रफल"),
  storage: label("Storage", "सञ्चय क्षमता"),
  voltage: label("Voltage", "भोल्टेज"),
  supply: label("Water supply", "पानी आपूर्ति"),
  people: label("People served", "लाभान्वित जनसङ्ख्या"),
  sites: label("Structures or sites", "संरचना वा स्थान"),
};

const byName = new Map(countries.map((country) => [country.en, country]));
/** A country's names by its English name, which is stored. */
export const countryWords = (name: string): Words | undefined => byName.get(name);
