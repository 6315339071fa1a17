import type { Payload } from "payload";
import { languageOf } from "./shared/language.ts";

interface Props {
  payload: Payload;
  i18n: { language: string };
}

/** The firm's name and mark, as visitors see them. The content is loaded at run time, not bundled. */
async function firmOf({ payload, i18n }: Props) {
  const { siteIdentity } = await import(/* turbopackIgnore: true */ "@setu/content/firm/read-identity");
  return siteIdentity(payload, languageOf(i18n));
}

/** The firm's mark for each theme. Without one, the bridge that Setu is named after. */
export async function Mark(props: Props) {
  const { mark } = await firmOf(props);
  if (!mark.on_light || !mark.on_dark) return <Bridge />;
  return (
    <>
      <Picture src={mark.on_light.location} ground="on-light" />
      <Picture src={mark.on_dark.location} ground="on-dark" />
    </>
  );
}

function Picture({ src, ground }: { src: string; ground: string }) {
  // biome-ignore lint/performance/noImgElement: the site has already made its sizes
  return <img className={`graphic-icon firm-mark ${ground}`} src={src} alt="" />;
}

function Bridge() {
  return (
    <svg className="graphic-icon firm-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M3 23h26M5 23c3-9 19-9 22 0M11 23v-5.4M16 23v-6.7M21 23v-5.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  );
}

/** The mark with the firm's name, above the sign-in form. */
export async function Logo(props: Props) {
  const { name } = await firmOf(props);
  return (
    <div className="firm-logo">
      <Mark {...props} />
      <span>{name || "Setu"}</span>
    </div>
  );
}
