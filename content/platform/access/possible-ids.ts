import { type CollectionBeforeOperationHook, type Endpoint, NotFound, type SanitizedConfig } from "payload";
import { givenId } from "./given-id.ts";

/** Payload passes on any number in an address, and PostgreSQL fails on one that its column cannot hold. */
const refuseImpossibleId: CollectionBeforeOperationHook = ({ args, req }) => {
  // A copy is made of the item that `duplicateFromID` names.
  const { id, duplicateFromID = id } = args as { id?: unknown; duplicateFromID?: unknown };
  const isImpossible = typeof duplicateFromID === "number" && givenId(duplicateFromID) === undefined;
  if (req.payloadAPI === "REST" && isImpossible) throw new NotFound(req.t);
  return args;
};

/** Payload runs no hook before it looks up a version of a global. */
const ofPossibleVersions = (endpoint: Endpoint): Endpoint =>
  endpoint.path !== "/versions/:id"
    ? endpoint
    : {
        ...endpoint,
        handler(req) {
          if (givenId(req.routeParams?.["id"]) === undefined) throw new NotFound(req.t);
          return endpoint.handler(req);
        },
      };

/** Answers Payload's own calls for one item or one version with 404 if none can have the id. */
export function withPossibleIds(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(refuseImpossibleId);
  for (const global of config.globals) {
    if (global.endpoints) global.endpoints = global.endpoints.map(ofPossibleVersions);
  }
  return config;
}
