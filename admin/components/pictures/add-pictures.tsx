"use client";

import { useAuth, useDocumentInfo, useField, useForm, useFormFields, useLocale } from "@payloadcms/ui";
import { startOfNepalDay } from "@setu/content/calendar/nepal-time";
import { type DragEvent, useRef, useState } from "react";
import { languageOf } from "../shared/language.ts";
import parts from "../shared/parts.module.css";
import { useTexts } from "../shared/use-language.ts";
import type { ForAll } from "./for-all.tsx";
import { pictureTypes } from "./send-picture.ts";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";
import { words } from "./words.ts";

interface Adding {
  isMany: boolean;
  rowLanguage?: "en" | "ne";
  onAttach(ids: number[], forAll: ForAll): void;
}

/** The button for new pictures below a field. Files can be dropped on it, too. */
function AddButton({ isMany, rowLanguage, onAttach }: Adding) {
  const { permissions } = useAuth();
  const { isTrashed } = useDocumentInfo();
  const texts = useTexts(words);
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>();
  const begin = (chosen: FileList | null) => {
    const all = [...(chosen ?? [])];
    if (all.length > 0) setFiles(isMany ? all : all.slice(0, 1));
    // Lets the same files be chosen again.
    if (input.current) input.current.value = "";
  };
  if (isTrashed || !permissions?.collections?.["media"]?.create) return null;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    begin(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same without a mouse
    <div className={styles["add"]} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <button type="button" className={`${parts["button"]} add-pictures`} onClick={() => input.current?.click()}>
        {isMany ? texts.addMany : texts.addOne}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMany}
        accept={pictureTypes}
        onChange={({ currentTarget }) => begin(currentTarget.files)}
      />
      <span>{texts.drop}</span>
      {files && (
        <Sheet
          files={files}
          isMany={isMany}
          rowLanguage={rowLanguage}
          onAttach={onAttach}
          onClose={() => setFiles(undefined)}
        />
      )}
    </div>
  );
}

/** Adds pictures to a field for one picture, or for several. */
export function AddPictures({ path, isMany }: { path: string; isMany: boolean }) {
  const { value, setValue } = useField<number | number[] | null>({ path });
  const attach = (ids: number[]) => {
    const held = Array.isArray(value) ? value : [];
    setValue(isMany ? [...held, ...ids] : (ids[0] ?? value));
  };
  return <AddButton isMany={isMany} onAttach={attach} />;
}

const filled = <Value,>(value: Value) => ({ value, initialValue: value, valid: true });

/** Adds pictures to a list with one row per photo. */
export function AddPhotos({ path, schemaPath }: { path: string; schemaPath?: string }) {
  const { addFieldRow } = useForm();
  const { code } = useLocale();
  const rows = useFormFields(([fields]) => fields[path]?.rows?.length ?? 0);
  const attach = (ids: number[], { place, credit, takenOn }: ForAll) => {
    const day = Date.parse(takenOn) / 86_400_000;
    ids.forEach((id, index) => {
      addFieldRow({
        path,
        schemaPath: schemaPath ?? path,
        rowIndex: rows + index,
        subFieldState: {
          picture: filled(id),
          place: filled(place.trim() || undefined),
          credit: filled(credit.trim() || undefined),
          takenOn: filled(Number.isFinite(day) ? startOfNepalDay(day).toISOString() : undefined),
        },
      });
    });
  };
  return <AddButton isMany rowLanguage={languageOf({ language: code })} onAttach={attach} />;
}
