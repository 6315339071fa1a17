import type { SectionInfo, Service } from "@setu/contract/home";
import { Link } from "react-router";
import { Picture } from "../components/picture.tsx";
import { SectionHead } from "../components/section-head.tsx";
import styles from "./section.module.css";

interface Props {
  services: Service[];
  info: SectionInfo;
}

export function Services({ services, info }: Props) {
  if (services.length === 0) return null;
  return (
    <section id="services" className={styles.band} aria-labelledby="services-title">
      <SectionHead id="services-title" info={info} />
      <ul className={styles.grid}>
        {services.map((service) => (
          <li key={service.id}>
            <Link to={`/projects/${service.project_type}?menu_id=${service.parent_id}`} lang={service.locale.served}>
              {service.files[0] && <Picture file={service.files[0]} sizes="(max-width: 48rem) 100vw, 25vw" />}
              <h3>{service.name}</h3>
              {service.description && <p>{service.description}</p>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
