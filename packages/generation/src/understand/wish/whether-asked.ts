import { capitalise } from '../../words/forms.ts'
import type { Ask } from './ask.ts'
import { isOver, participleOf } from './participles.ts'
import { ask, little, subject, whole } from './question-grammar.ts'
import { find } from '../searched.ts'

/** What a question with "whether" asks for: that it is so, or which of two. */
export function whetherAsked(said: string): Ask | undefined {
  const [, one = '', other = ''] =
    find(whole(String.raw`${subject} (?:is |are |was |were )?(\p{L}+) or (\p{L}+)`), said) ?? []
  if (other === 'not') return participleOf(one) ? ask(participleOf(one) ?? one, 'switch') : undefined
  if (other !== '') return ask(`${one} or ${other}`, 'choice', [capitalise(one), capitalise(other)])
  const lends = whole(
    String.raw`(?:they|we|people|everyone) ((?:lend|bring|need|have|want|take|own|use) (?:an? |the )?\p{L}+)`,
  ).exec(said)
  if (lends) return ask(lends[1] ?? '', 'switch')
  const needs = whole(
    String.raw`(?:it|he|she) (?:has|needs?|have|wants?) ((?:an? |the )?(?:new )?\p{L}+)`,
  ).exec(said)
  if (needs && /need/.test(said)) return ask(`Needs ${needs[1] ?? ''}`, 'switch')
  const [, still = '', goes = ''] =
    whole(
      String.raw`(?:it|he|she) (still )?(work|run|sing|leak|smell|fit|play|bite|bark|rust|sleep|swim|fly)s?`,
    ).exec(said) ?? []
  if (goes !== '') return ask(`${still}${goes}s`, 'switch')
  const [, worth = ''] =
    find(whole(String.raw`${subject} (?:is|was|are|were) (?:really )?worth (\p{L}+ing|it)`), said) ?? []
  if (worth !== '') return ask(`Worth ${worth}`, 'switch')
  const [, there = ''] =
    /^(?:the|its?|my|our|his|her) (\p{L}+) is (?:there|on it|in it|included)$/u.exec(said) ?? []
  if (there !== '') return ask(there, 'switch')
  const would = find(
    whole(String.raw`${subject} (?:would|will|could|can|may) (?:ever )?(\p{L}+)(?: .*)?`),
    said,
  )
  if (would) return said.endsWith(' again') ? ask(`${would[1] ?? ''} again`, 'switch') : undefined
  const stands = whole(
    String.raw`${subject} (?:is|are|was|were|has been|have been|got|gets)(?: already| still| been| ever| now| really)* (\p{L}+)(?: yet| already| again| or not)?`,
  ).exec(said)
  if (stands) return ask(stands[1] ?? '', 'switch')
  const done = whole(
    String.raw`${subject} (?:have |has |had )?${little}(\p{L}+)(?: (?:it|them|that|one|him|her|yes|no))?(?: yet| already| or not| to (?:the |my |our )?\p{L}+)?`,
  ).exec(said)
  const participle = done ? participleOf(done[1] ?? '') : undefined
  if (!participle || !isOver(done?.[1] ?? '')) return undefined
  return ask(/ yes\b/.test(said) ? 'Said yes' : participle, 'switch')
}
