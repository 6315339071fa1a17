import type { Location, SectionInfo } from "@setu/contract/home";
import { SectionHead } from "../components/section-head.tsx";
import { useTexts } from "../i18n/texts.ts";
import { coordinates } from "../text/coordinates.ts";
import styles from "./section.module.css";

interface Props {
  locations: Location[];
  info: SectionInfo;
}

export function Locations({ locations, info }: Props) {
  const texts = useTexts();
  if (locations.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="locations">
      <SectionHead id="locations" info={info} />
      <ul className={styles.grid}>
        {locations.map((office) => (
          <li key={office.id} lang={office.locale.served}>
            <h3>{office.name}</h3>
            {office.head_office && <p>{texts.headOffice}</p>}
            <p>{office.address}</p>
            {office.phone && <p>{office.phone}</p>}
            {office.hours && <p>{office.hours}</p>}
            <p className={styles.note}>{coordinates(office)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
