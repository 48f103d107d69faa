/** The hour in a zone, `9:14 am`, and the zone's short name; null for a zone that nobody knows. */
export function timeIn(zone: string, at: Date): { time: string; zoneName: string } | null {
  try {
    const time = new Intl.DateTimeFormat("en-US", {
      hour: "numeric",
      minute: "2-digit",
      timeZone: zone,
    }).format(at);
    const parts = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      timeZoneName: "short",
    }).formatToParts(at);
    // Intl puts a narrow space before 'AM', which the server's and the browser's data do not always agree on.
    return {
      time: time.replace(/[\u202f\u00a0]/g, " ").toLowerCase(),
      zoneName: parts.find((part) => part.type === "timeZoneName")?.value ?? zone,
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
