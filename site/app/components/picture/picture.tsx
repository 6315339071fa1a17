import type { File } from "@setu/contract/shapes/file";
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

const types = ["image/avif", "image/webp"] as const;

const percents = ({ x, y }: File["focal"]) => `${x}% ${y}%`;

/** A picture in AVIF, WebP and its own format, with its space reserved, its colour while it loads and its focal point at every crop. */
export function Picture({ file, sizes, priority = false, className, onFailed }: Props) {
  const isLight = useLight();
  const { image, attempt, failed, held, media, attributes } = useLazyImage(file.location, placeholder, priority);
  const tall = isLight ? undefined : file.tall;
  const tallOnly = [media, tallMedia].filter(Boolean).join(" and ");
  const waits = media !== undefined;
  const sourcesOf = (shown: Pick<File, "renditions">, how: { sizes: string; media: string | undefined }) =>
    types
      .map((type) => ({
        type,
        srcSet: isLight ? lightSource(shown, type) : sourceSet(shown, type, waits),
        ...how,
      }))
      .filter(({ srcSet }) => srcSet)
      // A picture that waits has one type, which all browsers know: a page has thirty pictures.
      .slice(waits ? -1 : 0);
  const sources = [
    ...(tall ? sourcesOf(tall, { sizes: tallSizes(priority), media: tallOnly }) : []),
    ...sourcesOf(file, { sizes, media }),
  ];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a new element
  useEffect(() => {
    const { current } = image;
    // Set here because the server sends no style attributes (content security policy).
    current?.style.setProperty("--picture-color", file.color);
    current?.style.setProperty("--picture-focus", percents(file.focal));
    if (file.tall) current?.style.setProperty("--picture-tall-focus", percents(file.tall.focal));
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
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "auto" : "async"}
        data-held={held || undefined}
        data-color={file.color}
        data-focus={percents(file.focal)}
        data-tall={tall && percents(tall.focal)}
        {...attributes}
      />
    </picture>
  );
}
