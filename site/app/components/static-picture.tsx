interface Props {
  avif: string;
  webp: string;
  width: number;
  height: number;
  className?: string | undefined;
}

/** A picture of the design itself, which says nothing that the text does not. */
export function StaticPicture({ avif, webp, ...image }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img src={webp} alt="" loading="lazy" decoding="async" {...image} />
    </picture>
  );
}
