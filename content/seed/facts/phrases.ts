import { coverLetterWords } from "@setu/contract/application-fields";
import { complaintDays } from "@setu/contract/complaints/complaint-fields";
import { bounds } from "../../retention/periods.ts";
import type { Text } from "../shape.ts";
import * as table from "./facts.ts";
import { figuresIn } from "./figures.ts";
import { projectFacts } from "./project-facts.ts";

/** A fact, and the phrases in which texts tell it: `#` is where they give the figure, `@` the date. */
export interface Told {
  value: number | string;
  en: string[];
  ne: string[];
}

/** A quantity of a project's record, by its English label. */
function quantity(slug: string, label: string): number {
  const found = projectFacts[slug]?.quantities.find((each: { label: Text }) => each.label.en === label);
  const [value] = figuresIn(`${found?.value.en} ${found?.unit.en}`, "en").all;
  if (value === undefined) throw new Error(`${slug} has no quantity "${label}"`);
  return value;
}

const { firm, setiGorge, atlas, ratanghat, sukeghat, kijani, intake2083 } = table;
const [seti, bheri, road, line, tunnel] = [
  "seti-gorge-storage-project",
  "ratanghat-cable-stayed-bridge",
  "lamidanda-solpani-road",
  "bhorle-simalchaur-transmission-line",
  "deurali-pass-road-tunnel",
];

