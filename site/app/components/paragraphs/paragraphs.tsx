/** Plain text with an empty line between paragraphs. */
export function Paragraphs({ text, lang }: { text: string; lang?: string }) {
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key
    <p key={index} lang={lang}>
      {paragraph}
    </p>
  ));
}
