import type { RichTextSeed, Text } from "./shape.ts";

/** Days in AD; keys of a project and a consent. */
export interface StorySeed {
  key: string;
  name: Text;
  summary: Text;
  project: string;
  problem: RichTextSeed;
  work: RichTextSeed;
  outcome: RichTextSeed;
  figures: { value: Text; unit?: Text; label: Text; asOf: string; source: Text }[];
  quote: {
    language: "en" | "ne";
    text: string;
    translation?: string;
    person: Text;
    title: Text;
    organisation: Text;
    consent: string;
  };
  files: string[];
}

/** The signed consent is the document of that name in `documents/`. */
export interface ConsentSeed {
  key: string;
  name: string;
  givenOn: string;
  until: string;
  coversName: boolean;
  coversTranslation: boolean;
}
