import { DefaultTemplate } from "@payloadcms/next/templates";
import { HydrateAuthProvider, SetStepNav } from "@payloadcms/ui";
import type { AdminViewServerProps, TypedUser } from "payload";
import type { ReactNode } from "react";

interface Props {
  /** The properties that Payload gives to a view. */
  view: AdminViewServerProps;
  user: TypedUser;
  /** Its breadcrumb. */
  label: string;
  url: string;
  children: ReactNode;
}

/** A screen of our own within Payload's frame. */
export function Screen({ view: { initPageResult, params, searchParams }, user, label, url, children }: Props) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={req.payload}
      permissions={permissions}
      req={req}
      {...(searchParams && { searchParams })}
      user={user}
      visibleEntities={visibleEntities}
    >
      <HydrateAuthProvider permissions={permissions} />
      <SetStepNav nav={[{ label, url }]} />
      {children}
    </DefaultTemplate>
  );
}
