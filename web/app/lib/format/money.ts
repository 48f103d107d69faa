/** `$475`, `$1,250.50`, `CA$90`. All our currencies have two decimals. */
export function moneyText(minor: number, currency: string): string {
  return (minor / 100).toLocaleString("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
  });
}

/** `U.S. dollars`, from the English name of the currency. */
export function currencyText(currency: string): string {
  return (
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      currencyDisplay: "name",
      maximumFractionDigits: 0,
    })
      .formatToParts(2)
      .find(({ type }) => type === "currency")?.value ?? currency
  ).replace(/^US /, "U.S. ");
}
