import { EditUpload } from "@payloadcms/ui";
import type { Line } from "./line.ts";
import type { Edits } from "./send-picture.ts";
import styles from "./sheet.module.css";

interface Props {
  line: Line;
  onDone(edits?: Edits): void;
}

/** Payload's screen for a crop and a focal point. Its cancel button would close a drawer, so clicks on it are intercepted. */
export function CropPicture({ line, onDone }: Props) {
  const { edits, stored, name, preview } = line;
  const point = { x: stored?.focalX ?? 50, y: stored?.focalY ?? 50 };
  return (
    <div
      className={styles["crop"]}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest(".edit-upload__cancel")) onDone();
      }}
    >
      <EditUpload
        fileName={name}
        fileSrc={stored?.url ?? preview}
        {...(edits?.crop && { initialCrop: { unit: "%", ...edits.crop } })}
        initialFocalPoint={edits?.focalPoint ?? point}
        onSave={({ crop, focalPoint }) => {
          const { x = 0, y = 0, width = 100, height = 100 } = crop ?? {};
          onDone({ crop: { x, y, width, height }, ...(focalPoint && { focalPoint }) });
        }}
        showCrop
        showFocalPoint
      />
    </div>
  );
}
