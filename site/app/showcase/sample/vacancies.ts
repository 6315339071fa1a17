import type { VacancySummary } from "@setu/contract/vacancies";
import type { Scene } from "../scene.ts";

/** A vacancy that closes in three days. */
export const vacancy = ({ served, say }: Scene, changes: Partial<VacancySummary> = {}): VacancySummary => ({
  id: 1,
  ref: "HEC-83-021",
  name: say("Senior geotechnical engineer, tunnels", "वरिष्ठ भूप्राविधिक इन्जिनियर, सुरुङ"),
  summary: "",
  discipline: { id: 1, name: say("Geology and geotechnics", "भूगर्भ र भूप्रविधि") },
  office: { id: 1, name: say("Kathmandu", "काठमाडौँ"), address: "" },
  place: say("Kathmandu", "काठमाडौँ"),
  employment_type: "permanent",
  employment_type_text: say("Permanent", "स्थायी"),
  posts: 1,
  status: "open",
  opens_at: "2026-11-03T10:00:00+05:45",
  closes_at: "2026-11-24T17:00:00+05:45",
  deadline: {
    at: "2026-11-24T17:00:00+05:45",
    date: {
      ad: "2026-11-24",
      bs: "2083-08-08",
      provisional: false,
      text: say("24 November 2026 (8 Mangsir 2083 BS)", "२०८३ मङ्सिर ८ (सन् २०२६ नोभेम्बर २४)"),
      ad_text: say("24 November 2026", "सन् २०२६ नोभेम्बर २४"),
      bs_text: say("8 Mangsir 2083 BS", "२०८३ मङ्सिर ८"),
    },
    time: say("17:00", "अपराह्न ५ बजे"),
    text: say(
      "24 November 2026 (8 Mangsir 2083 BS) at 17:00, Nepal time (UTC+5:45)",
      "२०८३ मङ्सिर ८ (सन् २०२६ नोभेम्बर २४), नेपाली समयअनुसार अपराह्न ५ बजे (UTC+५:४५)",
    ),
    closed: false,
    remaining: say("3 days left", "३ दिन बाँकी"),
    time_left: say("3 days", "३ दिन"),
  },
  closes_soon: true,
  locale: served,
  ...changes,
});
