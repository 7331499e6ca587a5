const greeting =
  /^(?:hello|hi|hey|dear|good (?:morning|day|evening))(?:\s+(?:there|all|everyone|team|kwiq))?\s?[,!.]?\s+/i
const asking =
  /^(?:(?:could|can|would|will) you\s+)?(?:please\s+)?be so (?:kind|nice|good)\s+(?:and|to|as to)\s+|^i was wondering if you (?:could|can)\s+|^(?:is it possible|would it be possible) to\s+|^i(?:['’]d| would) be (?:happy|glad|grateful) if you (?:could|would)\s+/i
const thanking =
  /[\s,.!;–-]*\b(?:thank you|thanks|thx|cheers|many thanks)(?:\s+(?:so much|very much|a lot|again|in advance|a million))*[\s.!:)]*$/i

/** An instruction without the words around it that ask for nothing: greetings, thanks and ways to ask. */
export function withoutManners(prompt: string): string {
  let text = prompt
  for (const form of [greeting, asking, thanking]) {
    const rest = text.replace(form, '').trim()
    if (rest.length > 2) text = rest
  }
  return text
}
