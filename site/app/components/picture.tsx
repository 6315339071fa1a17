import type { File, Rendition } from "@setu/contract/file";
import { useEffect, useRef, useState } from "react";
import styles from "./picture.module.css";

interface Props {
  file: File;
  /** The `sizes` attribute: how wide the picture stands in the layout. */
  sizes: string;
  /** The picture that the first view is about: loaded at once, before anything else. */
  priority?: boolean;
  className?: string | undefined;
}

const sourceSet = (renditions: Rendition[]) =>
  renditions.map(({ location, width }) => `${location} ${width}w`).join(", ");

/**
 * A picture in AVIF, WebP and its own format, which keeps its place, its colour while it loads and its
 * focal point at every crop. It tries once more when it fails (specification, section 2), then shows
 * its alternative text.
 */
export function Picture({ file, sizes, priority = false, className }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const style = image.current?.style;
    // Set here because the server sends no style attributes (content security policy).
    style?.setProperty("--picture-color", file.color);
    style?.setProperty("--picture-focus", `${file.focal.x}% ${file.focal.y}%`);
  }, [file]);

  return (
    <picture key={attempt}>
      {(["image/avif", "image/webp"] as const).map((type) => {
        const renditions = file.renditions.filter((rendition) => rendition.type === type);
        return renditions.length > 0 && <source key={type} type={type} srcSet={sourceSet(renditions)} sizes={sizes} />;
      })}
      <img
        ref={image}
        className={[styles.image, className].filter(Boolean).join(" ")}
        src={file.location}
        alt={file.alt}
        width={file.width}
        height={file.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "auto" : "async"}
        data-color={file.color}
        data-focus-x={`${file.focal.x}%`}
        data-focus-y={`${file.focal.y}%`}
        onError={() => attempt === 0 && setAttempt(1)}
      />
    </picture>
  );
}
