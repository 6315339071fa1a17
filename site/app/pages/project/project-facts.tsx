import type { ProjectDetail } from "@setu/contract/projects";
import { Link } from "react-router";
import type { Fact } from "../../components/fact-box.tsx";
import { coordinates } from "../../text/coordinates.ts";
import type { words } from "./texts.ts";

type Words = (typeof words)["en"];

/** So many quantities stand in large figures; the others are facts like any other. */
const large = 3;

/** The title block of a project: its quantities, then who, where, when. What is not known takes no room. */
export function projectFacts(project: ProjectDetail, own: Words): Fact[] {
  const { quantities, partners, services, location, period, contract_value: value } = project;
  const figures = quantities.slice(0, large);
  const wide = figures.length === 2 ? 3 : figures.length === 1 ? 6 : 2;
  const facts: (Fact | false)[] = [
    ...figures.map((figure): Fact => ({ label: figure.label, value: null, figure, columns: wide })),
    project.client !== null && {
      label: own.client,
      columns: 3,
      value: <Two first={project.client} then={project.client_type_text} />,
    },
    project.funding !== null && { label: own.funding, columns: 3, value: project.funding },
    partners.length > 0 && { label: own.partners, columns: 3, value: <Partners partners={partners} /> },
    services.length > 0 && { label: own.services, columns: 3, value: <Services services={services} /> },
    location !== null && {
      label: own.location,
      value: (
        <Two first={project.place} then={location.point && <span lang="en">{coordinates(location.point)}</span>} />
      ),
    },
    period !== null && { label: own.period, value: <Two first={period.ad_text} then={period.bs_text} /> },
    { label: own.status, value: project.status_text },
    { label: own.work, value: project.task_type_text },
    ...quantities
      .slice(large)
      .map(({ label, value: figure, unit }): Fact => ({ label, value: `${figure} ${unit}`.trim() })),
    value !== null && { label: own.value, value },
    project.reference_available && { label: own.reference, value: own.available },
    project.code !== null && { label: own.number, value: project.code },
    project.confidential && { label: own.sector, value: project.sector.name },
  ];
  return facts.filter((fact) => fact !== false);
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
        <Link to={`/service-detail/${id}`}>{name}</Link>
      </li>
    ))}
  </ul>
);
