import type { VacancyDetail } from "@setu/contract/vacancies";
import { type RefObject, useState } from "react";
import { useActionData, useNavigate } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { useSending } from "../../../sending/use-sending.ts";
import type { ApplicationFailure } from "../form/application-failure.ts";
import { draftKeyOf } from "../form/draft.ts";
import { words } from "../form/texts.ts";
import { useDraft } from "../form/use-draft.ts";
import { useOpenDocuments } from "../form/use-open-documents.ts";
import { receiptAddress, sendApplication } from "./send-application.ts";

export type ApplicationForm = ReturnType<typeof useApplication>;

/** The application form in the browser: its draft, its documents, and the result of sending it. */
export function useApplication(
  form: RefObject<HTMLFormElement | null>,
  vacancy: VacancyDetail,
  onSentElsewhere: (receipt: string) => void,
) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const navigate = useNavigate();
  // The answer to a form without JavaScript; in the browser the fields keep their values.
  const posted = useActionData<ApplicationFailure>();
  const [failure, setFailure] = useState(posted);
  const draftKey = draftKeyOf(vacancy.id);
  const draft = useDraft(form, { key: draftKey, sentBack: posted !== undefined, onSentElsewhere });
  const wait = useOpenDocuments(texts.stillSending);
  const sending = useSending({
    async send(data) {
      data.set("idempotency_key", draft.keyFor(data));
      const outcome = await sendApplication(data, { api: browserApi, vacancy: vacancy.id, locale, texts: common });
      // Also if the visitor has left the page.
      if ("receipt" in outcome) draft.drop(outcome.receipt);
      else draft.answered();
      return outcome;
    },
    settle(outcome) {
      if ("receipt" in outcome) void navigate(receiptAddress(outcome));
      else setFailure(outcome);
    },
  });
  return { draft, draftKey, failure, sending, wait, errors: failure?.errors ?? {}, values: posted?.values ?? {} };
}
