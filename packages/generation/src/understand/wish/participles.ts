import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'

/** `base past participle`, where the last is no base with "ed". */
const odd = `
  make made made, buy bought bought, sell sold sold, put put put, feed fed fed, cut cut cut, split split split, take took taken,
  write wrote written, see saw seen, do did done, eat ate eaten, drink drank drunk, bring brought brought, lend lent lent,
  find found found, lose lost lost, break broke broken, build built built, grow grew grown, send sent sent, pay paid paid,
  meet met met, hear heard heard, read read read, sing sang sung, swim swam swum, wear wore worn, win won won, hold held held,
  keep kept kept, catch caught caught, choose chose chosen, draw drew drawn, drive drove driven, ride rode ridden,
  ring rang rung, run ran run, sew sewed sewn, sow sowed sown, shoot shot shot, spend spent spent, speak spoke spoken,
  tell told told, teach taught taught, throw threw thrown, wind wound wound, hang hung hung, light lit lit, lay laid laid,
  dig dug dug, fly flew flown, freeze froze frozen, forget forgot forgotten, hide hid hidden, give gave given, know knew known,
  steal stole stolen, sweep swept swept, tear tore torn, shear sheared shorn, begin began begun, come came come, go went gone,
  sleep slept slept, shut shut shut, set set set, bend bent bent, fall fell fallen, leave left left, get got got, say said said,
  hit hit hit, hurt hurt hurt, let let let, show showed shown, stand stood stood, stick stuck stuck, burn burnt burnt, learn learnt learnt
`
const byForm = new Map<string, string>()
const pasts = new Set<string>()
const bases = new Map<string, string>()
for (const row of odd.split(',')) {
  const [base = '', past = '', done = ''] = row.trim().split(/\s+/)
  for (const form of [base, past, done, `${base}s`]) byForm.set(form, done)
  bases.set(done, base)
  pasts.add(past)
  if (done !== base) pasts.add(done)
}

/** Whether a form of a verb tells of what is over: "split", "fed", "baked". */
export const isOver = (word: string): boolean => pasts.has(word) || /^\p{L}+[^e]ed$/u.test(word)

/** The participle of a verb in whatever form: "fed" of "feed", "vaccinated" of "vaccinated"; undefined for other words. */
export function participleOf(word: string): string | undefined {
  const known = byForm.get(word)
  if (known) return known
  if (/\p{L}{2}ed$/u.test(word) && !word.endsWith('eed')) return word
  const base = baseOfVerb(word, strictVerbs)
  if (base === undefined) return undefined
  return (
    byForm.get(base) ??
    (base.endsWith('e') ? `${base}d` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`)
  )
}

/** "Cutting" of "cut", "winding" of "wound": what is done again and again by its name. */
export function gerundOf(verb: string): string {
  const base = bases.get(verb) ?? baseOfVerb(verb, strictVerbs) ?? verb
  return /^(?:set|run|put|cut|get|trim|shut|dig|swim|wrap|mop)$/.test(base)
    ? `${base}${base.at(-1) ?? ''}ing`
    : `${base.replace(/(?<=[^e])e$/, '')}ing`
}
