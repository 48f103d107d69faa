import { useRef, useState } from "react";

import { CropStage } from "~/components/form/photo/crop-stage";
import { cropText, wholeOf, type Crop } from "~/components/form/photo/crop";
import { Checkbox } from "~/components/form/checkbox";
import { bareControl, controlFrame, Field } from "~/components/ui/field";
import { classNames } from "~/components/ui/class-names";
import { photoRemoveName, uploadCropName, uploadName } from "~/lib/form/upload-name";

import { lookOf, startOf, type KindProps } from "./props";

/** Bytes, as package media limits photos. */
const largest = 5 * 1024 * 1024;

type Chosen = { source: string; crop: Crop };

/**
 * A photo that is stored before the form is saved, with the square that shows. Without script, the
 * BFF takes the largest square.
 */
export function PhotoField(props: KindProps) {
  const { field, present, problems } = props;
  const stored = startOf(props);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);

  function onCrop(crop: Crop) {
    setChosen((now) => now && { ...now, crop });
    present.onChange?.();
  }
  async function onChoose(file: File | undefined) {
    const mine = ++latest.current;
    setChosen(null);
    setProblem(
      file && file.size > largest ? "This file is larger than 5 MB. Choose a smaller one." : null,
    );
    if (!file || file.size > largest) return;
    const read = await readPicture(file);
    if (mine !== latest.current) return;
    if (read) setChosen(read);
    else setProblem("We can’t read this picture. Choose a JPEG or PNG.");
  }
  return (
    <Field {...lookOf(props)} error={problem ? [problem] : problems[field.name]}>
      {(control) => (
        <div className="grid gap-3">
          <input type="hidden" name={field.name} defaultValue={stored} />
          {chosen ? (
            <>
              <input
                type="hidden"
                name={uploadCropName(field.name)}
                value={cropText(chosen.crop)}
              />
              <CropStage source={chosen.source} crop={chosen.crop} onCrop={onCrop} />
            </>
          ) : stored !== "" && present.photos ? (
            <img
              src={`${present.photos}${stored}`}
              alt="You, as others see you now"
              width={96}
              height={96}
              className="size-24 rounded-full bg-plate object-cover"
            />
          ) : null}
          <div className={controlFrame({ invalid: control["aria-invalid"] })}>
            <input
              {...control}
              required={false}
              type="file"
              name={uploadName(field.name)}
              accept={field.accept}
              onChange={(event) => void onChoose(event.currentTarget.files?.[0])}
              className={classNames(bareControl, "min-h-10 px-3 py-2 touch:min-h-11")}
            />
          </div>
          {stored !== "" && !chosen ? (
            <Checkbox
              name={photoRemoveName(field.name)}
              value="yes"
              label="Remove the photo"
              onChange={present.onChange}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}

/** Returns null for what the browser can't show. */
async function readPicture(file: File): Promise<Chosen | null> {
  const source = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve("");
    reader.readAsDataURL(file);
  });
  const picture = new Image();
  picture.src = source;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  return { source, crop: wholeOf(picture.naturalWidth, picture.naturalHeight) };
}
