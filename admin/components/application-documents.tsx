"use client";

import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { sizeText } from "@setu/contract/text/size-text";
import { useLanguage } from "./shared/use-language.ts";

interface Document {
  id: string;
  label: string;
  name: string;
  size: number;
  flags: string[];
  scan: "pending" | "clean" | "checked" | "infected" | "unscannable";
}

const words = {
  en: {
    title: "Documents",
    none: "None.",
    open: "Download",
    noted: "Each download is logged with your name.",
    flags: "Caution: it contains",
    scan: {
      pending: "Waiting for the virus scan: cannot be opened yet.",
      clean: "The virus scan found it clean.",
      checked: "Its structure was checked; no virus scanner is set up.",
      infected: "Infected: cannot be opened.",
      unscannable: "The virus scan failed: cannot be opened.",
    },
  },
  ne: {
    title: "कागजात",
    none: "कुनै छैन।",
    open: "डाउनलोड",
    noted: "हरेक डाउनलोड तपाईंको नामसहित अभिलेखमा राखिन्छ।",
    flags: "सावधान, यसमा छ:",
    scan: {
      pending: "भाइरस जाँच हुन बाँकी: अहिले खोल्न मिल्दैन।",
      clean: "भाइरस जाँचमा सुरक्षित ठहरियो।",
      checked: "संरचना जाँचियो; भाइरस स्क्यानर राखिएको छैन।",
      infected: "भाइरस भेटियो: खोल्न मिल्दैन।",
      unscannable: "भाइरस जाँच हुन सकेन: खोल्न मिल्दैन।",
    },
  },
};

/** The documents of an application with the results of their checks, and links to those that may be opened. */
export function ApplicationDocuments({ path }: { path: string }) {
  const documents = useFormFields(([fields]) => fields[path]?.value) as Document[] | undefined;
  const { id } = useDocumentInfo();
  const language = useLanguage();
  const texts = words[language];
  return (
    <section className="field-type applicant-documents">
      <h3>{texts.title}</h3>
      {(documents ?? []).length === 0 && <p>{texts.none}</p>}
      <ul>
        {documents?.map((document) => (
          <li key={document.id}>
            <strong>{document.label}</strong>: {document.name} ({sizeText(document.size, language)}).{" "}
            {(document.scan === "clean" || document.scan === "checked") && (
              <a href={`/api/applications/${id}/documents/${document.id}`}>{texts.open}</a>
            )}
            <br />
            <small>
              {texts.scan[document.scan]}
              {document.flags.length > 0 && ` ${texts.flags} ${document.flags.join(", ")}.`}
            </small>
          </li>
        ))}
      </ul>
      <small>{texts.noted}</small>
    </section>
  );
}
