import type { Access, AccessArgs, FieldAccess, PayloadRequest, RequestContext, Where } from "payload";

/** The staff's roles. */
export const roles = ["owner", "editor", "hr", "enquiries"] as const;
export type Role = (typeof roles)[number];

const roleOf = (req: PayloadRequest): Role | undefined =>
  roles.find((role) => role === (req.user as { role?: unknown } | null)?.role);

const having =
  (...allowed: Role[]) =>
  ({ req }: Pick<AccessArgs, "req">): boolean => {
    const role = roleOf(req);
    return role !== undefined && allowed.includes(role);
  };

/** Admits nobody, not even owners: the server itself writes these. */
export const nobody = (): boolean => false;
/** Rules of collections that only the server's own statements read and write. */
export const closedToAll = {
  admin: nobody,
  create: nobody,
  read: nobody,
  readVersions: nobody,
  update: nobody,
  delete: nobody,
  unlock: nobody,
};
/** A rule that depends only on the role. */
export type Keepers = ReturnType<typeof having>;
export const staff = having(...roles);
export const owners = having("owner");
export const editors = having("owner", "editor");
/** The roles that a message may be assigned to. */
export const enquiryRoles = ["owner", "enquiries"] as const satisfies readonly Role[];
export const enquiryStaff = having(...enquiryRoles);
export const hrStaff = having("owner", "hr");

const page = Symbol("a visitor's page");

/** The context of a read by `public-read.ts`. No request can contain the symbol. */
export const pageContext = (): RequestContext => ({ readFor: page });

/**
 * Admits our own operations, which choose what to read, and the staff. With Payload's own API visitors would choose: it
 * could list all pictures and documents, those of drafts too. Reads of a screen of the back office, which Payload calls
 * "local" like ours, are for the staff only too.
 */
const pagesOrStaff = ({ req }: Pick<AccessArgs, "req">): boolean => req.context?.["readFor"] === page || staff({ req });

const published: Where = { _status: { equals: "published" } };

/**
 * Lets those who look after the content read everything, and other staff only what visitors' pages show. Payload leaves
 * out the bin unless asked for it: only those who look after the content may read it.
 */
const shownOr =
  (keepers: Keepers, shown: Where | true): Access =>
  ({ req }) => {
    if (keepers({ req })) return true;
    if (!pagesOrStaff({ req })) return false;
    if (!req.user) return shown;
    const outside: Where = { deletedAt: { exists: false } };
    return shown === true ? outside : { and: [shown, outside] };
  };

/** The rule for files, which have no drafts: all are public, or only those that match. */
export const shownOrEditors = (shown: Where | true): Access => shownOr(editors, shown);

/** The rule for visitors' pages, which show what is published; those who look after it see drafts too. */
export const publishedOr = (keepers: Keepers): Access => shownOr(keepers, published);

/** Like `publishedOr`, for globals, which have no bin. */
export const publishedGlobalOr =
  (keepers: Keepers): Access =>
  ({ req }) =>
    keepers({ req }) || (pagesOrStaff({ req }) && published);

/** Forbids changes to items in the bin, and forms that would put one there: only the bin's own calls do that. */
export const unlessInBin =
  (keepers: Keepers): Access =>
  ({ req, data }) =>
    !data?.deletedAt && keepers({ req });

export const ownersOrSelf: Access = ({ req }) =>
  owners({ req }) || (req.user ? { id: { equals: req.user.id } } : false);

export const ownersField: FieldAccess = ({ req }) => owners({ req });
