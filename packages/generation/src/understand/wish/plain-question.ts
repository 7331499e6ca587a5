const states = String.raw`(?:already |still |been )*(?:\p{L}+ed|broken|ready|done|gone|free|sold|full|empty|clean|dirty|open|due|made|out)\b`
const turns: readonly (readonly [RegExp, string])[] = [
  [/’/g, "'"],
  [/\b(it|he|she|that|who|what|where|when|how)'s\b/g, '$1 is'],
  [new RegExp(String.raw`\bits (?=${states})`, 'gu'), 'it is '],
  [/\b(i|we|they|you|he|she)'d\b/g, '$1 would'],
  [/\b(i|we|they|you)'ve\b/g, '$1 have'],
  [/\b(we|they|you)'re\b/g, '$1 are'],
  [/\bi'm\b/g, 'i am'],
  [/\s+/g, ' '],
]

/** A question as it is meant: "it's", "its ready", "I'd" in whole words, lower case. */
export const plainQuestion = (said: string): string =>
  turns.reduce((rest, [form, instead]) => rest.replace(form, instead), said.toLowerCase()).trim()
