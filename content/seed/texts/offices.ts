import type { OfficeSeed } from "../shape.ts";

export const headOffice = {
  key: "kathmandu",
  name: { en: "Kathmandu, head office", ne: "काठमाडौँ, केन्द्रीय कार्यालय" },
  address: {
    en: "Bagmati Corridor 14, Thapathali, Kathmandu\u00a044600, Nepal",
    ne: "बागमती करिडोर १४, थापाथली, काठमाडौँ\u00a0४४६००, नेपाल",
  },
  lat: 27.6893,
  lng: 85.3206,
  phone: "+977 1 555 0100",
  hours: { en: "Sunday to Friday, 10:00–17:00", ne: "आइतबारदेखि शुक्रबार, बिहान १० बजेदेखि अपराह्न ५ बजेसम्म" },
  headOffice: true,
} satisfies OfficeSeed;

export const offices: OfficeSeed[] = [
  headOffice,
  {
    key: "pokhara",
    name: { en: "Pokhara", ne: "पोखरा" },
    address: {
      en: "Lakeside Marg 9, Baidam, Pokhara\u00a033700, Nepal",
      ne: "लेकसाइड मार्ग ९, बैदाम, पोखरा\u00a0३३७००, नेपाल",
    },
    lat: 28.209,
    lng: 83.958,
    phone: "+977 61 555 0101",
    hours: { en: "Sunday to Friday, 10:00–17:00", ne: "आइतबारदेखि शुक्रबार, बिहान १० बजेदेखि अपराह्न ५ बजेसम्म" },
  },
  {
    key: "thimphu",
    name: { en: "Thimphu, Bhutan", ne: "थिम्पु, भुटान" },
    address: { en: "Norzin Lam 22, Thimphu 11001, Bhutan", ne: "नोर्जिन लाम २२, थिम्पु ११००१, भुटान" },
    lat: 27.4728,
    lng: 89.6386,
    phone: "+975 2 555 102",
    hours: { en: "Monday to Friday, 09:00–17:00", ne: "सोमबारदेखि शुक्रबार, बिहान ९ बजेदेखि अपराह्न ५ बजेसम्म" },
  },
  {
    key: "dushanbe",
    name: { en: "Dushanbe, Tajikistan", ne: "दुशान्बे, ताजिकिस्तान" },
    address: {
      en: "Rudaki Avenue 61, Dushanbe\u00a0734025, Tajikistan",
      ne: "रुदाकी एभिन्यु ६१, दुशान्बे\u00a0७३४०२५, ताजिकिस्तान",
    },
    lat: 38.5745,
    lng: 68.7866,
    phone: "+992 37 555 0103",
    hours: { en: "Monday to Friday, 08:00–17:00", ne: "सोमबारदेखि शुक्रबार, बिहान ८ बजेदेखि अपराह्न ५ बजेसम्म" },
  },
  {
    key: "nairobi",
    name: { en: "Nairobi, Kenya", ne: "नैरोबी, केन्या" },
    address: { en: "Riverside Drive 8, Nairobi 00100, Kenya", ne: "रिभरसाइड ड्राइभ ८, नैरोबी ००१००, केन्या" },
    lat: -1.27,
    lng: 36.804,
    phone: "+254 20 555 0104",
    hours: { en: "Monday to Friday, 08:00–17:00", ne: "सोमबारदेखि शुक्रबार, बिहान ८ बजेदेखि अपराह्न ५ बजेसम्म" },
  },
  {
    key: "vientiane",
    name: { en: "Vientiane, Laos", ne: "भियन्टियान, लाओस" },
    address: { en: "Fa Ngum Road 31, Vientiane 01000, Laos", ne: "फा न्गुम मार्ग ३१, भियन्टियान ०१०००, लाओस" },
    lat: 17.964,
    lng: 102.605,
    phone: "+856 21 555 105",
    hours: { en: "Monday to Friday, 08:00–16:00", ne: "सोमबारदेखि शुक्रबार, बिहान ८ बजेदेखि अपराह्न ४ बजेसम्म" },
  },
];
