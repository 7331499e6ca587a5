import { remembering } from '../remembering.ts'
import { type Domain, noDomain } from './domains.ts'
import { type Examples, readExamples } from './examples.ts'
import { toSingular } from './forms.ts'
import { commonSenses } from './senses/common.ts'

interface Sense {
  signs: readonly string[]
  examples: ReadonlyMap<string, Examples>
}

const mostSignWords = 3
/** Only so much is read. */
const mostWords = 400

const senses = remembering<readonly Sense[]>(1, (source) =>
  source
    .split('## ')
    .slice(1)
    .map((part) => {
      const [signs = '', ...lines] = part.split('\n')
      return { signs: signs.split(',').map((sign) => sign.trim()), examples: readExamples(lines) }
    }),
)

/** All words of a text and all of two and three, in the singular. */
function saidIn(text: string): ReadonlySet<string> {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}&-]+/gu) ?? []).slice(0, mostWords)
  return new Set(
    words.flatMap((word, index) => {
      const before = [words[index - 2], words[index - 1]].filter((each) => each !== undefined)
      return Array.from({ length: mostSignWords }, (_, length) =>
        [...before.slice(before.length - length), toSingular(word)].join(' '),
      )
    }),
  )
}

/** What nouns with several meanings are in a text, by singular noun: the sense most words of it speak for. */
export function sensesIn(text: string): ReadonlyMap<string, Examples> {
  const said = saidIn(text)
  const best = new Map<string, { examples: Examples; points: number }>()
  for (const { signs, examples } of senses(commonSenses)) {
    const points = signs.filter((sign) => said.has(sign)).length
    if (points === 0) continue
    for (const [noun, meant] of examples)
      if (said.has(noun) && points > (best.get(noun)?.points ?? 0))
        best.set(noun, { examples: meant, points })
  }
  return new Map([...best].map(([noun, { examples }]) => [noun, examples]))
}

/** A domain that knows what nouns with several meanings are in a text; what the domain itself says of them comes first. */
export function withSenses(domain: Domain | undefined, text: string): Domain | undefined {
  const found = sensesIn(text)
  if (found.size === 0) return domain
  return {
    ...(domain ?? { ...noDomain, main: '' }),
    examples: new Map([...found, ...(domain?.examples ?? [])]),
  }
}
