import type { Home } from "@setu/contract/home";
import type { File } from "@setu/contract/shapes/file";
import type { LoaderFunctionArgs } from "react-router";
import { loadChunk } from "../../chunks/load-chunk.ts";
import { slideSizes, sourceSet, tallMedia, tallSizes } from "../../components/picture/picture-sources.ts";
import type { Head } from "../../head.ts";
import { pageContext } from "../../page-context.ts";
import { cuts, truncate } from "../../text/truncate.ts";

/** Whether the page is written into a document, with its data: the browser needs none of the code for that. */
const written = import.meta.env.SSR;

export interface HomeData {
  head: Head;
  /** Null when the call failed: parts that need no data are shown nevertheless. */
  home: Home | null;
  /** The initial text of the contact form: a question about a project or a service, or to a person. */
  question?: string | undefined;
}

/**
 * Loads the home page's data, with its long texts truncated as the specification says. Here and not in a
 * component: the browser must not truncate again what the server has truncated, since the two count
 * Devanagari differently.
 */
export async function loadHome({ context, request }: LoaderFunctionArgs): Promise<HomeData> {
  const { api, locale, texts } = context.get(pageContext);
  const asked = new URL(request.url).searchParams;
  try {
    const [home, question] = await Promise.all([
      api.home(locale),
      asked.size > 0 ? (await loadChunk(() => import("./question.ts"))).questionAbout(asked, api, locale) : undefined,
    ]);
    const { perspective, who_we_are: article, seo } = home;
    return {
      head: {
        title: seo.title || texts.home,
        description: seo.description,
        picture: written ? firstPicture(home) : undefined,
      },
      question,
      home: {
        ...home,
        ...(written && {
          sliders: withFirstPicture(home.sliders),
          projects: withFirstPicture(home.projects),
          services: withFirstPicture(home.services),
          news: withFirstPicture(home.news),
        }),
        perspective: perspective && {
          ...perspective,
          // The specification, section 2: the image is the second file.
          files: perspective.files
            .slice(1, 2)
            .map((file) => (written ? { ...shown(file), caption: file.caption } : file)),
          message: truncate(perspective.message, perspective.locale.served, cuts.perspective),
        },
        who_we_are: article && {
          ...article,
          files: written ? article.files.slice(0, 1).map(shown) : article.files,
          description: truncate(article.description, article.locale.served, cuts.whoWeAre),
        },
      },
    };
  } catch (error) {
    // The specification, section 8: the progress bar fails and the error is only logged.
    console.error(error);
    return { head: { title: texts.home }, home: null };
  }
}

/** A picture without the values that the page does not show, which would be in its data; it shows sizes in whole kB. */
const shown = (file: File): File => ({
  ...file,
  id: 0,
  size: 0,
  light_size: Math.max(1, Math.round(file.light_size / 1000)) * 1000,
  caption: null,
  credit: null,
});

/** Drops the pictures that the page does not show. */
const withFirstPicture = <Item extends { files: File[] }>(items: Item[]): Item[] =>
  items.map((item) => ({ ...item, files: item.files.slice(0, 1).map(shown) }));

/** In the format that every current browser supports; others ignore the hint. */
function firstPicture({ sliders: [slide] }: Home): Head["picture"] {
  const type = "image/avif";
  const [file] = slide?.files ?? [];
  if (!file) return undefined;
  const { tall } = file;
  const upright = tall && { media: tallMedia, srcSet: sourceSet(tall, type), sizes: tallSizes(true) };
  return { type, srcSet: sourceSet(file, type), sizes: slideSizes(file, true), upright };
}
