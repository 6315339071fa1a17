import type { TextFieldSingleValidation } from "payload";
import { say } from "./label.ts";

type Validate = TextFieldSingleValidation;

const isHttps = (text: string): boolean => {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "";
};
/** Whether an address has a host that a content security policy can name: letters, digits, dots and hyphens, and a port. */
const isPlainHost = (text: string): boolean => /^[a-z0-9.-]+(?::\d+)?$/.test(URL.parse(text)?.host ?? "");

/** Checks the address of a link: a path of this site, a place on the page, or another site by https. */
export const linkAddress: Validate = (value, { req }) =>
  !value ||
  /^(\/(?![/\\])|#)/.test(value) ||
  isHttps(value) ||
  say(
    req,
    "Use a path of this site such as /projects, or an address that starts with https://.",
    "यसै वेबसाइटको पथ (जस्तै /projects) वा https:// बाट सुरु हुने ठेगाना लेख्नुहोस्।",
  );

/** Checks the address of another site's page. */
export const foreignAddress: Validate = (value, { req }) =>
  !value || isHttps(value) || say(req, "Use an address that starts with https://.", "https:// बाट सुरु हुने ठेगाना लेख्नुहोस्।");

/** Checks the address of a page to show in a frame: another site's, never one of ours, which would lift the frame's limits. */
export const embedAddress: Validate = (value, { req }) => {
  if (!value) return true;
  if (value.includes("<")) {
    return say(
      req,
      'Paste only the address: the part between the quotation marks in src="…", without the code around it.',
      'ठेगाना मात्र टाँस्नुहोस्: src="…" को उद्धरण चिह्नभित्रको भाग, वरपरको कोडविना।',
    );
  }
  if (!isHttps(value) || !isPlainHost(value)) {
    return say(
      req,
      "Use a full address that starts with https://, such as https://maps.example.org/embed?place=42.",
      "https:// बाट सुरु हुने पूरा ठेगाना लेख्नुहोस्, जस्तै https://maps.example.org/embed?place=42।",
    );
  }
  const ownHost = URL.parse(req.payload.config.serverURL)?.host;
  if (URL.parse(value)?.host !== ownHost) return true;
  return say(
    req,
    "This is an address of this site; use the address of a map service.",
    "यो यसै वेबसाइटको ठेगाना हो; नक्सा सेवाको ठेगाना लेख्नुहोस्।",
  );
};
