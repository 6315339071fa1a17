import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import { pages } from "@setu/contract/pages";
import type { ProjectDetail } from "@setu/contract/projects";
import { Coordinates } from "../../../components/coordinates/coordinates.tsx";
import type { Fact } from "../../../components/fact-box/fact-box.tsx";
import { Link } from "../../../components/link/link.tsx";
import { useLanguage } from "../../../i18n/texts.ts";
import type { words } from "./texts.ts";

type Words = (typeof words)["en"];

/** The number of quantities in large figures; the others are ordinary facts. A single fourth one would look forgotten among those. */
const largeOf = (count: number): number => (count === 4 ? 4 : 3);

/** Returns the title block of a project: its quantities, then people, place and time. Unknown facts are omitted. */
export function projectFacts(project: ProjectDetail, own: Words): Fact[] {
  const { quantities, partners, services, location, period, contract_value: value } = project;
  const large = largeOf(quantities.length);
  const parties = [
    project.client !== null && {
      label: own.client,
      value: <Two first={project.client} then={project.client_type_text} />,
    },
    project.funding !== null && { label: own.funding, value: project.funding },
    partners.length > 0 && { label: own.partners, value: <Partners partners={partners} /> },
    services.length > 0 && { label: own.services, value: <Services services={services} /> },
  ];
  const particulars = [
    location !== null && {
      label: own.location,
      ...(location.point && { narrow: 6 as const }),
      value: <Two first={project.place} then={location.point && <Coordinates point={location.point} />} />,
    },
    period !== null && { label: own.period, value: <Period period={period} /> },
    { label: own.status, value: project.status_text },
    { label: own.work, value: project.task_type_text },
    ...quantities.slice(large).map(({ label, value: figure, unit }) => ({ label, value: `${figure} ${unit}`.trim() })),
    value !== null && { label: own.value, value },
    project.reference_available && { label: own.reference, value: own.available },
    project.code !== null && { label: own.number, value: <code>{project.code}</code> },
    project.confidential && { label: own.sector, value: project.sector.name },
  ];
  const figures = quantities.slice(0, large).map((figure) => ({
    ...{ label: figure.label, value: null, figure },
    ...(large === 4 && { narrow: 3 as const }),
  }));
  return [...inRows(figures, large === 4 ? 2 : 3, "first"), ...inRows(parties, 2), ...inRows(particulars, 3)];
}

/** Divides facts into rows of six columns; the facts of the last row share its width. `alone`: which of an odd number a phone shows in a row of its own. */
function inRows(given: (Fact | false)[], perRow: 2 | 3, alone: "first" | "last" = "last"): Fact[] {
  const facts = given.filter((fact) => fact !== false);
  const halves = facts.filter(({ narrow }) => narrow === undefined);
  const rest = facts.length % perRow || perRow;
  return facts.map((fact, index) => {
    const among = index < facts.length - rest ? perRow : rest;
    const isOdd = halves.length % 2 === 1 && fact === halves.at(alone === "first" ? 0 : -1);
    const narrow = fact.narrow ?? (perRow === 2 || isOdd ? 6 : 3);
    return { ...fact, columns: among === 3 ? 2 : among === 2 ? 3 : 6, narrow };
  });
}

function Period({ period }: { period: NonNullable<ProjectDetail["period"]> }) {
  const { locale } = useLanguage();
  const [first, second] = inBothCalendars(period, locale);
  return <Two first={first} then={second} />;
}

function Two({ first, then }: { first: React.ReactNode; then: React.ReactNode }) {
  return (
    <>
      {first}
      {then && (
        <>
          <br />
          <small>{then}</small>
        </>
      )}
    </>
  );
}

const Partners = ({ partners }: Pick<ProjectDetail, "partners">) => (
  <ul>
    {partners.map(({ name, role, share_text: share }) => (
      <li key={name}>
        {name}
        {(share || role) && <small> {[role, share].filter(Boolean).join(", ")}</small>}
      </li>
    ))}
  </ul>
);

const Services = ({ services }: Pick<ProjectDetail, "services">) => (
  <ul>
    {services.map(({ id, name }) => (
      <li key={id}>
        <Link to={pages.service.href({ id })}>{name}</Link>
      </li>
    ))}
  </ul>
);
