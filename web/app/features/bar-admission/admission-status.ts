export const statuses = ["pending", "confirmed", "refused"] as const;
export type AdmissionStatus = (typeof statuses)[number];

export const statusWords: Record<AdmissionStatus, string> = {
  pending: "Waiting",
  confirmed: "Confirmed",
  refused: "Refused",
};

export function statusOf(written: string | null): AdmissionStatus {
  return statuses.find((status) => status === written) ?? "pending";
}
