/** The first number in a text, "€ 1,149.00" as 1149; not a number where it has none. */
export const amountIn = (text = ''): number =>
  Number(/[\d.,]+/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN)
