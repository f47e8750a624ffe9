import type { PictureSources } from '@/lib/picture';

type PictureProps = {
  picture: PictureSources;
  alt: string;
  /** Width on screen, as in the `sizes` attribute. */
  sizes: string;
  /** The picture that decides the first impression: loaded at once and first. */
  isPriority?: boolean;
  className?: string;
};

/** A responsive picture that holds its space while it loads. */
export function Picture({ picture, alt, sizes, isPriority = false, className }: PictureProps) {
  const { sources, img, focus } = picture;
  return (
    <picture>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={img.src}
        width={img.w}
        height={img.h}
        alt={alt}
        style={focus ? { objectPosition: focus } : undefined}
        decoding="async"
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
      />
    </picture>
  );
}
