"use client";

import { toast } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";
import { useTexts } from "../shared/use-language.ts";
import { keepable, oldFontIn } from "./pasted.ts";

const words = {
  en: {
    pictures: "Pictures are not pasted with the text. Insert them with + above the text, under “Upload”.",
    oldFont: (font: string) =>
      `This text is written in the old font ${font}, and visitors would read Latin letters. Convert it to Unicode first, and paste that.`,
  },
  ne: {
    pictures: "टाँसिएको पाठसँग तस्बिर आउँदैन। पाठमाथिको + थिचेर “तस्बिर” बाट राख्नुहोस्।",
    oldFont: (font: string) =>
      `यो पाठ ${font} फन्टमा छ, त्यसैले आगन्तुकले अङ्ग्रेजी अक्षर देख्छन्। पहिले युनिकोडमा बदल्नुहोस्, अनि टाँस्नुहोस्।`,
  },
};

/** The format in which the rich text editor copies from itself. Such text needs no cleaning. */
const own = "application/x-lexical-editor";
const handled = new WeakSet<Event>();

const inEditor = ({ target }: Event): boolean =>
  target instanceof Element && Boolean(target.closest(".rich-text-lexical"));

/**
 * Cleans text pasted into a rich text of what cannot be published, and refuses dropped text with pictures. Says if text pasted
 * anywhere is in a font from before Unicode.
 */
export function PasteGuard({ children }: { children: ReactNode }) {
  const texts = useTexts(words);
  useEffect(() => {
    const say = () => toast.info(texts.pictures);
    const paste = (event: ClipboardEvent) => {
      const given = event.clipboardData;
      const html = given?.getData("text/html");
      if (!given || !html || given.types.includes(own) || handled.has(event)) return;
      const font = oldFontIn(html);
      if (font) toast.warning(texts.oldFont(font));
      if (!inEditor(event)) return;
      const { html: kept, pictures } = keepable(html);
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", kept);
      clipboardData.setData("text/plain", given.getData("text/plain"));
      const again = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true });
      handled.add(again);
      event.preventDefault();
      event.stopImmediatePropagation();
      event.target?.dispatchEvent(again);
      if (pictures > 0) say();
    };
    const drop = (event: DragEvent) => {
      const given = event.dataTransfer;
      const html = given?.getData("text/html") ?? "";
      if (!given || given.types.includes(own) || !inEditor(event) || !/<img\b/i.test(html)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      say();
    };
    document.addEventListener("paste", paste, { capture: true });
    document.addEventListener("drop", drop, { capture: true });
    return () => {
      document.removeEventListener("paste", paste, { capture: true });
      document.removeEventListener("drop", drop, { capture: true });
    };
  }, [texts]);
  return children;
}
