import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";

type QueueName = Schema<"WaitingQueue">["queue"];

type QueueWords = {
  several: string;
  one: string;
  /** Title of a thing that has none. */
  nameless: string;
  list: string;
  to: (id: string) => string;
};

const queues: Readonly<Record<QueueName, QueueWords>> = {
  claims: {
    several: "Claims",
    one: "Claim",
    nameless: "Removed profile",
    list: paths.claims(),
    to: paths.claim,
  },
  requests: {
    several: "Requests",
    one: "Request",
    nameless: "No name",
    list: paths.requests(),
    to: paths.request,
  },
  profiles: {
    several: "New profiles",
    one: "New profile",
    nameless: "Not named yet",
    list: paths.claims({ tab: "profiles" }),
    to: (id) => `${paths.claims({ tab: "profiles" })}#${id}`,
  },
  "bar-admissions": {
    several: "Bar admissions",
    one: "Bar admission",
    nameless: "No name",
    list: paths.claims({ tab: "bar-admissions" }),
    to: (id) => `${paths.claims({ tab: "bar-admissions" })}#${id}`,
  },
  "message-reports": {
    several: "Reports",
    one: "Report",
    nameless: "Someone who left",
    list: paths.messageReports(),
    to: (id) => `${paths.messageReports()}#report-${id}`,
  },
  payments: {
    several: "Payments",
    one: "Payment",
    nameless: "No reference",
    list: paths.creditHolders({ tab: "payments" }),
    to: (id) => `${paths.creditHolders({ tab: "payments" })}#${id}`,
  },
};

export const queueOf = (queue: QueueName): QueueWords => queues[queue];
