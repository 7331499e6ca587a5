import { capitalise } from '../../words/forms.ts'
import type { Found } from './enumerations.ts'

const fewest = 2
const most = 6

/** "Period (jurassic, cretaceous..)": what stands in brackets behind something asked for is to choose from there. */
export function withExamples(text: string, found: readonly Found[]): Found[] {
  return found.map((each) => {
    const [whole, inner = ''] = /^\s*\(([^()]{3,90})\)/.exec(text.slice(each.to)) ?? []
    const options = inner
      .split(/\s*(?:,|\/|\bor\b)\s*/)
      .map((option) => option.replace(/[.…]+$/, '').trim())
      .filter((option) => option !== '' && !/^(?:etc|and so on|and more)$/i.test(option))
    const last = each.asks.at(-1)
    const isChoice =
      last !== undefined &&
      (last.kind === undefined || last.kind === 'text') &&
      options.length >= fewest &&
      options.length <= most &&
      options.every((option) => option.split(' ').length <= 3)
    return !whole || !isChoice
      ? each
      : {
          ...each,
          to: each.to + whole.length,
          asks: [...each.asks.slice(0, -1), { ...last, kind: 'choice', options: options.map(capitalise) }],
        }
  })
}
