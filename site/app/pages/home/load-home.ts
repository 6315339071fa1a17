import { isFrontApiError } from "@setu/contract/errors";
import type { FrontApi } from "@setu/contract/front-api";
import type { Home } from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from "react-router";
import { slideSizes, sourceSet } from "../../components/picture-sources.ts";
import type { Head } from "../../head.ts";
import { pageContext } from "../../page-context.ts";
import { cuts, truncate } from "../../text/truncate.ts";
import { words } from "./texts.ts";

export interface HomeData {
  head: Head;
  /** Null when the call failed: what needs no data is shown all the same. */
  home: Home | null;
  /** What the contact form begins with: a question about a project. */
  question?: string | undefined;
}

/**
 * The home page's data, its long texts cut as the specification says. Cut here and not in a component:
 * the browser must not cut again what the server has cut, since the two count Devanagari differently.
 */
export async function loadHome({ context, request }: LoaderFunctionArgs): Promise<HomeData> {
  const { api, locale, texts } = context.get(pageContext);
  try {
    const project = new URL(request.url).searchParams.get("project");
    const [home, question] = await Promise.all([
      api.home(locale),
      project ? questionAbout(project, api, locale) : undefined,
    ]);
    const { perspective, who_we_are: article, seo } = home;
    return {
      head: { title: seo.title || texts.home, description: seo.description, picture: firstPicture(home) },
      question,
      home: {
        ...home,
        perspective: perspective && {
          ...perspective,
          message: truncate(perspective.message, perspective.locale.served, cuts.perspective),
        },
        who_we_are: article && {
          ...article,
          description: truncate(article.description, article.locale.served, cuts.whoWeAre),
        },
      },
    };
  } catch (error) {
    // The specification, section 8: the bar fails and the error is only logged.
    console.error(error);
    return { head: { title: texts.home }, home: null };
  }
}

/** Where it was asked for from the page of a project. Without its name the form begins empty, as it always does. */
async function questionAbout(childId: string, api: FrontApi, locale: Locale): Promise<string | undefined> {
  try {
    // Its id is enough to find it.
    const { name, code } = await api.project(locale, { project_slug: "-", childId });
    return words[locale].question(name, code);
  } catch (error) {
    if (!isFrontApiError(error) || error.status >= 500) console.error(error);
    return undefined;
  }
}
/** A message that was sent changes nothing of the page: were it asked for anew, a failure could take it away. */
export const reloadHome: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

/** In the format that every browser of today takes; one that does not ignores the hint. */
function firstPicture({ sliders: [slide] }: Home): Head["picture"] {
  const type = "image/avif";
  const [file] = slide?.files ?? [];
  return file && { type, srcSet: sourceSet(file, type), sizes: slideSizes(file, true) };
}
