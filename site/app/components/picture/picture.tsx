import type { File, Rendition } from "@setu/contract/shapes/file";
import { useEffect, useEffectEvent } from "react";
import placeholder from "../../assets/placeholder.svg";
import { useLight } from "../../light/light-mode.ts";
import styles from "./picture.module.css";
import { lightSource, sourceSet, tallMedia, tallSizes } from "./picture-sources.ts";
import { useLazyImage } from "./use-lazy-image.ts";

interface Props {
  file: File;
  /** The `sizes` attribute: the picture's width in the layout. */
  sizes: string;
  /** Whether it is the main picture of the first view: loaded at once, before anything else. */
  priority?: boolean;
  className?: string | undefined;
  /** Called when the placeholder replaces the picture. */
  onFailed?: (() => void) | undefined;
}

const sourcesOf = (
  srcSetOf: (type: Rendition["type"]) => string,
  shown: { sizes: string; media: string | undefined },
) =>
  (["image/avif", "image/webp"] as const)
    .map((type) => ({ type, srcSet: srcSetOf(type), ...shown }))
    .filter(({ srcSet }) => srcSet);

/** A picture in AVIF, WebP and its own format, with its space reserved, its colour while it loads and its focal point at every crop. */
export function Picture({ file, sizes, priority = false, className, onFailed }: Props) {
  const isLight = useLight();
  const { image, attempt, failed, held, media, attributes } = useLazyImage(file.location, placeholder, priority);
  const tall = isLight ? undefined : file.tall;
  const tallOnly = [media, tallMedia].filter(Boolean).join(" and ");
  const sources = [
    ...(tall ? sourcesOf((type) => sourceSet(tall, type), { sizes: tallSizes(priority), media: tallOnly }) : []),
    ...sourcesOf((type) => (isLight ? lightSource(file, type) : sourceSet(file, type)), { sizes, media }),
  ];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a new element
  useEffect(() => {
    const { current } = image;
    // Set here because the server sends no style attributes (content security policy).
    current?.style.setProperty("--picture-color", file.color);
    current?.style.setProperty("--picture-focus", `${file.focal.x}% ${file.focal.y}%`);
    if (file.tall) current?.style.setProperty("--picture-tall-focus", `${file.tall.focal.x}% ${file.tall.focal.y}%`);
  }, [image, file, attempt]);

  const tellFailed = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (failed) tellFailed();
  }, [failed]);

  return (
    <picture key={attempt}>
      {!failed && !held && sources.map((source) => <source key={source.srcSet} {...source} />)}
      {!failed && !held && sources.length === 0 && <source srcSet={file.location} media={media} />}
      <img
        ref={image}
        className={[styles.image, className].filter(Boolean).join(" ")}
        alt={file.alt}
        width={file.width}
        height={file.height}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "auto" : "async"}
        data-held={held || undefined}
        data-color={file.color}
        data-focus-x={`${file.focal.x}%`}
        data-focus-y={`${file.focal.y}%`}
        {...(tall && { "data-tall-x": `${tall.focal.x}%`, "data-tall-y": `${tall.focal.y}%` })}
        {...attributes}
      />
    </picture>
  );
}
