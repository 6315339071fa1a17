import { escapeHtml } from "./escape.ts";

/** Returns a page without data, for when the real one cannot be rendered. */
export const plainDocument = (lang: string, message: string): string => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(message)}</title></head>
<body><h1>${escapeHtml(message)}</h1></body>
</html>
`;
