import { urgentTopics } from "@setu/contract/complaints/complaint-fields";
import type { ComplaintForm } from "@setu/contract/complaints/complaints";
import { Dialable } from "../../components/dialable/dialable.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import styles from "./complaints.module.css";
import { CountedWords } from "./counted-words.tsx";
import { type Answered, ComplaintField, Line } from "./field.tsx";
import { FilesField } from "./files-field.tsx";
import { words } from "./texts.ts";
import type { Files } from "./use-files.ts";

/** The fields about the complaint itself. */
export function AboutFields({ form, sent, ...answered }: Answered & { form: ComplaintForm; sent: Files }) {
  const texts = usePageTexts(words);
  const { type = "complaint", ...typed } = answered.values;
  return (
    <fieldset className={styles.step}>
      <legend>{texts.about}</legend>
      <ComplaintField name="type" label={texts.type} errors={answered.errors} values={{ ...typed, type }}>
        {(attributes) => (
          <select {...attributes}>
            {form.types.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </ComplaintField>
      <ComplaintField name="complaint_type" label={texts.complaintType} {...answered}>
        {(attributes) => (
          <select {...attributes}>
            <option value="">{texts.choose}</option>
            {form.complaint_types.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </ComplaintField>
      {urgentTopics.map((topic) => (
        <p key={topic} className={styles.urgent} data-topic={topic}>
          <Dialable>{texts.urgent[topic]}</Dialable> {form.doors.length > 0 && <a href="#doors">{texts.aside.doors}</a>}
        </p>
      ))}
      <Line name="subject" label={texts.subject} maxLength={120} {...answered} />
      <CountedWords name="description" label={texts.description} hint={texts.descriptionHint} rows={8} {...answered} />
      <Line name="place" label={texts.place} isOptional maxLength={200} {...answered} />
      <div className={styles.files}>
        <FilesField sent={sent} {...answered} />
      </div>
    </fieldset>
  );
}
