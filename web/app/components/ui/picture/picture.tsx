import { createContext, useContext, useState, type ImgHTMLAttributes } from "react";
import { classNames } from "../class-names";
import {
  fixedSourceSet,
  fluidSourceSet,
  passesThrough,
  pictureUrl,
  placeholderUrl,
  scaled,
} from "./picture-url";

/** Prefix of the image CDN (IMAGE_CDN); empty for the web's own proxy. The root provides it. */
export const PictureCdn = createContext("");

export type PictureProps = Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  "src" | "srcSet" | "width" | "height" | "alt" | "loading"
> & {
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** The largest size of its layout, in CSS pixels; keeps its place until it has come. */
  width: number;
  height: number;
  /** Given when the width follows the window: the browser then chooses among widths from 320 up. */
  sizes?: string;
  /** Loads at once: for the one picture that is seen first. */
  priority?: boolean;
  /** A blur of 10 x 10 pixels stands in until the picture has come; off for small and transparent ones. */
  placeholder?: boolean;
};

/** A picture as WebP in the size that the screen needs, which never moves what is around it. */
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
  const size = { width, height };
  const image = (
    <img
      // React 18 knows this attribute only in lower case.
      {...{ fetchpriority: priority ? "high" : undefined }}
      src={pictureUrl(src, scaled(size, width), cdn)}
      srcSet={sizes ? fluidSourceSet(src, size, cdn) : fixedSourceSet(src, size, cdn)}
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
