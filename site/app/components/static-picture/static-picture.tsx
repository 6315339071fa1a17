import nothing from "../../assets/waiting.svg";
import { useLazyImage } from "../picture/use-lazy-image.ts";

interface Props {
  avif: string;
  webp: string;
  width: number;
  height: number;
  className?: string | undefined;
}

/** A decorative picture of the design: text is laid over it, so it needs no placeholder. */
export function StaticPicture({ avif, webp, ...size }: Props) {
  const { image, attempt, failed, held, media, attributes } = useLazyImage(webp, nothing);
  return (
    <picture key={attempt}>
      {!failed && !held && <source type="image/avif" srcSet={avif} media={media} />}
      <img ref={image} alt="" decoding="async" {...size} {...attributes} />
    </picture>
  );
}