export const told: Record<string, Told> = {
  "founded in": {
    value: firm.founded,
    en: [
      "steep country since #",
      "himalaya since #",
      "countries since #",
      "in the winter of #",
      "founders of #",
      "with three colleagues in #",
    ],
    ne: ["# सालदेखि पाँच देशमा", "# सालको हिउँदमा", "# सालका चार संस्थापक", "# सालमा तीन सहकर्मी"],
  },
  "years of the firm": { value: firm.age, en: ["# years on steep ground", "surveyors, # years"], ne: ["भूगोलका # वर्ष"] },
  employees: {
    value: firm.employees,
    en: ["of our # people", "today we are #,"],
    ne: ["कुल # जनामध्ये", "हामी # जना छौँ"],
  },
  engineers: { value: firm.engineers, en: ["people, # are engineers"], ne: ["जनामध्ये # जना इन्जिनियर"] },
  "geologists and surveyors": {
    value: firm.geologistsAndSurveyors,
    en: ["and # geologists or surveyors"],
    ne: ["र # जना भूगर्भविद् वा सर्वेक्षक"],
  },
  "technical staff": {
    value: firm.engineers + firm.geologistsAndSurveyors,
    en: ["# engineers, geologists and surveyors, 33"],
    ne: [],
  },
  "technical staff in the accounts": {
    value: firm.engineers + firm.geologistsAndSurveyors,
    en: ["engineers, geologists and surveyors 121 #"],
    ne: ["इन्जिनियर, भूगर्भविद् र सर्वेक्षक १२१ #"],
  },
  shareholders: { value: firm.shareholders, en: ["shares: # of them hold"], ne: ["# जनासँग सेयर"] },
  "elected directors": { value: firm.electedDirectors, en: ["# of the seven directors"], ne: ["सञ्चालकमध्ये # जनालाई"] },
  directors: { value: firm.directors, en: ["of the # directors"], ne: ["# सञ्चालकमध्ये"] },
  offices: {
    value: firm.offices,
    en: ["# offices · 5 countries", "books of # offices", "database of # offices", "for all # offices"],
    ne: ["# कार्यालय · ५ देश", "पाँच मुद्रामा # कार्यालयको", "# कार्यालयको भू-सूचना", "# कार्यालयका सर्वेक्षण"],
  },
  countries: {
    value: firm.countries,
    en: ["offices in # countries", "waterworks in # countries", "years, # countries"],
    ne: ["# देशमा हाम्रा कार्यालय", "सालदेखि # देशमा"],
  },
  revenue: {
    value: firm.revenue * 1e6,
    en: ["revenue was npr #", "# npr"],
    ne: ["आम्दानी रु. # रह्यो"],
  },
  "revenue in the accounts, NPR million": {
    value: firm.revenue,
    en: ["revenue, npr million 187.4 #", "income from services 187.4 #"],
    ne: [],
  },
  "revenue in the accounts, crores": {
    value: firm.revenue / 10,
    en: [],
    ne: ["आम्दानी (रु. करोड) १८.७४ #", "सेवाको आम्दानी १८.७४ #"],
  },
  "days until applicants are answered": {
    value: firm.answerWithinDays,
    en: ["from us within # working days"],
    ne: ["म्याद सकिएको # कार्यदिनभित्र"],
  },
  "days until a message is answered": {
    value: firm.replyWithinDays,
    en: ["will reply within # working days", "replies within # working days", "and reply within # working days"],
    ne: ["# कार्यदिनभित्र जवाफ दिनुहुनेछ", "# कार्यदिनभित्र (आइतबारदेखि"],
  },
  "words of a cover letter": {
    value: coverLetterWords,
    en: ["letter of at most # words"],
    ne: ["बढीमा # शब्दको आवेदन", "र # शब्दसम्मको आवेदन"],
  },
  "months of graduates in the field": {
    value: firm.graduatesInTheFieldMonths,
    en: ["# months of the first year", "# months each in design"],
    ne: ["पहिलो वर्षको # महिना"],
  },
  "days until a complaint is acknowledged": {
    value: complaintDays.acknowledged,
    en: ["acknowledge a complaint within # days"],
    ne: ["दर्ताको जानकारी # दिनभित्र"],
  },
  "days until a complaint is answered": {
    value: complaintDays.answered,
    en: ["a first answer within # days"],
    ne: ["पहिलो जवाफ # दिनभित्र"],
  },
  "days until a complaint is decided": {
    value: complaintDays.decided,
    en: ["decide within # days"],
    ne: ["निर्णय # दिनभित्र"],
  },
  "days for which applications are kept": {
    value: bounds.applicationDays.usual,
    en: ["applications are deleted after # days"],
    ne: ["आवेदन ३६५ को सट्टा # दिनपछि"],
  },
  "hours for which unsent uploads are kept": {
    value: bounds.uploadHours.usual,
    en: ["did not send are deleted after # hours"],
    ne: ["नपठाइएका कागजात # घण्टापछि"],
  },
  "months for which messages are kept": {
    value: bounds.messageMonths.usual,
    en: ["after # months the message"],
    ne: ["# महिनापछि सन्देश"],
  },
  "months for which complaints are kept": {
    value: bounds.complaintMonths.usual,
    en: ["and the complaint after # months"],
    ne: ["र # महिनापछि गुनासो"],
  },
  "months for which openings are logged": {
    value: bounds.openingMonths.usual,
    en: ["opened documents is deleted after # months"],
    ne: ["कागजातको अभिलेख # महिनापछि"],
  },
  "finished assignments": {
    value: firm.finishedAssignments,
    en: ["# assignments were completed, nine", "in hand, # were completed"],
    ne: ["# काम सम्पन्न भए, तीमध्ये", "४१ काममध्ये # वटा"],
  },
  "finished on time": {
    value: firm.finishedOnTime,
    en: ["completed, # of them within the contract", "handed over, # of them within"],
    ne: ["तीमध्ये # सम्झौताकै", "तीमध्ये # वटा सम्झौताकै"],
  },
  "installed capacity of Seti Gorge": {
    value: quantity(seti, "Installed capacity"),
    en: ["seti gorge storage project, # mw", "23 # mw"],
    ne: ["सेती गल्छी जलाशय परियोजना, # मेगावाट"],
  },
  "height of the Seti Gorge dam": {
    value: quantity(seti, "Dam height"),
    en: ["a # m arch dam", "project, # m arch"],
    ne: ["# मिटर अग्लो आर्च"],
  },
  "storage of Seti Gorge": {
    value: quantity(seti, "Live storage"),
    en: ["keeps # km³"],
    ne: ["वर्षायामको # घन किलोमिटर"],
  },
  "drilling at Seti Gorge": {
    value: quantity(seti, "Exploratory drilling"),
    en: ["# km of exploratory"],
    ne: ["# किलोमिटर अन्वेषण ड्रिलिङ"],
  },
  instruments: {
    value: setiGorge.instruments,
    en: ["# instruments"],
    ne: ["# मापन यन्त्र"],
  },
  households: { value: setiGorge.households, en: ["with # households"], ne: ["# घरपरिवार"] },
  "filling of Seti Gorge began": {
    value: setiGorge.fillingBegan,
    en: ["filling began on @", "from @ to 12 november", "impounding above it began on @"],
    ne: ["भर्ने काम @ सुरु", "@ देखि कात्तिक २६ सम्म पानीको"],
  },
  "Seti Gorge was full": {
    value: setiGorge.filled,
    en: ["06:20 on @", "on @ the reservoir reached", "to @ the water rose", "ended on @ at the full"],
    ne: ["गत @ बिहान", "@ जलाशय पूर्ण", "देखि @ सम्म पानीको"],
  },
  "full supply level": {
    value: setiGorge.fullLevel,
    en: ["dam reached # m", "supply level of # m", "gorge, # m above"],
    ne: ["समुद्र सतहबाट # मिटरको पूर्ण", "गल्छी, समुद्र सतहबाट # मिटर"],
  },
  "the water rose": {
    value: setiGorge.fullLevel - setiGorge.levelBefore,
    en: ["rose by # m"],
    ne: ["पानीको सतह # मिटर बढ्यो"],
  },
  "the crest moved": {
    value: setiGorge.crestMoved,
    en: ["crest has moved # mm", "crest had moved # mm"],
    ne: ["बाँधको शीर्ष # मिलिमिटर", "बाँधको शीर्ष तल्लो तटतिर # मिलिमिटर"],
  },
  "the crest was expected to move": {
    value: setiGorge.crestExpected,
    en: ["expected # mm", "downstream, against # mm calculated", "where # mm had been"],
    ne: ["डिजाइनले # मिलिमिटर", "गणनाले # मिलिमिटर देखाएको", "अनुमान # मिलिमिटर"],
  },
  "seepage at Seti Gorge": {
    value: setiGorge.seepage,
    en: ["abutment is # litres", "seeps # litres", "left abutment 8 l/s # l/s"],
    ne: ["प्रतिसेकेन्ड # लिटर"],
  },
  "lakes of the atlas": {
    value: atlas.lakes,
    en: ["of # lakes, five", "# lakes, nine"],
    ne: ["# मध्ये पाँच हिमताल", "# हिमताल, तीमध्ये"],
  },
  "lakes that need work": {
    value: atlas.workAtOnce,
    en: ["lakes, # need work", "flood from those #"],
    ne: ["मध्ये # हिमतालमा तुरुन्त", "# तालको बाढी", "# तुरुन्त काम"],
  },
  "lakes to be measured every year": {
    value: atlas.measuredYearly,
    en: ["47 lakes, # of them", "at once and # have to be measured"],
    ne: ["नाप्नुपर्ने #", "# हरेक वर्ष नाप्नुपर्छ"],
  },
  "shortest warning": {
    value: quantity("glacial-lake-risk-atlas", "Shortest warning"),
    en: ["houses in # to", "flood: # minutes in the nearest"],
    ne: ["बस्तीमा # मिनेट, सबैभन्दा टाढा", "पहिलो बस्तीसम्म # देखि", "सबैभन्दा कम # मिनेट"],
  },
  "longest way to the first houses": {
    value: atlas.longestToFirstHouses,
    en: ["houses in 11 to # minutes"],
    ne: ["११ देखि # मिनेटमा", "सबैभन्दा बढी # मिनेट"],
  },
  "atlas handed over": { value: atlas.handedOver, en: ["risk atlas on @"], ne: ["एटलस @ पाँच नगरपालिका"] },
  "municipalities of the atlas": {
    value: atlas.municipalities,
    en: ["atlas that # municipalities", "to # municipalities", "# municipalities plan", "# municipalities received"],
    ne: ["# नगरपालिकालाई", "# नगरपालिकाका लागि", "# नगरपालिकाले"],
  },
  "span of Ratanghat": {
    value: quantity(bheri, "Main span"),
    en: ["a # m span", "main span of # m", "main span is # m"],
    ne: ["भेरीमाथि # मिटरको", "# मिटरको मुख्य स्पान"],
  },
  "length of Ratanghat": {
    value: quantity(bheri, "Length"),
    en: ["cable-stayed bridge, # m", "# m at Ratanghat"],
    ne: ["केबल स्टेड पुल, # मिटर", "# मिटर लामो रतनघाट"],
  },
  "stays of Ratanghat": {
    value: quantity(bheri, "Stay cables"),
    en: ["last of # stays", "# stays, a main span"],
    ne: ["# मध्ये अन्तिम केबल", "# केबल, २२०"],
  },
  "sensors of Ratanghat": { value: quantity(bheri, "Sensors"), en: ["# sensors on the stays"], ne: ["जडित # सेन्सर"] },
  "detour that Ratanghat saves": {
    value: ratanghat.detour,
    en: ["detour of # km", "villages are # km"],
    ne: ["# किलोमिटरको फेरो", "अस्पतालबाट # किलोमिटर"],
  },
  "villages at Ratanghat": {
    value: ratanghat.villages,
    en: ["ferry on which # villages", "# villages are 61"],
    ne: ["# गाउँ"],
  },
  "resident engineers at Ratanghat": {
    value: ratanghat.residentEngineers,
    en: ["our # resident engineers", "resident team of #"],
    ne: ["हाम्रा # आवासीय इन्जिनियर", "# जनाको आवासीय टोली"],
  },
  "days without an accident": {
    value: ratanghat.accidentFreeDays,
    en: ["# days without an accident", "in # days of work"],
    ne: ["दुर्घटनारहित # दिन", "भएका # दिनमा"],
  },
  "length of the Lamidanda road": {
    value: quantity(road, "Length"),
    en: ["# km of road on young slopes", "solpani road, # km", "# kilometres between lamidanda"],
    ne: ["# किलोमिटर सडक, सुरुका", "सोलपानी सडक, # कि.मि.", "सोलपानीबीचको # किलोमिटर"],
  },
  "towers of the Bhorle line": {
    value: quantity(line, "Towers"),
    en: ["94 km and # towers"],
    ne: ["९४ किलोमिटर र # टावर"],
  },
  "length of the Bhorle line": {
    value: quantity(line, "Length"),
    en: ["# km and 271 towers"],
    ne: ["# किलोमिटर र २७१"],
  },
  "length of the Deurali tunnel": {
    value: quantity(tunnel, "Length"),
    en: ["# km under a pass"],
    ne: ["भञ्ज्याङमुनि # किलोमिटर"],
  },
  "core at Deurali": {
    value: quantity(tunnel, "Core drilled"),
    en: ["# km of core along", "drilled # km of core before"],
    ne: ["अक्षमा # किलोमिटर कोर", "हामीले # किलोमिटर कोर"],
  },
  "area of the Tamor survey": {
    value: quantity("tamor-headwaters-survey", "Area"),
    en: ["# km² of mountain", "74 # km²"],
    ne: ["ग्रिडको # वर्ग किलोमिटर"],
  },
  "capacity of Lhamoi Chhu": {
    value: quantity("lhamoi-chhu-run-of-river", "Installed capacity"),
    en: ["# mw in southern", "run-of-river project, # mw"],
    ne: ["दक्षिण भुटानमा # मेगावाट"],
  },
  "head of Lhamoi Chhu": {
    value: quantity("lhamoi-chhu-run-of-river", "Head"),
    en: ["powerhouse # m below"],
    ne: ["इन्टेकभन्दा # मिटर तल"],
  },
  "area of Simle Besi": {
    value: quantity("simle-besi-irrigation-scheme", "Command area"),
    en: ["for # ha of terraced"],
    ne: ["# हेक्टर गह्राखेत"],
  },
  "people served at Sundarbasti": {
    value: quantity("sundarbasti-water-treatment-plant", "People served"),
    en: ["water for # people"],
    ne: ["# बासिन्दालाई सफा"],
  },
  "capacity of Sundarbasti": {
    value: quantity("sundarbasti-water-treatment-plant", "Capacity"),
    en: ["treats # litres", "delivers # litres"],
    ne: ["दैनिक # लिटर पानी"],
  },
  "Zarkuh accepted": { value: table.zarkuhAccepted, en: ["accepted it in @"], ne: ["संस्थाले @ प्रतिवेदन"] },
  "drains at Kijani": {
    value: quantity("kijani-drainage-plan", "Drains surveyed"),
    en: ["# km of drain surveyed"],
    ne: ["# किलोमिटर ढल नापियो"],
  },
  "works at Kijani": {
    value: quantity("kijani-drainage-plan", "Works ranked"),
    en: ["# drainage works", "the # works are ranked"],
    ne: ["नैरोबीका # ढल", "# काम स्थानीयले"],
  },
  "area of Kijani": {
    value: quantity("kijani-drainage-plan", "Catchment"),
    en: ["catchment of # km²", "# square kilometres"],
    ne: ["नैरोबीको # वर्ग", "# वर्ग किलोमिटर, धेरैजसो"],
  },
  "questions at Kijani": {
    value: kijani.questions,
    en: ["all # questions", "# questions from the hearing"],
    ne: ["सबै # प्रश्न", "सुनुवाइका # प्रश्न"],
  },
  "hearing at Kijani": { value: kijani.hearing, en: ["held on @"], ne: ["योजनाबारे @ एक"] },
  "gauges on the Nam Sai": {
    value: quantity("nam-sai-gauge-network", "Gauges"),
    en: ["# gauges on tributaries", "# river gauges", "# sites chosen"],
    ne: ["सहायक नदीमा # नदी मापन", "सहायक नदीमा # मापन", "# नदी मापन केन्द्रको"],
  },
  "span of Sukeghat": {
    value: quantity("sukeghat-footbridge", "Span"),
    en: ["# m across the gorge", "footbridge of # m", "sukeghat, # m long"],
    ne: ["बनेको # मिटर लामो झोलुङ्गे", "गल्छीमाथि # मिटर", "बनाएको # मिटर लामो"],
  },
  "load at Sukeghat": {
    value: sukeghat.load,
    en: ["# tonnes"],
    ne: ["# टन बालुवाका"],
  },
  "sag at Sukeghat": {
    value: sukeghat.sag,
    en: ["# m at mid-span", "sagged # m where", "# m of sag"],
    ne: ["मध्यभाग # मिटर झुक्यो", "देखाएकोमा # मिटर", "मध्यभागमा # मिटर"],
  },
  "calculated sag at Sukeghat": {
    value: sukeghat.calculatedSag,
    en: ["against # m calculated", "where # m had been"],
    ne: ["गणनाले # मिटर"],
  },
  "test at Sukeghat": { value: sukeghat.tested, en: [], ne: ["पुलमा @ ४१ टन"] },
  "hours saved at Sukeghat": {
    value: sukeghat.hoursSaved,
    en: ["two wards # hours", "and # hours of walking", "save # hours"],
    ne: ["दैनिक # घण्टा", "दिनको # घण्टा"],
  },
  "applicants of the 2083 intake": {
    value: intake2083.applicants,
    en: ["selected from # applicants", "of # applicants"],
    ne: ["# आवेदकमध्ये"],
  },
  "tested for the 2083 intake": {
    value: intake2083.tested,
    en: ["applicants, # sat"],
    ne: ["# जनाले लिखित परीक्षा"],
  },
  "selected for the 2083 intake": {
    value: intake2083.selected,
    en: ["# graduate engineers join", "the # whose registration", "intake: the # selected"],
    ne: ["समूहमा # स्नातक", "दर्ता नम्बर भएका # जना", "समूह: # जना छानिए", "दर्ता नम्बरका # जना"],
  },
  "slopes that were watched": {
    value: table.slopesWatched,
    en: ["# cut slopes were watched", "of # cut slopes"],
    ne: ["काटिएका # भिर"],
  },
};
