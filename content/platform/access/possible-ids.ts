import { type CollectionBeforeOperationHook, NotFound, type SanitizedConfig } from "payload";
import { givenId } from "./given-id.ts";

/** Payload passes on any number in an address, and PostgreSQL fails on one that its column cannot hold. */
const refuseImpossibleId: CollectionBeforeOperationHook = ({ args, req }) => {
  // A copy is made of the item that `duplicateFromID` names.
  const { id, duplicateFromID = id } = args as { id?: unknown; duplicateFromID?: unknown };
  const isImpossible = typeof duplicateFromID === "number" && givenId(duplicateFromID) === undefined;
  if (req.payloadAPI === "REST" && isImpossible) throw new NotFound(req.t);
  return args;
};

/** Answers Payload's own calls for one item with 404 if no item can have the id. */
export function withPossibleIds(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(refuseImpossibleId);
  return config;
}
