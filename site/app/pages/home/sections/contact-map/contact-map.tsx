import type { Location, ContactMap as PlaceMap } from "@setu/contract/home";
import { type ComponentType, lazy, Suspense, useMemo, useState } from "react";
import contoursAvif from "../../../../assets/contours-dark.avif";
import contoursWebp from "../../../../assets/contours-dark.webp";
import { loadChunk } from "../../../../chunks/load-chunk.ts";
import { StaticPicture } from "../../../../components/static-picture/static-picture.tsx";
import { useTexts } from "../../../../i18n/texts.ts";
import { OfficeMap } from "../../../../map/office-map.tsx";
import styles from "./contact-map.module.css";
import { useEmbedConsent } from "./use-embed-consent.ts";

interface Props {
  office: Location;
  map: PlaceMap;
}

type Embed = typeof import("./embed.tsx");
const loadEmbed = () => loadChunk(() => import("./embed.tsx"));
const written = import.meta.env.SSR ? await loadEmbed() : undefined;

/** A part of another party's map. Few firms have one, so its parts are a file of their own. */
function partOf<Props>(pick: (embed: Embed) => ComponentType<Props>) {
  if (written) return pick(written);
  return lazy(() =>
    loadEmbed().then(
      (embed) => ({ default: pick(embed) }),
      () => ({ default: () => null }),
    ),
  );
}
const EmbeddedMap = partOf((embed) => embed.EmbeddedMap);
const EmbedConsent = partOf((embed) => embed.EmbedConsent);

/** The zoom shows where in the valley the office is; with a service's tiles, its street. */
const zoom = { own: 9, service: 16 };

/**
 * The map of the office: our own, or another party's if an editor has set one and the visitor has agreed.
 * That party gets no request before. Without a script, a drawing and the link.
 */
export function ContactMap({ office, map: { link, embed } }: Props) {
  const texts = useTexts();
  const [selected, setSelected] = useState<number | undefined>(office.id);
  const consent = useEmbedConsent(embed?.host);
  const offices = useMemo(() => [office], [office]);
  const place = link ?? onOpenStreetMap(office);
  return (
    <div className={styles.place}>
      <div className={styles.map} data-place="contact-map">
        {embed && consent.given ? (
          <Suspense>
            <EmbeddedMap address={embed.address} title={texts.embedTitle(office.name)} />
          </Suspense>
        ) : (
          <>
            <StaticPicture
              className={styles.contours}
              avif={contoursAvif}
              webp={contoursWebp}
              width={1200}
              height={675}
            />
            <OfficeMap
              center={office}
              zoom={zoom}
              locations={offices}
              selected={selected}
              onSelect={(id) => setSelected((before) => (before === id ? undefined : id))}
              label={texts.embedTitle(office.name)}
            />
          </>
        )}
      </div>
      <a className={styles.link} href={place.address} rel="noopener noreferrer">
        {texts.openPlace(place.host)}
      </a>
      {embed && (
        <div className={styles.consent}>
          <Suspense>
            <EmbedConsent host={embed.host} {...consent} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

const onOpenStreetMap = ({ lat, lng }: Location) => ({
  address: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`,
  host: "www.openstreetmap.org",
});
