import "@payloadcms/next/css";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import type { ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { refuseStrangers } from "#admin/known-functions";
import config from "#admin/payload-config";
import { importMap } from "./admin/importMap.js";
import "./letters.css";
import "./custom.css";
import "./faults.css";
import "./inbox.css";
import "./inbox-message.css";
import "./payload-forms.css";
import "./retention.css";
import "./bin.css";
import "./faqs.css";
import "./searches.css";
import "./start-notes.css";
import "./stories.css";
import "./reduced-motion.css";

const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  "use server";
  await refuseStrangers(name);
  const { schedulePublish } = await import(
    /* turbopackIgnore: true */ "@setu/content/platform/editorial/schedule-publish"
  );
  const serverFunctions = { "schedule-publish": schedulePublish };
  return handleServerFunctions({ name, args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
