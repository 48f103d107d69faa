import { createContext, useContext, useState, type ImgHTMLAttributes } from "react";
import { classNames } from "../class-names";
import {
  fixedSourceSet,
  fluidSourceSet,
  passesThrough,
  pictureUrl,
  placeholderUrl,
} from "./picture-url";

/** IMAGE_CDN; empty for our own proxy. Provided by the root. */
export const PictureCdn = createContext("");

type PictureProps = Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  "src" | "srcSet" | "width" | "height" | "alt" | "loading"
> & {
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** Largest layout size in CSS pixels, reserved until it loads. */
  width: number;
  height: number;
  /** For fluid widths: offers widths from 320 up. */
  sizes?: string;
  /** Loads at once, for the first visible picture. */
  priority?: boolean;
  /** Shows a blur until loaded; off for small and transparent ones. */
  placeholder?: boolean;
};

/** WebP in the size the screen needs, without layout shift. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  priority = false,
  placeholder = true,
  className,
  onLoad,
  ...rest
}: PictureProps) {
  const cdn = useContext(PictureCdn);
  const [loaded, setLoaded] = useState(false);
  const image = (
    <img
      // React 18 needs lower case.
      {...{ fetchpriority: priority ? "high" : undefined }}
      src={pictureUrl(src, width, cdn)}
      srcSet={sizes ? fluidSourceSet(src, width, cdn) : fixedSourceSet(src, width, cdn)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      decoding="async"
      className={classNames("relative", className ?? "h-auto max-w-full")}
      onLoad={(event) => {
        setLoaded(true);
        onLoad?.(event);
      }}
      {...rest}
    />
  );
  if (!placeholder || passesThrough(src)) return image;
  return (
    <span className="relative block size-full overflow-hidden">
      {loaded ? null : (
        <img
          src={placeholderUrl(src, cdn)}
          alt=""
          aria-hidden="true"
          width={10}
          height={10}
          loading={priority ? "eager" : "lazy"}
          className="absolute inset-0 size-full scale-110 object-cover"
        />
      )}
      {image}
    </span>
  );
}
