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

/** The showcase's entry point in a browser. It is rendered there, not on the server: it has no visitors. */
const element = document.getElementById("app");
if (!element) throw new Error("This page was not written by the server.");
const root = createRoot(element);
const locale = localeOfPath(location.pathname);
const [texts, countries] = await Promise.all([loadTexts(locale), loadCountries(locale)]);

/** Renders the example at the address from scratch: nothing is carried over from the previous one. */
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
// Tests move from state to state in this way: loading everything for each takes longer than the check itself.
addEventListener("popstate", show);
