import type { Location, Point, SectionInfo } from "@setu/contract/home";
import { useState } from "react";
import { langOf } from "../../i18n/lang-of.ts";
import { useTexts } from "../../i18n/texts.ts";
import layout from "../../layout/section.module.css";
import { OfficeMap } from "../../map/office-map.tsx";
import { telephone } from "../../text/telephone.ts";
import { Coordinates } from "../coordinates/coordinates.tsx";
import { SectionHead } from "../section-head/section-head.tsx";
import styles from "./locations.module.css";

interface Props {
  locations: Location[];
  /** The centre of the map. */
  center: Point;
  info: SectionInfo;
}

/** The map with the offices beside it; the list has all the information of the map. */
export function Locations({ locations, center, info }: Props) {
  const texts = useTexts();
  const [selected, setSelected] = useState<number>();
  if (locations.length === 0) return null;
  return (
    <section className={layout.band} aria-labelledby="locations">
      <SectionHead id="locations" info={info} unwritten={texts.offices} />
      <div className={styles.plan}>
        <div className={styles.map}>
          <OfficeMap
            center={center}
            locations={locations}
            selected={selected}
            onSelect={setSelected}
            label={info.name || texts.offices}
          />
        </div>
        <ul className={styles.offices}>
          {locations.map((office) => (
            <li key={office.id} lang={langOf(office.locale)}>
              <h3>
                <button type="button" aria-pressed={selected === office.id} onClick={() => setSelected(office.id)}>
                  {office.name}
                </button>
              </h3>
              <p>{office.address}</p>
              <p className={styles.reach}>
                {office.phone && <a href={telephone(office.phone)}>{office.phone}</a>}
                {office.hours && <span>{office.hours}</span>}
              </p>
              <p className={layout.note}>
                {/* Only where its name does not already say so. */}
                {office.head_office && !office.name.toLowerCase().includes(texts.headOffice.toLowerCase()) && (
                  <>{texts.headOffice} · </>
                )}
                <Coordinates point={office} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
