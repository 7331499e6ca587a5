import { capitalise, toPlural } from '../words/forms.ts'
import type { Content } from './content.ts'
import type { Layout } from './layouts.ts'
import type { Short } from './read-short.ts'

const longestName = 28

/** `layout: names`, where the description does not say what the app is called. */
const names: Readonly<Partial<Record<Layout, (one: string, many: string) => string>>> = {
  diary: (one) => `${one} diary`,
  places: (_one, many) => `${many} nearby`,
  hire: (one) => `Find a ${one}`,
  identify: (one) => `Which ${one}?`,
  remind: (one) => `${one} reminders`,
  learn: (_one, many) => `Learn ${many}`,
  practise: (one) => `${one} practice`,
  inspect: (one) => `${one} checks`,
  compare: (_one, many) => `${many} compared`,
  lend: (_one, many) => `${many} on loan`,
  book: (one) => `Book the ${one}`,
  sightings: (_one, many) => `${many} seen`,
  stock: (_one, many) => `${many} in stock`,
  holder: (one) => `Who has the ${one}?`,
}
const byForm: Readonly<Partial<Record<Short['form'], (one: string, many: string) => string>>> = {
  swap: (one) => `${one} swap`,
  market: (one) => `${one} market`,
  collect: (one) => `My ${one}s`,
  count: (one) => `${one} counter`,
  log: (one) => `${one} log`,
}

/** What an app is called: as the description calls it, else by its thing and what one does with it. */
export function nameShort(short: Short, content: Content, layout: Layout): string {
  const { noun, called, form, isByVerb } = short
  const many = content.many
  const head = noun.split(' ').at(-1) ?? noun
  const fits = (name: string) => (name.length <= longestName ? capitalise(name.toLowerCase()) : undefined)
  if (called)
    return fits(`${short.said} ${called}`) ?? fits(`${head} ${called}`) ?? fits(many) ?? capitalise(head)
  const made = isByVerb ? (form === 'collect' ? undefined : (byForm[form] ?? names[layout])) : undefined
  if (made) return fits(made(noun, many)) ?? fits(made(head, toPlural(head))) ?? capitalise(content.many)
  return fits(many) ?? fits(content.many) ?? capitalise(head)
}
