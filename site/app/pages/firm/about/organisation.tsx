import type { OrganisationUnit } from "@setu/contract/firm/about";
import type { SectionInfo } from "@setu/contract/home";
import { pages } from "@setu/contract/pages";
import { inOrder } from "../../../components/in-order/in-order.tsx";
import { Link } from "../../../components/link/link.tsx";
import { SectionHead } from "../../../components/section-head/section-head.tsx";
import layout from "../../../layout/section.module.css";
import styles from "./organisation.module.css";

/** The organisation chart: lists within lists, with the lines of a chart drawn beside them. */
export function Organisation({ units, info }: { units: OrganisationUnit[]; info: SectionInfo }) {
  return (
    <section className={`${layout.band} ${layout.tinted}`} aria-labelledby="organisation">
      <SectionHead id="organisation" info={info} unwritten={info.name} />
      <ul className={styles.tree}>
        {inOrder(units, (unit) => (
          <Unit unit={unit} />
        ))}
      </ul>
    </section>
  );
}

type Unit = Pick<OrganisationUnit, "name" | "head" | "locale"> & { units?: Unit[] };

function Unit({ unit: { name, head, locale, units = [] } }: { unit: Unit }) {
  return (
    <li lang={locale.served}>
      <p className={styles.unit}>
        <strong>{name}</strong>
        {head && (
          <span>{head.has_page ? <Link to={pages.person.href({ id: head.id })}>{head.name}</Link> : head.name}</span>
        )}
      </p>
      {units.length > 0 && (
        <ul>
          {inOrder(units, (unit) => (
            <Unit unit={unit} />
          ))}
        </ul>
      )}
    </li>
  );
}
