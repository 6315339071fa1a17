import type { Location } from "@setu/contract/home";
import type { Scene } from "../scene.ts";

export const center = { lat: 20, lng: 70 };

export const headOffice = ({ served, say }: Scene): Location => ({
  id: 1,
  lat: 27.6893,
  lng: 85.3206,
  name: say("Kathmandu, head office", "काठमाडौँ, केन्द्रीय कार्यालय"),
  address: say("Bagmati Corridor 14, Kathmandu 44600", "बागमती करिडोर १४, काठमाडौँ ४४६००"),
  phone: "+977 1 555 0100",
  hours: say("Sunday to Friday, 10:00–17:00", "आइतबारदेखि शुक्रबार, बिहान १० बजेदेखि अपराह्न ५ बजेसम्म"),
  head_office: true,
  locale: served,
});

/** An office without a phone number or hours. */
export const fieldOffice = ({ served, say }: Scene): Location => ({
  id: 2,
  lat: -1.27,
  lng: 36.804,
  name: say("Nairobi", "नैरोबी"),
  address: say("Riverside Drive 8, Nairobi", "रिभरसाइड ड्राइभ ८, नैरोबी"),
  phone: null,
  hours: null,
  head_office: false,
  locale: served,
});

/** More offices than fit beside the map. */
export const manyOffices = (scene: Scene): Location[] => [
  headOffice(scene),
  fieldOffice(scene),
  ...Array.from({ length: 10 }, (_, index) => ({
    ...fieldOffice(scene),
    id: index + 3,
    lat: 36 - 5 * index,
    lng: 60 + 6 * index,
    name: scene.say(`Site office no. ${index + 1}`, `कार्यस्थल कार्यालय नं. ${index + 1}`),
  })),
];

export const longOffice = (scene: Scene): Location => ({
  ...headOffice(scene),
  name: scene.say(
    "Kathmandu, head office, materials laboratory and survey instrument store",
    "काठमाडौँ, केन्द्रीय कार्यालय, सामग्री प्रयोगशाला र सर्वेक्षण उपकरण भण्डार",
  ),
  address: scene.say(
    "Third and fourth floor, Old Customs House, Bagmati Corridor 14, behind the water tower, Thapathali, Kathmandu Metropolitan City 11, Bagmati Province 44600, Nepal",
    "तेस्रो र चौथो तला, पुरानो भन्सार भवन, बागमती करिडोर १४, पानी ट्याङ्कीपछाडि, थापाथली, काठमाडौँ महानगरपालिका ११, बागमती प्रदेश ४४६००, नेपाल",
  ),
  phone: "+977 1 555 0100 extension 2204",
  hours: scene.say(
    "Sunday to Thursday, 10:00–17:00; Friday, 10:00–15:00; closed on public holidays",
    "आइतबारदेखि बिहीबार, बिहान १० बजेदेखि अपराह्न ५ बजेसम्म; शुक्रबार, बिहान १० बजेदेखि अपराह्न ३ बजेसम्म; सार्वजनिक बिदामा बन्द",
  ),
});
