import type { Entity } from '../../entity.ts'

const words = (text: string) => `"${text.replaceAll('"', '')}"`

/** Letters that are not taken for others. */
const password =
  'randomtext({Password length}, "abcdefghijkmnopqrstuvwxyz" & if({Uppercase letters}, "ABCDEFGHJKLMNPQRSTUVWXYZ", "") & if({Numbers}, "23456789", "") & if({Symbols}, "!?#%+=@-", ""))'

/** How a generator draws another of what it makes: numbers and passwords anew, all else from what it has. */
export function drawFormula({ samples, fields }: Entity, isPassword: boolean): string | undefined {
  if (isPassword) return password
  const titles = [...new Set(samples.map(({ title }) => title))]
  const sides = fields.find(({ name }) => name === 'Dice')
  if (sides && titles.every((title) => /^\d+ \+ \d+ = \d+$/.test(title))) {
    const [one, other] = [1, 2].map((count) => `random(1, {${sides.name}}, ${count})`)
    return `${one}; ${other}; ${one} + ${other}`
  }
  const isDecimal = fields.some(({ name, options }) => name === 'Numbers' && options.includes('Decimal'))
  if (isDecimal) return 'if({Numbers} = "Decimal", text(random(0, 10000) / 100, 2), random(1, 100) & "")'
  return titles.length > 1 ? `pick(${titles.map(words).join(', ')})` : undefined
}
