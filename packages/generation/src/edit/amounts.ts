/** "A month" or "/ h" after an amount, to be put into a pattern. */
export const per =
  '(?:\\s*(?:/\\s?|per\\s|a\\s|an\\s|pro\\s)(?:month|week|day|year|hour|night|person|piece|h|kg|km|litre))?'

const money: readonly [RegExp, string][] = [
  [/^(?:euros?|eur)$/i, '€ '],
  [/^(?:dollars?|usd|bucks)$/i, '$'],
  [/^(?:pounds?|gbp|quid)$/i, '£'],
  [/^(?:yen|jpy)$/i, '¥'],
  [/^(?:rupees?|inr)$/i, '₹'],
  [/^(?:francs?|chf)$/i, 'CHF '],
]

/** "85 euros" as amounts are written; all else as it is. */
function asWritten(text: string): string {
  const [, bare, before] = /^(-?\d[\d.,]*)\s?([$€£¥₹])$/u.exec(text) ?? []
  if (bare !== undefined && before !== undefined) return `${before}${before === '€' ? ' ' : ''}${bare}`
  const [, number, unit] = /^(-?\d[\d.,]*)\s*(\p{L}+)$/u.exec(text) ?? []
  const sign = money.find(([form]) => form.test(unit ?? ''))?.[1]
  return number !== undefined && sign !== undefined ? `${sign}${number}` : text
}

/** A bare number takes over what stood around the one before it; one with a unit of its own is taken as it is. */
export function likeFormer(former: string | undefined, text: string): string {
  const [, number, rate] =
    new RegExp(`^(.*?\\d\\S*(?:\\s?[$€£¥₹])?)(${per.slice(0, -1)})$`, 'iu').exec(text) ?? []
  if (number !== undefined && rate) {
    const bare = former?.replace(new RegExp(`${per.slice(0, -1)}$`, 'iu'), '')
    return `${likeFormer(bare, number)} ${rate.trim()}`
  }
  const next = asWritten(text)
  const minutes = /^(\d{1,3})\s*(?:min|mins|minutes?)$/i.exec(next)?.[1]
  if (minutes !== undefined && former !== undefined && /^\d{1,2}:\d{2}$/.test(former)) return `${minutes}:00`
  if (former === undefined || !/^-?\d+(?:[.,]\d+)?$/.test(next)) return next
  return /\d/.test(former) ? former.replace(/-?\d+(?:[.,]\d+)*/, next) : next
}
