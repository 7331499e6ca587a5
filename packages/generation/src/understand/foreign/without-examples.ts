/** "Was die Kinder heute brauchen (Matschhose, Sonnenhut)": what stands in brackets behind a question are answers to it. */
const answered =
  /((?<!\p{L})(?:was|welche[rsn]?|wer|ce (?:que|qu')|ce qu'|quel(?:le)?s?|lo que|qué|o que|che cosa|cosa) [^,;:().\n]{3,60}) \((?:[^()\n]{3,80}),(?:[^()\n]{2,80})\)/giu

/** A description in another language without examples in brackets behind a clause that asks: no list of them is asked for. */
export const withoutForeignExamples = (text: string): string => text.replaceAll(answered, '$1')
