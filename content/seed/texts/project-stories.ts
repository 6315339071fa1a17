import { richText } from "../rich-text.ts";
import type { ProjectStorySeed } from "../shape.ts";

const story = (en: string, ne: string) => ({ en: richText(en), ne: richText(ne) });

/** Challenge, work and result, by the project's slug. */
export const projectStories: Record<string, ProjectStorySeed> = {
  "seti-gorge-storage-project": {
    challenge: story(
      `The gorge is 60 m wide at the river and 380 m at the crest, in quartzite that is sound on the right bank and sheared on the left. The monsoon flood carries boulders of two metres, and the nearest road ended 17 km away.`,
      `गल्छी नदीको सतहमा ६० मिटर र बाँधको शीर्षमा ३८० मिटर चौडा छ। दायाँ किनारको क्वार्टजाइट बलियो छ, बायाँतिर भने चिरा परेको छ। वर्षायामको बाढीले दुई मिटरसम्मका ढुङ्गा बगाउँछ, र नजिकको सडक १७ किलोमिटर वरै टुङ्गिन्थ्यो।`,
    ),
    work: story(
      `- 14 km of exploratory drilling and two adits, with open logs so that bidders could price the rock.
- A double-curvature arch, checked by two teams that did not see each other’s model.
- A resettlement plan drawn up with 212 households, with land\u00a0for\u00a0land.
- 214 instruments in the dam, and a first filling held three times to compare them with the calculation.`,
      `- १४ किलोमिटर अन्वेषण ड्रिलिङ र दुई परीक्षण सुरुङ; बोलपत्रदाताले चट्टानको लागत आँक्न सकून् भनी अभिलेख सार्वजनिक गरियो।
- एकअर्काको मोडेल नदेखेका दुई टोलीले जाँचेको दोहोरो वक्रता भएको आर्च।
- २१२ घरपरिवारसँग बसेर बनाइएको, जग्गाको सट्टा जग्गा दिने पुनर्वास योजना।
- बाँधभित्र २१४ मापन यन्त्र; गणनासँग दाँज्न पहिलो पटक भर्दा तीन पटक रोकियो।`,
    ),
    result: story(
      `The diversion was closed four months early. The left abutment needed 38% less consolidation grouting than the tender had allowed for. On 12 November 2026 the reservoir reached its full level; the crest had moved **38 mm** downstream, where 44 mm had been expected.`,
      `नदी फर्काउने सुरुङ चार महिना अगाडि बन्द गरियो। बायाँ किनारमा बोलपत्रले छुट्याएभन्दा ३८ प्रतिशत कम ग्राउटिङ लाग्यो। २०८३ कात्तिक २६ गते जलाशय पूर्ण सतहमा पुग्दा बाँधको शीर्ष **३८ मिलिमिटर** मात्र सरेको थियो; अनुमान ४४ मिलिमिटरको थियो।`,
    ),
  },
  "ratanghat-cable-stayed-bridge": {
    challenge: story(
      `The left bank is 40 m of river gravel, the right bank rock. The Bheri can rise eight metres in a night, and the ferry had to keep running beside the works.`,
      `बायाँ किनारमा ४० मिटर गहिरो नदीजन्य ग्राभेल छ, दायाँ किनारमा चट्टान। भेरी एकै रातमा आठ मिटर बढ्न सक्छ, र काम भइरहँदा पनि डुङ्गा चलिरहनुपर्थ्यो।`,
    ),
    work: story(
      `- A resident team of seven from the first pile to the load test.
- Every stay tensioned twice, at dawn, when the deck has an even temperature.
- A materials laboratory on the left bank, open to the contractor’s own engineers.`,
      `- पहिलो पाइलदेखि भार परीक्षणसम्म सात जनाको आवासीय टोली।
- हरेक केबल दुई पटक, बिहान सबेरै, डेकको तापक्रम एकनास हुँदा तानियो।
- बायाँ किनारमै सामग्री प्रयोगशाला, निर्माण व्यवसायीका इन्जिनियरलाई पनि खुला।`,
    ),
    result: story(
      `Eleven villages are 61 km nearer to the hospital. Under the test load the main span sagged 312 mm, against 330 mm calculated. No claim was open at the end.`,
      `एघार गाउँ अस्पतालबाट ६१ किलोमिटर नजिक भए। परीक्षण भारमा मुख्य स्पान ३१२ मिलिमिटर झुक्यो; गणना ३३० मिलिमिटर थियो। काम सकिँदा कुनै दाबी बाँकी थिएन।`,
    ),
  },
  "lamidanda-solpani-road": {
    challenge: story(
      `Phyllite that turns to slush in August, terraces that feed 4,000 households, and eleven old landslides on the line that the map suggested.`,
      `भदौमा हिलो बन्ने फिलाइट चट्टान, चार हजार घरधुरी पाल्ने गह्रा, र नक्साले देखाएको बाटोमा एघार पुराना पहिरो।`,
    ),
    work: story(
      `- Survey at 1:500 over the whole length, walked with the owners of the terraces.
- The road moved uphill of seven of the eleven landslides, and bridges the other four.
- Retaining walls in stone from the cuttings: nothing was tipped downhill.`,
      `- पूरै लम्बाइमा १:५०० नापोको सर्वेक्षण, गह्राका धनीसँगै हिँडेर।
- एघारमध्ये सात पहिरोमा सडक माथि सारियो; बाँकी चारमा पुल बने।
- खन्दा निस्केकै ढुङ्गाका टेवा पर्खाल; केही पनि तल फालिएन।`,
    ),
    result: story(
      `Most of the 31 hours of closure followed a single night of rain in August 2023. The district’s drainage teams work from a book of twelve pages that we wrote with them.`,
      `सडक अवरुद्ध भएका ३१ घण्टामध्ये धेरैजसो २०८० भदौको एकै रातको झरीपछिका हुन्। जिल्लाका टोलीले हामीसँगै लेखेको बाह्र पृष्ठे पुस्तिका हेरेर निकास सफा गर्छन्।`,
    ),
  },
  "bhorle-simalchaur-transmission-line": {
    challenge: story(
      `Nearly a quarter of the towers are where no lorry can go, in forest that 34 user groups have looked after for thirty years.`,
      `झन्डै एक चौथाइ टावर ट्रक नपुग्ने ठाउँमा छन्, ३४ उपभोक्ता समूहले तीस वर्षदेखि जोगाएको वनमा।`,
    ),
    work: story(
      `- Foundations redesigned at 38 towers where the ground differed from the tender.
- 63 towers carried in by ropeway and on foot.
- Every felled tree counted with its user group, and paid for beforehand.`,
      `- बोलपत्रभन्दा जमिन फरक भेटिएका ३८ टावरको जगको पुनः डिजाइन।
- ६३ टावरका सामान रोपवे र भरियाबाट।
- काटिने हरेक रुख उपभोक्ता समूहसँगै गनियो, र काट्नुअघि नै मूल्य तिरियो।`,
    ),
    result: story(
      `Stringing ended in October 2026, four months early. Testing goes on until March 2027.`,
      `तार तान्ने काम चार महिना अगाडि, २०८३ कात्तिकमा सकियो। परीक्षण २०८३ चैतसम्म चल्छ।`,
    ),
  },
  "tamor-headwaters-survey": {
    challenge: story(
      `The air is clear on thirty days a year, and an aircraft can stay at 7,000 m for three hours.`,
      `वर्षमा तीस दिन मात्र आकाश खुल्छ, र ७,००० मिटरमा विमान तीन घण्टा मात्र बस्न सक्छ।`,
    ),
    work: story(
      `- 46 control points set in stone, levelled twice.
- Airborne LiDAR, flown in nineteen mornings.
- Soundings of four lakes from a boat of nine kilograms.`,
      `- ढुङ्गामा कुँदिएका, दुई पटक लेभल गरिएका ४६ नियन्त्रण बिन्दु।
- उन्नाइस बिहानमा सकिएको हवाई लाइडार।
- नौ किलोको डुङ्गाबाट चार तालको गहिराइ मापन।`,
    ),
    result: story(
      `The model is accurate to 11 cm in height. Three hydropower studies and two road studies have used it since, without a new flight.`,
      `मोडेलको उचाइ ११ सेन्टिमिटरसम्म शुद्ध छ। त्यसयता तीन जलविद्युत् र दुई सडक अध्ययनले नयाँ उडान नगरी यही प्रयोग गरेका छन्।`,
    ),
  },
  "deurali-pass-road-tunnel": {
    challenge: story(
      `A fault 70 m wide crosses the axis under 380 m of rock, and the east portal is below a slope that moves 4 mm a year.`,
      `३८० मिटर चट्टानमुनि ७० मिटर चौडा भ्रंशले सुरुङ काट्छ, र पूर्वी मुखमाथिको पाखो वर्षमा ४ मिलिमिटर सर्छ।`,
    ),
    work: story(
      `- 1.9 km of core along the axis, with the fault drilled from both sides.
- Five support classes, chosen at the face each morning by two geologists.
- Anchored beams above the east portal, with load cells that anyone can read.`,
      `- सुरुङको अक्षमा १.९ किलोमिटर कोर ड्रिलिङ; भ्रंश दुवैतर्फबाट छेडियो।
- पाँच वर्गको टेवा, हरेक बिहान दुई भूगर्भविद्ले मुहारमै छानेको।
- पूर्वी मुखमाथि एङ्कर गरिएका बिम, जोसुकैले पढ्न सक्ने भार मापकसहित।`,
    ),
    result: story(
      `The fault was crossed in 41 days without a collapse. Lorries no longer climb 11 km of icy road over the pass.`,
      `भ्रंश ४१ दिनमा, कतै नभासिई पार गरियो। भञ्ज्याङको ११ किलोमिटर हिउँले ढाकिने उकालो अब ट्रकले चढ्नु पर्दैन।`,
    ),
  },
  "lhamoi-chhu-run-of-river": {
    challenge: story(
      `A river that carries 900,000 t of sand a year, and a first monsoon that would not wait for the gates.`,
      `वर्षमा ९ लाख टन बालुवा ल्याउने नदी, र गेट नपर्खने पहिलो वर्षायाम।`,
    ),
    work: story(
      `- Supervision of civil and hydromechanical works for three years.
- Radial gates tested dry, then wet, before the flood.
- A list of defects on the door of the site office.`,
      `- तीन वर्ष सिभिल र हाइड्रोमेकानिकल कामको सुपरिवेक्षण।
- बाढीअघि नै रेडियल गेटको सुक्खा र पानीसहितको परीक्षण।
- कार्यस्थलको कार्यालयको ढोकामै टाँसिएको त्रुटिको सूची।`,
    ),
    result: story(
      `Fourteen defects were found, and all fourteen put right before handover. When the runners were opened after two monsoons they had lost 0.3 mm.`,
      `चौध त्रुटि भेटिए; चौधवटै हस्तान्तरणअघि सच्याइए। दुई वर्षायामपछि खोल्दा रनर ०.३ मिलिमिटर मात्र खिइएको थियो।`,
    ),
  },
  "simle-besi-irrigation-scheme": {
    challenge: story(
      `The canal belonged to the people who had dug it. A new layout that ignored how they shared the water would have started a quarrel.`,
      `कुलो खन्नेहरूकै थियो। उनीहरूको पानीपालो नबुझी नयाँ नक्सा कोर्नु झगडा निम्त्याउनु हुन्थ्यो।`,
    ),
    work: story(
      `- Six months with nine users’ committees before the first level was read.
- 27 km of lined canal and nineteen regulators, which keep to the old order of sharing the water.
- Operating rules written by the gatekeepers themselves.`,
      `- पहिलो लेभल लिनुअघि नौ उपभोक्ता समितिसँग छ महिना।
- पुरानै पानीपालोमा आधारित २७ किलोमिटर पक्की नहर र उन्नाइस नियन्त्रण संरचना।
- सञ्चालनका नियम ढलपाहरूले आफैँ लेखे।`,
    ),
    result: story(
      `Water reaches the last field in nine hours instead of two days. The second rice crop has grown from 400 to 1,150 ha.`,
      `पुछारको खेतमा पानी पुग्न दुई दिनको सट्टा नौ घण्टा लाग्छ। दोस्रो धान ४०० बाट १,१५० हेक्टरमा पुगेको छ।`,
    ),
  },
  "sundarbasti-water-treatment-plant": {
    challenge: story(
      `Raw water of 2,000 NTU in July, and a town that had learned to boil every glass.`,
      `साउनमा २,००० एनटीयूको धमिलो पानी, र हरेक गिलास उमाल्न बानी परेको सहर।`,
    ),
    work: story(
      `- Supervision of four clarifiers, rapid sand filters and an elevated tank.
- Six months of running the plant with its operators.
- A laboratory whose readings are on the town’s notice board each morning.`,
      `- चार क्लारिफायर, बालुवा फिल्टर र अग्लो ट्याङ्की निर्माणको सुपरिवेक्षण।
- सञ्चालकहरूसँगै छ महिना केन्द्र सञ्चालन।
- हरेक बिहान नगरको सूचनापाटीमा नतिजा टाँस्ने प्रयोगशाला।`,
    ),
    result: story(
      `Losses in the network fell from 44% to 27%, and the town has stopped boiling its water.`,
      `सञ्जालको चुहावट ४४ बाट २७ प्रतिशतमा झर्‍यो, र सहरले पानी उमाल्न छोड्यो।`,
    ),
  },
  "zarkuh-solar-plant": {
    challenge: story(
      `Nobody had measured the sun here for longer than a season, and the snow loads in the code were those of the plains.`,
      `यहाँको घाम कसैले एक याममा भन्दा बढी नापेको थिएन, र मापदण्डको हिउँको भार मैदानको थियो।`,
    ),
    work: story(
      `- Irradiation, wind, dust and snow measured through every season.
- 120 trial piles pulled out, a third of them in frozen ground.
- Three connections to the 110 kV grid compared, with their outages.`,
      `- सबै याममा सौर्य विकिरण, हावा, धुलो र हिउँको मापन।
- १२० परीक्षण पाइल उखेलिए, एक तिहाइ जमेको जमिनमा।
- ११० के.भी. ग्रिडमा जोडिने तीन विकल्पको अवरोधसहित तुलना।`,
    ),
    result: story(
      `The yield came out 6% lower than first estimated, and the loan was sized accordingly.`,
      `उत्पादन पहिलो अनुमानभन्दा ६ प्रतिशत कम निस्क्यो, र ऋण त्यहीअनुसार तय भयो।`,
    ),
  },
  "glacial-lake-risk-atlas": {
    challenge: story(
      `A lake can double in size in ten years. A map that is right today is a danger in five.`,
      `ताल दस वर्षमा दोब्बर हुन सक्छ। आज ठिक भएको नक्सा पाँच वर्षमा खतरा बन्छ।`,
    ),
    work: story(
      `- Depth and dam material of 47 lakes, each visited on foot.
- Flood paths modelled down to the last house, with the warning time in minutes.
- Drills with five municipalities, by day and by night.`,
      `- ४७ तालको गहिराइ र बाँधको सामग्री, प्रत्येकमा हिँडेरै पुगेर।
- अन्तिम घरसम्म बाढीको मार्ग र बाँकी समय मिनेटमा।
- पाँच पालिकासँग दिउँसो र राति स्थानान्तरण अभ्यास।`,
    ),
    result: story(
      `Five municipalities plan with it. After the first drill one ward marked a second path, because the first could not be found in the dark.`,
      `पाँच पालिकाले यसैअनुसार योजना बनाउँछन्। पहिलो अभ्यासपछि एउटा वडाले अँध्यारोमा नभेटिने बाटोको सट्टा अर्को बाटोमा चिह्न लगायो।`,
    ),
  },
  "kijani-drainage-plan": {
    challenge: story(
      `Half of the drains are on no map, and the people beside them have heard many plans.`,
      `आधा ढल कुनै नक्सामा छैनन्, र छेउमा बस्नेले धेरै योजना सुनिसकेका छन्।`,
    ),
    work: story(
      `- 310 km of drain surveyed with the residents’ associations.
- Storms with return periods of 2 to 50 years modelled, then checked against marks on walls.
- 58 questions from the hearing answered in writing, in Swahili and English.`,
      `- टोल समितिसँगै ३१० किलोमिटर ढल नापियो।
- दुईदेखि पचास वर्षमा दोहोरिने वर्षाको मोडेल, भित्तामा रहेका डोबसँग दाँजेर।
- सुनुवाइका ५८ प्रश्नको लिखित जवाफ, स्वाहिली र अङ्ग्रेजीमा।`,
    ),
    result: story(
      `The 62 works are ranked in an order that residents can check. The county’s own crews can build the first eleven.`,
      `६२ काम स्थानीयले आफैँ जाँच्न सक्ने क्रममा छन्। पहिलो एघार काम काउन्टीकै कामदारले गर्न सक्छन्।`,
    ),
  },
  "bishanpur-river-training": {
    challenge: story(
      `The river bed has risen 1.4 m in thirty years. Higher banks would only have raised the flood.`,
      `तीस वर्षमा नदीको पिँध १.४ मिटर उठेको छ। अग्लो तटबन्धले बाढीलाई नै अग्लो बनाउँथ्यो।`,
    ),
    work: story(
      `- Embankments set back by 180 to 400 m on both sides.
- 48 spurs in sand-filled tubes, made by local crews.
- Supervision through two flood seasons, by boat.`,
      `- दुवैतर्फ १८० देखि ४०० मिटर पर सारिएको तटबन्ध।
- स्थानीय कामदारले बालुवा भरिएका ट्युबबाट बनाएका ४८ स्पर।
- दुई बाढीयाममा डुङ्गाबाटै सुपरिवेक्षण।`,
    ),
    result: story(
      `The flood of September 2024, the second highest on record, stayed 0.6 m below the crest.`,
      `अभिलेखकै दोस्रो ठूलो, २०८१ असोजको बाढी तटबन्धको शीर्षभन्दा ०.६ मिटर तलै रह्यो।`,
    ),
  },
  "nam-sai-gauge-network": {
    challenge: story(
      `Every design on these rivers has so far borrowed its floods from another valley.`,
      `यी नदीका हरेक डिजाइनले अहिलेसम्म अर्कै उपत्यकाको बाढी सापट लिएका छन्।`,
    ),
    work: story(
      `- Nineteen sites chosen on foot, with the ferrymen who know the levels.
- Radar gauges, each with a staff beside it so that the reader can check.
- Observers from the villages, paid by the month.`,
      `- सतह चिन्ने माझीसँगै हिँडेर छानिएका उन्नाइस स्थान।
- हरेक राडार मापकको छेउमा जाँच्न मिल्ने स्टाफ गेज।
- मासिक पारिश्रमिकमा गाउँकै पर्यवेक्षक।`,
    ),
    result: story(
      `Six gauges have been reporting since October 2026. The whole network is due before the monsoon of 2027.`,
      `२०८३ असोजदेखि छ मापकले तथ्याङ्क पठाउँदै छन्। पूरै सञ्जाल २०८४ को वर्षायामअघि तयार हुनेछ।`,
    ),
  },
  "thulachaur-airfield": {
    challenge: story(
      `A ridge with a landslide on either side, and water that came up through the runway each August.`,
      `दुवैतर्फ पहिरो भएको डाँडा, र हरेक भदौमा धावनमार्गबाटै निस्कने पानी।`,
    ),
    work: story(
      `- 11 km of drains under the runway and around both slopes.
- Strain gauges in six boreholes, read from the tower.
- A survey of obstacles flown twice, before and after.`,
      `- धावनमार्गमुनि र दुवै पाखोवरिपरि ११ किलोमिटर निकास।
- छ बोरहोलमा तन्काइ मापक, टावरबाटै पढिने।
- अघि र पछि दुई पटक गरिएको अवरोध सर्वेक्षण।`,
    ),
    result: story(
      `The airfield was closed for four days in the last monsoon, against 53 before. The slopes have moved 2 mm.`,
      `गत वर्षायाममा विमानस्थल चार दिन बन्द भयो; पहिले ५३ दिन हुन्थ्यो। पाखो २ मिलिमिटर मात्र सरेको छ।`,
    ),
  },
  "sukeghat-footbridge": {
    challenge: story(
      `268 m without a pier, over a gorge where the wind turns at four every afternoon.`,
      `हरेक दिउँसो चार बजे हावा फर्किने गल्छीमाथि, बीचमा खम्बाविना २६८ मिटर।`,
    ),
    work: story(
      `- Wind measured for a year at the height of the deck.
- Windguy cables that two people can tighten.
- A load test with 41 tonnes of sandbags, in public.`,
      `- डेककै उचाइमा एक वर्ष हावाको मापन।
- दुई जनाले कस्न सक्ने हावा थेग्ने केबल।
- ४१ टन बालुवाका बोराले, सबैका सामु भार परीक्षण।`,
    ),
    result: story(
      `It sagged 1.92 m where 2.05 m had been calculated. The children of two wards save three hours a day.`,
      `गणनाले २.०५ मिटर देखाएकोमा १.९२ मिटर झुक्यो। दुई वडाका बालबालिकाको दिनको तीन घण्टा बच्यो।`,
    ),
  },
  "industrial-quarry-slopes": {
    challenge: story(
      `A benched slope 90 m high in folded limestone, above a working crusher.`,
      `चलिरहेको क्रसरमाथि, पत्र मोडिएको चुनढुङ्गामा ९० मिटर अग्लो तहदार पाखो।`,
    ),
    work: story(`- Mapping, radar and drainage.`, `- नक्साङ्कन, राडार र निकास।`),
    result: story(`Work went on through two monsoons.`, `दुई वर्षायाममा काम रोकिएन।`),
  },
  "safety-review-eleven-dams": {
    challenge: story(
      `The drawings of four dams were lost, and two had never been filled to the level on their plates.`,
      `चार बाँधका नक्सा हराइसकेका थिए, र दुईवटा कहिल्यै पूर्ण सतहसम्म भरिएका थिएनन्।`,
    ),
    work: story(
      `- Eleven inspections by a panel of four, none of whom had designed any of them.
- Gates opened under load, every one.
- 143 findings, each with somebody responsible and a date.`,
      `- कुनै बाँध डिजाइन नगरेका चार जनाको समितिले एघार निरीक्षण।
- सबै गेट भारमै खोलेर जाँचियो।
- १४३ कैफियत, हरेकको जिम्मेवार र मिति तोकिएको।`,
    ),
    result: story(
      `The nine urgent findings were closed within a year. The client now uses the panel’s form itself.`,
      `तत्काल गर्नुपर्ने नौ काम एक वर्षभित्र सकिए। समितिको निरीक्षण फाराम अहिले ग्राहक आफैँले प्रयोग गर्छ।`,
    ),
  },
  "ilamdanda-substation": {
    challenge: story(
      `One level yard would have meant a cut of 26 m in weathered gneiss, above a tea garden.`,
      `एउटै समथर आँगनका लागि चियाबारीमाथिको खिइएको नाइसमा २६ मिटर कटान गर्नुपर्थ्यो।`,
    ),
    work: story(
      `- Four terraces that follow the ridge, with no cut deeper than 7 m.
- Drains that give the tea garden its water back.
- Foundations for an earthquake of 0.36 g.`,
      `- डाँडासँगै मिल्ने चार गह्रा, ७ मिटरभन्दा गहिरो कटान नभएका।
- चियाबारीको पानी चियाबारीमै फर्काउने निकास।
- ०.३६ g को भूकम्प थेग्ने जग।`,
    ),
    result: story(
      `The design saves 41,000 m³ of earthwork. Construction begins in February 2027.`,
      `यस डिजाइनले ४१ हजार घन मिटर माटो काट्नबाट जोगाउँछ। निर्माण २०८३ फागुनमा सुरु हुन्छ।`,
    ),
  },
  "solpani-bazaar-town-plan": {
    challenge: story(
      `The bazaar grows along the road and turns its back on the stream, which comes in by the back door each July.`,
      `बजार सडकतिर बढ्छ र खोलालाई पिठ्युँ फर्काउँछ; हरेक साउनमा खोला पछाडिको ढोकाबाट भित्र पस्छ।`,
    ),
    work: story(
      `- 38 meetings in nine wards, on the ground and not in a hall.
- Streets laid along the paths that water takes anyway.
- Building rules on two pages, with drawings.`,
      `- नौ वडामा ३८ भेला, सभाहलमा होइन, ठाउँमै।
- पानी जसरी पनि बग्ने मार्गसँगै कोरिएका सडक।
- चित्रसहित दुई पृष्ठमा भवन निर्माणका नियम।`,
    ),
    result: story(
      `The council passed the plan unanimously. The first 6 km of street and drain are under contract.`,
      `नगरसभाले योजना सर्वसम्मतिले पारित गर्‍यो। पहिलो ६ किलोमिटर सडक र ढलको ठेक्का लागिसकेको छ।`,
    ),
  },
};
