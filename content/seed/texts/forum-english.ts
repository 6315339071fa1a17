import type { QuestionSeed } from "../forum-shape.ts";

/** Questions of the sample forum that are asked in English. */
export const englishQuestions: QuestionSeed[] = [
  {
    category: "roads",
    author: "anisha",
    daysAgo: 41,
    title: "How deep must a gabion wall be founded beside a rural road?",
    text: `A ward road in Sindhupalchok, 4.5 m wide, cut into a slope of weathered phyllite. The old dry wall has slid twice in the monsoon. We want to replace 18 m of it by gabions, 3 m high.

The drawing that we were given shows a foundation of 30 cm. Is that enough?`,
    replies: [
      {
        by: { member: "roshan" },
        afterHours: 5,
        text: "We founded ours at 60 cm in Kavre and it has stood four monsoons. But ours is 2 m high.",
      },
      {
        by: { person: "roads" },
        afterHours: 27,
        quote: "a foundation of 30 cm",
        text: `No, it is not. A levelling course is 30 cm deep; a foundation goes deeper. For a wall of 3 m:

- go down to firm ground, and at least 0.5 to 0.6 m below the toe of the slope
- step the foundation if the ground slopes along the wall
- lead the water away first: a drain behind the wall, and one above the cut

In weathered phyllite the surface layer is often 1 m thick. Dig a trial pit at each end before you order the wire. If the pit shows loose ground at 1 m, the wall should stand on piled stone or be set back, and somebody should look at it.`,
      },
      {
        by: { member: "anisha" },
        afterHours: 31,
        text: "Thank you. We dug two pits: firm ground at 0.8 m on one side and 1.1 m on the other. So it will be stepped.",
      },
    ],
    accepted: 1,
  },
  {
    category: "water",
    author: "kiran",
    daysAgo: 33,
    title: "Which flow should a micro hydropower plant be designed for with two years of readings?",
    text: `We have a staff gauge on a stream in Baglung, read twice a day by the school for two years. The least flow was 38 l/s, in March. The users’ committee wants a plant of 25 kW at a head of 62 m.

Is it right to take the least flow of two years, or should we take something smaller?`,
    replies: [
      {
        by: { person: "hydrology" },
        afterHours: 20,
        text: `Two dry seasons are two samples, so the least of them is not the driest that you will see. What we would do:

1. Compare both years with the nearest gauge of the Department of Hydrology and Meteorology that has 20 years or more, and see how dry they were there.
2. Scale your least flow by that. If your two years were average, the dry year in ten is often a fifth to a third below.
3. Leave the environmental flow in the stream before you count the rest.

25 kW at 62 m need about 65 l/s with usual efficiencies, so with 38 l/s you have 14 to 15 kW in March of a normal year. Tell the committee both numbers: for how many months there are 25 kW, and what is left in March.`,
      },
      {
        by: { member: "kiran" },
        afterHours: 44,
        text: "The nearest gauge says that both years were slightly wetter than average. We will plan for 12 kW in the dry months. Thank you for the order of the steps.",
      },
    ],
    accepted: 0,
  },
  {
    category: "ground",
    author: "roshan",
    daysAgo: 19,
    title: "Do soil nails need a drainage layer behind the shotcrete?",
    text: `A cut of 9 m in residual soil, nails of 6 m at 1.5 m spacing, 10 cm shotcrete. The contractor says that weep holes are enough. The consultant before us had drawn strips of geocomposite.`,
    replies: [
      {
        by: { person: "geology" },
        afterHours: 30,
        text: `Weep holes alone drain the place where they are. The strips bring the water to them. Without strips the facing stands against water for some days after heavy rain, and 10 cm of shotcrete are not designed for that.

Usual practice (FHWA, and we do the same here):

- strips of geocomposite, 30 to 40 cm wide, between each two columns of nails
- a weep hole of 50 mm at the foot of each strip
- raking drains of 6 to 10 m where you have seen water in the cut

Strips cost a few per cent of such a wall. It is the wrong place to save.`,
      },
    ],
  },
  {
    category: "study",
    author: "priti",
    daysAgo: 12,
    title: "HEC-RAS or MIKE for a student project on flood mapping?",
    text: "Final year, civil. The reach is 14 km of the Bagmati below Chobhar. We have a DEM of 12.5 m and cross-sections every 500 m from an older study. Which of the two would you learn, and is the DEM good enough?",
    replies: [
      {
        by: { member: "kiran" },
        afterHours: 8,
        text: "HEC-RAS: it is free, so whoever reads your thesis can run it again. With MIKE they cannot.",
      },
      {
        by: { person: "survey" },
        afterHours: 26,
        text: `Either will do; your data decide more than the program. A DEM of 12.5 m does not see the embankments, which are what keeps the water in. Before you model anything, measure the crest of both embankments on a few lines with a GNSS receiver from your college, and burn them into the DEM.

Then do one thing well: a calibrated steady run of a flood whose marks people can show you says more than ten scenarios.`,
      },
      {
        by: { member: "priti" },
        afterHours: 30,
        text: "We had not thought of the embankments at all. We go on Saturday.",
      },
    ],
    accepted: 1,
  },
  {
    category: "environment",
    author: "anisha",
    daysAgo: 6,
    title: "Who measures the quantities when a users’ committee builds the road?",
    text: "Our municipality gives small works to users’ committees. The overseer writes the measurement book, but nobody from the committee signs it. Later there is always a dispute about the rock that was cut. How do others do it?",
    replies: [
      {
        by: { member: "roshan" },
        afterHours: 10,
        text: "Here the committee’s secretary walks along and signs each page, and they take photographs with a staff in the picture. Since then there have been no disputes about rock.",
      },
    ],
  },
  {
    category: "roads",
    author: "bimal",
    daysAgo: 1,
    title: "Can broken bricks be used under the paving of a village square?",
    text: "Tarai, black soil, a square of 400 square metres for people and motorcycles, a tractor now and then. We have a heap of broken bricks from an old kiln. Are they good for the base, and how thick?",
  },
];
