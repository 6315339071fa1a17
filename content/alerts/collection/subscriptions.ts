import type { CollectionConfig } from "payload";
import { forTheServer } from "../../platform/access/for-the-server.ts";
import { hrStaff } from "../../platform/access/rules.ts";
import { writtenByServer } from "../../platform/access/written-by-server.ts";
import { hiringGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { readOnly } from "../../platform/fields/read-only.ts";
import type { Traces } from "../../retention/traces.ts";
import { endEndpoint } from "./end-endpoint.ts";

/**
 * People who want alerts about new vacancies and notices. The staff see how many, about what and in which language; nobody
 * sees who they are.
 */
export const subscriptions = (traces: Traces): CollectionConfig => ({
  slug: "subscriptions",
  labels: { singular: label("Subscription", "इमेल सूचना"), plural: label("Subscriptions", "इमेल सूचनाहरू") },
  defaultSort: "-createdAt",
  admin: {
    group: hiringGroup,
    useAsTitle: "kind",
    defaultColumns: ["kind", "filter", "locale", "confirmedAt", "pausedAt"],
    description: label(
      "How many people want emails, and about what. Nobody can see their addresses: subscribers unsubscribe with the link in each email. An owner can end those of an address that its holder names.",
      "कति जनाले के विषयका इमेल चाहन्छन् भन्ने विवरण। ठेगाना कसैलाई देखाइँदैन: इमेल सूचना हरेक इमेलमा रहेको लिङ्कबाट बन्द गरिन्छ। ठेगानाको धनीले भनेमा स्वामीले त्यस ठेगानाका इमेल सूचना बन्द गर्न सक्नुहुन्छ।",
    ),
    components: { beforeListTable: ["/components/subscriptions/end-subscriptions.tsx#EndSubscriptions"] },
  },
  access: writtenByServer(hrStaff),
  endpoints: [endEndpoint(traces)],
  fields: [
    {
      name: "kind",
      type: "select",
      required: true,
      index: true,
      label: label("About", "विषय"),
      admin: readOnly,
      options: [
        { value: "vacancies", label: label("Vacancies", "रिक्त पद") },
        { value: "notices", label: label("Notices", "सूचना") },
      ],
    },
    // A discipline's id, or a type of notice.
    { name: "filter", type: "text", label: label("Limited to", "यसमा सीमित"), admin: readOnly },
    { name: "locale", type: "text", label: label("Language", "भाषा"), admin: readOnly },
    { name: "confirmedAt", type: "date", index: true, label: label("Confirmed at", "पुष्टि गरिएको"), admin: readOnly },
    {
      name: "pausedAt",
      type: "date",
      label: label("Stopped because emails did not arrive", "इमेल नपुगेकाले रोकिएको"),
      admin: readOnly,
    },
    // Consecutive mails that were given up.
    { name: "failures", type: "number", defaultValue: 0, admin: { hidden: true } },
    // No member of the staff needs an address to send mails by (docs/decisions/0028-alerts.md).
    forTheServer({ name: "email", type: "text" }),
    // The address as a keyed hash: it identifies a person without naming them.
    forTheServer({ name: "person", type: "text", index: true }),
    // Unique for a person, kind and filter.
    forTheServer({ name: "key", type: "text", unique: true, index: true }),
    forTheServer({ name: "linkKey", type: "text" }),
  ],
});
