"use client";

import { useAuth, useDocumentDrawer, useField } from "@payloadcms/ui";
import parts from "../shared/parts.module.css";
import { useTexts } from "../shared/use-language.ts";
import styles from "./sheet.module.css";
import { words } from "./words.ts";

/** On a field for documents: creates a document in a drawer, and attaches it when it is saved. */
export function AddDocument({ path, isMany }: { path: string; isMany: boolean }) {
  const { value, setValue } = useField<number | number[] | null>({ path });
  const { permissions } = useAuth();
  const texts = useTexts(words);
  const [DocumentDrawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: "documents" });
  if (!permissions?.collections?.["documents"]?.create) return null;
  return (
    <div className={styles["add"]}>
      <button type="button" className={`${parts["button"]} add-document`} onClick={openDrawer}>
        {texts.addDocument}
      </button>
      <DocumentDrawer
        onSave={({ doc, operation }) => {
          if (operation !== "create") return;
          const id = Number(doc["id"]);
          setValue(isMany ? [...(Array.isArray(value) ? value : []), id] : id);
          closeDrawer();
        }}
      />
    </div>
  );
}
