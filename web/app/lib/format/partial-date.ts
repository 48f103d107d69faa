export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `2019`, `May 2019`, `May 3, 2019`. No time zone can change it. */
export function partialDateText(date: string): string {
  const [year = "", month, day] = date.split("-");
  const name = monthNames[Number(month) - 1];
  if (!name) return year;
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}

/** `May 2019 to present`, `2014 to 2019` */
export function rangeText({
  start,
  end,
  current,
}: {
  start: string;
  end: string;
  current: boolean;
}): string {
  if (start === "") return "";
  const last = current ? "present" : end === "" ? "" : partialDateText(end);
  return last === "" ? partialDateText(start) : `${partialDateText(start)} to ${last}`;
}
