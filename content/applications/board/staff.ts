import type { PayloadRequest } from "payload";
import { refused } from "../../platform/access/refused.ts";
import { hrStaff } from "../../platform/access/rules.ts";

/** The account that a request comes from, with the name to keep with its actions. */
export const colleague = ({ user }: PayloadRequest): { id: number; name: string } => {
  const { id, name, email } = (user ?? {}) as { id?: number; name?: string; email?: string };
  return { id: Number(id), name: name || email || "" };
};

/** Refuses everybody except owners and HR staff. @throws APIError 403 */
export function staffOnly(req: PayloadRequest): void {
  if (!hrStaff({ req })) throw refused(req, 403, "You may not see applications.", "तपाईंले आवेदन हेर्न मिल्दैन।");
}
