import "../styles/layers.css";
import { localeOfPath } from "@setu/contract/locale";
import { createRoot } from "react-dom/client";
import { loadCountries } from "../i18n/countries.ts";
import { loadTexts } from "../i18n/load-texts.ts";
import { LanguageContext } from "../i18n/texts.ts";
import { exhibits } from "./all-examples.ts";
import { Alone } from "./alone.tsx";
import { sceneOf } from "./scene.ts";
import { placeOf } from "./showcase-address.ts";
import { ShowcasePage } from "./showcase-page.tsx";

/** Where the showcase begins in a browser. It is written there, not in the server: it has no visitors. */
const element = document.getElementById("app");
if (!element) throw new Error("This page was not written by the server.");
const root = createRoot(element);
const locale = localeOfPath(location.pathname);
const [texts, countries] = await Promise.all([loadTexts(locale), loadCountries(locale)]);

/** The example at the address, made anew: nothing is carried over from the one before. */
function show(): void {
  const place = placeOf(location.pathname);
  const exhibit = exhibits.find(({ name }) => name === place.component);
  const example = exhibit?.examples(sceneOf(locale)).find(({ slug }) => slug === place.example);
  document.title = [example?.name, exhibit?.name, "Showcase"].filter(Boolean).join(" · ");
  root.render(
    <LanguageContext key={location.pathname} value={{ locale, texts, countries }}>
      {example ? <Alone example={example} /> : <ShowcasePage exhibit={exhibit} />}
    </LanguageContext>,
  );
}

show();
// Tests go from state to state so: to load everything for each takes longer than to look at it.
addEventListener("popstate", show);
