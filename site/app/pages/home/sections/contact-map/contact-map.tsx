import type { Location, ContactMap as PlaceMap } from "@setu/contract/home";
import { useMemo, useState } from "react";
import contoursAvif from "../../../../assets/contours-dark.avif";
import contoursWebp from "../../../../assets/contours-dark.webp";
import { StaticPicture } from "../../../../components/static-picture/static-picture.tsx";
import { useTexts } from "../../../../i18n/texts.ts";
import { OfficeMap } from "../../../../map/office-map.tsx";
import styles from "./contact-map.module.css";
import { useEmbedConsent } from "./use-embed-consent.ts";

interface Props {
  office: Location;
  map: PlaceMap;
}

/** The zoom shows where in the valley the office is; with a service's tiles, its street. */
const zoom = { own: 9, service: 16 };

/**
 * The map of the office: our own, or another party's if an editor has set one and the visitor has agreed.
 * That party gets no request before. Without a script, a drawing and the link.
 */
export function ContactMap({ office, map: { link, embed } }: Props) {
  const texts = useTexts();
  const [selected, setSelected] = useState<number | undefined>(office.id);
  const { given, give, withdraw } = useEmbedConsent(embed?.host);
  const offices = useMemo(() => [office], [office]);
  const place = link ?? onOpenStreetMap(office);
  return (
    <div className={styles.place}>
      <div className={styles.map} data-place="contact-map">
        {embed && given ? (
          <iframe
            className={styles.embed}
            src={embed.address}
            title={texts.embedTitle(office.name)}
            loading="lazy"
            // The host may accept only pages that it knows, so it learns our origin, but not which page.
            referrerPolicy="strict-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
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
          <p>{given ? texts.embedShown(embed.host) : texts.embedSends(embed.host)}</p>
          {/* One button for both actions, so that the focus stays in place. */}
          <button type="button" className={styles.button} onClick={given ? withdraw : give}>
            {given ? texts.embedHide : texts.embedShow(embed.host)}
          </button>
        </div>
      )}
    </div>
  );
}

const onOpenStreetMap = ({ lat, lng }: Location) => ({
  address: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`,
  host: "www.openstreetmap.org",
});
