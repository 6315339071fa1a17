import type { File } from "@setu/contract/file";
import { useEffect, useRef, useState } from "react";
import placeholder from "../assets/placeholder.svg";
import styles from "./picture.module.css";
import { sourceSet } from "./picture-sources.ts";

interface Props {
  file: File;
  /** The `sizes` attribute: how wide the picture stands in the layout. */
  sizes: string;
  /** The picture that the first view is about: loaded at once, before anything else. */
  priority?: boolean;
  className?: string | undefined;
}

/**
 * A picture in AVIF, WebP and its own format, which keeps its place, its colour while it loads and its
 * focal point at every crop. It tries once more when it fails, then the placeholder stands there
 * (specification, section 2).
 */
export function Picture({ file, sizes, priority = false, className }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const failed = attempt > 1;
  const fail = () => setAttempt((before) => before + 1);

  useEffect(() => {
    const { current } = image;
    // Set here because the server sends no style attributes (content security policy).
    current?.style.setProperty("--picture-color", file.color);
    current?.style.setProperty("--picture-focus", `${file.focal.x}% ${file.focal.y}%`);
  }, [file]);
  useEffect(() => {
    // It may have failed before this script was there to hear of it.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setAttempt((before) => before || 1);
  }, []);

  return (
    <picture key={attempt}>
      {!failed &&
        (["image/avif", "image/webp"] as const).map((type) => {
          const srcSet = sourceSet(file, type);
          return srcSet && <source key={type} type={type} srcSet={srcSet} sizes={sizes} />;
        })}
      <img
        ref={image}
        className={[styles.image, className].filter(Boolean).join(" ")}
        src={failed ? placeholder : file.location}
        alt={file.alt}
        width={file.width}
        height={file.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "auto" : "async"}
        data-color={file.color}
        data-focus-x={`${file.focal.x}%`}
        data-focus-y={`${file.focal.y}%`}
        onError={failed ? undefined : fail}
      />
    </picture>
  );
}
