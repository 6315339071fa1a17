"use client";

import { RenderDefaultCell } from "@payloadcms/ui";
import type { ListRow } from "@setu/content/platform/editorial/languages/list-rows";
import type { DefaultCellComponentProps } from "payload";
import { languageNames } from "../shared/language.ts";
import { useTexts } from "../shared/use-language.ts";

function Cell({ shown, ...props }: DefaultCellComponentProps & { shown: unknown }) {
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: shown }}
      columnIndex={props.columnIndex ?? 0}
      enableRowSelections
      isLinkedColumn={Boolean(props.link)}
    />
  );
}

/** An item's title. If it has none in this language, the title in the other one with that language's name. */
export function TitleCell(props: DefaultCellComponentProps) {
  const { titleElsewhere } = props.rowData as ListRow;
  const names = useTexts(languageNames);
  const instead = titleElsewhere && `${titleElsewhere.text} (${names[titleElsewhere.locale]})`;
  return <Cell {...props} shown={props.cellData || instead} />;
}

/** Whether visitors see an item. A changed item that was never published is a draft. */
export function StatusCell(props: DefaultCellComponentProps) {
  const { isLive } = props.rowData as ListRow;
  return <Cell {...props} shown={props.cellData === "changed" && isLive === false ? "draft" : props.cellData} />;
}
