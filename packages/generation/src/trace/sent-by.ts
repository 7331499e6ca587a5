import { makeEntity } from '../plan/make-entity.ts'
import type { Extra } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { find } from '../understand/searched.ts'

const sent = /^(?:messages?|letters?|notes?) from (?:the |our |my |your )?(?:\p{L}+ )?(\p{L}+)$/iu
const lines = [
  'See you on Thursday, and bring the form',
  'Thank you, I have noted it',
  'All went well today',
  'Could you call me back?',
  'The new dates are fixed',
  'A small change on Friday',
]

/** "Messages from teachers": what those people write, a line each; undefined for anything else. */
export function sentBy({ verb, domain }: Phrase, label: string, seed: number): Extra | undefined {
  const [, who = ''] = verb ? [] : (find(sent, label) ?? [])
  const one = toSingular(who.toLowerCase())
  if (who === '' || classOf(one) !== 'person') return undefined
  const sender = makeEntity([one], seed, true, domain)
  const samples = sender.samples.map(({ title, avatar }, index) => ({
    title,
    ...(avatar ? { avatar } : {}),
    subtitle: lines[index % lines.length] ?? '',
  }))
  return { kind: 'thing', label, entity: { ...sender, id: 'own-sent', samples } }
}
