import type { SectionInfo, Service } from "@setu/contract/home";
import { pages } from "@setu/contract/pages";
import { Link } from "../../../../components/link/link.tsx";
import { Picture } from "../../../../components/picture/picture.tsx";
import { SectionHead } from "../../../../components/section-head/section-head.tsx";
import { Steer } from "../../../../components/steer/steer.tsx";
import { useCarousel } from "../../../../components/steer/use-carousel.ts";
import { langOf } from "../../../../i18n/lang-of.ts";
import { useTexts } from "../../../../i18n/texts.ts";
import layout from "../../../../layout/section.module.css";
import track from "../../../../layout/track.module.css";
import styles from "./services.module.css";

interface Props {
  services: Service[];
  info: SectionInfo;
}

export function Services({ services, info }: Props) {
  const texts = useTexts();
  const carousel = useCarousel();
  if (services.length === 0) return null;
  return (
    <section
      ref={carousel.region}
      id="services"
      className={`${layout.band} ${layout.tinted} ${styles.section}`}
      aria-labelledby="services-title"
    >
      <SectionHead id="services-title" info={info} unwritten={texts.ourServices}>
        <Steer className={styles.steer} playing={carousel.playing} onToggle={carousel.toggle} onMove={carousel.move} />
      </SectionHead>
      <ul ref={carousel.track} className={`${track.track} ${styles.services}`}>
        {services.map((service, index) => (
          <li key={service.id}>
            <Link
              className={styles.service}
              to={pages.projectGroup.href({ project_slug: service.project_type, menu_id: service.parent_id })}
              lang={langOf(service.locale)}
            >
              <span className={styles.frame}>
                {service.files[0] && (
                  <Picture file={service.files[0]} sizes="(max-width: 520px) 140vw, (max-width: 768px) 70vw, 45vw" />
                )}
              </span>
              <span className={layout.note} aria-hidden="true">
                {texts.figure(index + 1)}
              </span>
              <h3>{service.name}</h3>
              {service.description && <p>{service.description}</p>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
