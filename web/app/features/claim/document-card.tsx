import { useRef } from "react";

import { PostForm } from "~/components/form/post-form";
import { FileInput } from "~/components/form/file-input";
import { FormProblems } from "~/components/form/form-problems";
import { draftOf, useFormDraft } from "~/components/form/use-form-draft";
import { Field } from "~/components/ui/field";
import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import { type FormResult } from "~/lib/form/form-result";
import { paths } from "~/lib/paths";
import { DeclaredField } from "~/components/form/declared-field";
import { claimDocumentForm } from "~/lib/form/declared/claim-document.gen";

import { StepCard } from "./claim-layout";
import { UploadBar } from "./upload-bar";
import { useDocumentUpload } from "./use-document-upload";

const labels = {
  name: "Your name",
  contact: "Email",
  institution: "Institution",
  note: "Anything else",
  document: "Document",
};

const accepted =
  ".pdf,.jpg,.jpeg,.png,.docx,application/pdf,image/jpeg,image/png,application/vnd.openxmlformats-officedocument.wordprocessingml.document";

function DocumentField({ error }: { error?: readonly string[] }) {
  return (
    <Field
      label="Document"
      name="document"
      required
      error={error}
      hint="PDF, JPEG, PNG, or Word without macros, up to 10 MB. Only our team sees it, and we delete it after the decision."
    >
      {(control) => <FileInput accept={accepted} {...control} />}
    </Field>
  );
}

type DocumentCardProps = {
  profile: Schema<"ClaimCandidate">;
  purpose: "claim" | "removal";
  result: FormResult | null | undefined;
  otherWay: string;
};

export function DocumentCard({ profile, purpose, result: sent, otherWay }: DocumentCardProps) {
  const form = useRef<HTMLFormElement>(null);
  const upload = useDocumentUpload();
  const result = upload.result ?? sent;
  const draft = useFormDraft(
    `claim/${purpose}/${profile.expert_id}`,
    form,
    draftOf(["do", "document"]),
  );
  const values = draft.values ?? result?.values ?? {};
  const errors = result?.errors ?? {};
  return (
    <StepCard
      step={purpose === "removal" ? "Removal, step 2 of 2" : "Step 2 of 3"}
      title="Send a document"
    >
      <p className="mt-1.5 text-muted">
        {purpose === "removal" ? "For the removal of " : "For "}
        <strong dir="auto" className="font-semibold text-ink">
          {profile.name}
        </strong>
        . Our team reviews it within 1 to 2 days and emails you.
      </p>
      <PostForm
        ref={form}
        encType="multipart/form-data"
        noValidate
        className="mt-4"
        aria-label="Document"
        onInput={draft.onInput}
        onSubmit={upload.onSubmit}
      >
        <FormProblems result={result} labels={labels} />
        <input type="hidden" name="do" value="document" />
        <div key={draft.values ? "restored" : "typed"} className="mt-4 grid gap-4 first:mt-0">
          <DeclaredField field={claimDocumentForm.name} values={values} problems={errors} />
          <DeclaredField
            field={claimDocumentForm.contact}
            values={values}
            problems={errors}
            label="Email for our reply"
          />
          <DeclaredField field={claimDocumentForm.institution} values={values} problems={errors} />
          <DeclaredField
            field={claimDocumentForm.note}
            values={values}
            problems={errors}
            label="Anything else"
            hint="Such as an earlier name, or where to check."
            rows={3}
          />
          <DocumentField error={errors.document} />
        </div>
        <div className="mt-5">
          <UploadBar upload={upload} />
        </div>
      </PostForm>
      <p className="mt-3 text-13 text-muted">
        <TextLink href={otherWay}>Choose another way</TextLink>
      </p>
    </StepCard>
  );
}

type AttachCardProps = {
  claim: Pick<Schema<"ClaimView">, "id" | "reference" | "purpose">;
  result: FormResult | null | undefined;
};

/** Uploads a missing document, or another one for a waiting claim. */
export function AttachCard({ claim, result: sent }: AttachCardProps) {
  const upload = useDocumentUpload();
  const result = upload.result ?? sent;
  return (
    <StepCard
      step={claim.purpose === "removal" ? "Removal, step 2 of 2" : "Step 2 of 3"}
      title="Send a document"
    >
      <p className="mt-1.5 text-muted">
        We have what you wrote, under <span className="tnum">{claim.reference}</span>. The document
        is missing.
      </p>
      <PostForm
        action={paths.verificationMode({ claim: claim.id })}
        encType="multipart/form-data"
        noValidate
        className="mt-4 grid gap-4"
        aria-label="Document"
        onSubmit={upload.onSubmit}
      >
        <FormProblems result={result} labels={labels} />
        <input type="hidden" name="do" value="attach" />
        <DocumentField error={result?.errors.document} />
        <UploadBar upload={upload} />
      </PostForm>
      <Note className="mt-4">Within 24 hours, or the claim ends by itself.</Note>
    </StepCard>
  );
}
