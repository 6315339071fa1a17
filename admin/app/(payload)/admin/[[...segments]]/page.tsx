import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import config from "#admin/payload-config";
import { importMap } from "../importMap.js";

interface Address {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = (address: Address) => generatePageMetadata({ config, ...address });

export default function Page(address: Address) {
  return RootPage({ config, importMap, ...address });
}
