import { type ContactField, contactFields } from "@setu/contract/enquiries/enquiry-fields";
import { examplesOf } from "../../../../showcase/example.ts";
import type { Scene } from "../../../../showcase/scene.ts";
import type { Refused } from "../../send-message.ts";
import { ContactFormView } from "./contact-form.tsx";
import type { ContactFormLife } from "./use-contact-form.ts";

const idle: ContactFormLife = {
  state: "idle",
  errors: {},
  message: undefined,
  edit: () => {},
  begin: () => {},
  submit: (event) => event.preventDefault(),
  restore: undefined,
};
const form = { current: null };

const complaints = ({ say }: Scene): Record<ContactField, [string]> => ({
  name: [say("Please write your name.", "कृपया आफ्नो नाम लेख्नुहोस्।")],
  company: [say("Please write your company, or “private”.", "कृपया संस्थाको नाम लेख्नुहोस्, नभए “निजी” लेख्नुहोस्।")],
  country: [say("Please choose a country.", "कृपया देश छान्नुहोस्।")],
  email: [say("This does not look like an email address.", "यो इमेल ठेगानाजस्तो देखिएन।")],
  phone: [say("Please write the number with its country code.", "कृपया देशको कोडसहित नम्बर लेख्नुहोस्।")],
  message: [say("Please tell us what it is about.", "के विषयमा हो, कृपया लेख्नुहोस्।")],
});

/** A form that was posted without JavaScript. */
const posted = (scene: Scene): Refused => ({
  done: false,
  notice: complaints(scene).email[0],
  message: complaints(scene).email[0],
  errors: { email: complaints(scene).email },
  values: {
    name: scene.say("Asha Lama", "आशा लामा"),
    company: "",
    country: "Nepal",
    email: "asha",
    phone: "+977 1 555 0100",
    message: scene.say("We plan an access road.", "हामी पहुँच सडक बनाउँदै छौँ।"),
  },
});

export const examples = examplesOf(ContactFormView, {
  surface: "ink",
  examples: (scene) => {
    const { email, message: longest } = complaints(scene);
    const failed = { ...idle, message: email[0], restore: () => {} };
    return [
      { name: "Idle", note: "Hover and focus draw the line under a field white.", props: { ...idle, form } },
      {
        name: "Submitting",
        note: "The button cannot be pressed twice.",
        props: { ...idle, form, state: "submitting" as const },
      },
      {
        name: "Success",
        note: "For two seconds, over a cleared form.",
        props: { ...idle, form, state: "success" as const },
      },
      { name: "Failure", note: "For two seconds.", props: { ...failed, form, state: "failure" as const } },
      {
        name: "Error in one field, restore offered",
        props: { ...failed, form, errors: { email } },
      },
      {
        name: "Errors in every field",
        props: { ...failed, form, errors: complaints(scene) },
      },
      {
        name: "No connection",
        note: "The form is cleared; the message is kept, and sent when the connection is back.",
        props: {
          ...failed,
          form,
          message: scene.say(
            "No internet connection. Nothing is lost: keep this page open, and it will be sent when the connection is back.",
            "इन्टरनेट जडान टुट्यो। केही हराएको छैन: यो पृष्ठ खुला राख्नुहोस्, जोडिएपछि आफैँ पठाइन्छ।",
          ),
        },
      },
      {
        name: "Long errors",
        props: {
          ...failed,
          form,
          message: Array(4).fill(longest[0]).join(" "),
          errors: Object.fromEntries(contactFields.map((field) => [field, [Array(4).fill(longest[0]).join(" ")]])),
        },
      },
      {
        name: "Come back without JavaScript",
        posted: posted(scene),
        props: { ...failed, form, restore: undefined, errors: { email } },
      },
      {
        name: "Sent without JavaScript",
        at: "/?contact=sent",
        props: { ...idle, form },
      },
    ];
  },
});
