/** Dollars for a million tokens in and out, by the providers' lists. The longest name that begins the model's counts. */
const prices: Readonly<Record<string, readonly [input: number, output: number]>> = {
  'gpt-4.1': [2, 8],
  'gpt-4.1-mini': [0.4, 1.6],
  'gpt-4.1-nano': [0.1, 0.4],
  'gpt-4o': [2.5, 10],
  'gpt-4o-mini': [0.15, 0.6],
  'gpt-5': [1.25, 10],
  'gpt-5-mini': [0.25, 2],
  'gpt-5-nano': [0.05, 0.4],
  'o4-mini': [1.1, 4.4],
  'claude-opus-4': [15, 75],
  'claude-opus-4-5': [5, 25],
  'claude-sonnet-4': [3, 15],
  'claude-haiku-4-5': [1, 5],
  'claude-3-5-haiku': [0.8, 4],
  'gemini-2.5-pro': [1.25, 10],
  'gemini-2.5-flash': [0.3, 2.5],
  'gemini-2.5-flash-lite': [0.1, 0.4],
}

interface Used {
  model: string | null
  inputTokens: number | null
  outputTokens: number | null
}

/**
 * What the tokens of a run cost, in millionths of a dollar: a token at one dollar a million costs just one. Null
 * where the model's price is not known, as with one of one's own; 0 where no model was asked.
 */
export function priceOf({ model, inputTokens, outputTokens }: Used): number | null {
  if (model === null) return 0
  const name = Object.keys(prices)
    .filter((known) => model === known || model.startsWith(`${known}-`))
    .toSorted((one, other) => other.length - one.length)[0]
  const price = name === undefined ? undefined : prices[name]
  if (!price || inputTokens === null || outputTokens === null) return null
  return Math.round(inputTokens * price[0] + outputTokens * price[1])
}
