import { examplesOf } from "../../showcase/example.ts";
import { Years } from "./years.tsx";

export const examples = examplesOf(Years, {
  examples: ({ say }) => [
    {
      name: "Default",
      props: { years: { ad_text: say("2019–2027", "सन् २०१९–२०२७"), bs_text: say("2075–2084 BS", "वि.सं. २०७५–२०८४") } },
    },
    {
      name: "Not finished",
      props: {
        years: {
          ad_text: say("2021–present", "सन् २०२१ देखि हालसम्म"),
          bs_text: say("2077–present BS", "वि.सं. २०७७ देखि हालसम्म"),
        },
      },
    },
    { name: "Beyond the calendar", props: { years: { ad_text: say("2019–2150", "सन् २०१९–२१५०"), bs_text: "" } } },
  ],
});
