import type { Block, Inline, List, RichText } from "@setu/contract/shapes/rich-text";
import type { VacancyDetail } from "@setu/contract/vacancies";

/** Returns schema.org's JobPosting, as Google for Jobs reads it. The server adds the firm that is hiring. */
export function jobPosting(vacancy: VacancyDetail, url: string): object {
  const { office, pay_range: pay, discipline, starts_on: starts } = vacancy;
  return {
    "@type": "JobPosting",
    title: vacancy.name,
    description: descriptionOf(vacancy),
    identifier: { "@type": "PropertyValue", name: "ref", value: vacancy.ref },
    url,
    datePosted: vacancy.opens_at,
    validThrough: vacancy.closes_at,
    employmentType: employmentTypes[vacancy.employment_type],
    totalJobOpenings: vacancy.posts,
    directApply: true,
    hiringOrganization: {},
    jobLocation: { "@type": "Place", name: vacancy.place, address: office?.address || vacancy.place },
    ...(discipline && { occupationalCategory: discipline.name }),
    ...(starts && { jobStartDate: starts.ad }),
    ...(pay && {
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: pay.currency,
        value: {
          "@type": "QuantitativeValue",
          ...(pay.min !== null && { minValue: pay.min }),
          ...(pay.max !== null && { maxValue: pay.max }),
          unitText: pay.unit.toUpperCase(),
        },
      },
    }),
  };
}

const employmentTypes: Record<VacancyDetail["employment_type"], string> = {
  permanent: "FULL_TIME",
  "fixed-term": "TEMPORARY",
  project: "TEMPORARY",
  internship: "INTERN",
  consultancy: "CONTRACTOR",
};

/** Returns the description in the few elements that Google allows. */
function descriptionOf({ summary, duties, must_have: must, good_to_have: good }: VacancyDetail): string {
  return [summary && `<p>${escaped(summary)}</p>`, ...[duties, must, good].map(markup)].filter(Boolean).join("");
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const words = (inline: readonly Inline[]): string =>
  inline
    .map((part) => {
      if (part.type === "text") return escaped(part.text);
      return part.type === "break" ? " " : words(part.children);
    })
    .join("");

const listMarkup = ({ ordered, items }: List): string => {
  const rows = items.map(({ children, list }) => `<li>${words(children)}${list ? listMarkup(list) : ""}</li>`).join("");
  return ordered ? `<ol>${rows}</ol>` : `<ul>${rows}</ul>`;
};

function blockMarkup(block: Block): string {
  if (block.type === "list") return listMarkup(block);
  return "children" in block ? `<p>${words(block.children)}</p>` : "";
}

const markup = (value: RichText): string => value.map(blockMarkup).join("");
