import type { Access, AccessArgs, FieldAccess, PayloadRequest, RequestContext } from "payload";

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

/** Not even the owner: the server itself writes these. */
export const nobody = (): boolean => false;
export const staff = having(...roles);
export const owners = having("owner");
export const editors = having("owner", "editor");
/** Those whom a message may be given to. */
export const enquiryRoles = ["owner", "enquiries"] as const satisfies readonly Role[];
export const enquiryStaff = having(...enquiryRoles);
export const hrStaff = having("owner", "hr");

const page = Symbol("a visitor's page");

/** The context of a read that `public-read.ts` makes. No request can bring a symbol with it. */
export const pageContext = (): RequestContext => ({ readFor: page });

/**
 * Visitors read through our own operations, which choose what to ask for. Payload's own API would let them choose:
 * list all pictures and documents, those of drafts too. It answers staff alone, and so does a screen of the back
 * office, whose reads Payload calls "local" like ours.
 */
export const pagesOrStaff = ({ req }: Pick<AccessArgs, "req">): boolean =>
  req.context?.["readFor"] === page || staff({ req });

/** Visitors' pages show what is published; editors see drafts too. */
export const publishedOrEditors: Access = ({ req }) =>
  editors({ req }) || (pagesOrStaff({ req }) && { _status: { equals: "published" } });

/** The same for what the human resources look after: vacancies and the page about them. */
export const publishedOrHr: Access = ({ req }) =>
  hrStaff({ req }) || (pagesOrStaff({ req }) && { _status: { equals: "published" } });

export const ownersOrSelf: Access = ({ req }) =>
  owners({ req }) || (req.user ? { id: { equals: req.user.id } } : false);

export const ownersField: FieldAccess = ({ req }) => owners({ req });
