import { byWord } from '../../by-word.ts'
import { capitalise } from '../../words/forms.ts'
import type { RegisterThing } from './register.ts'

const adding = /^(?:record|log|plan|schedule|register|request|report)$/

/** What the button that makes a new one says: "Record inspection". */
export const addOf = ({ verbs, log }: RegisterThing, one: string): string => {
  const verb = verbs.find((each) => adding.test(each))
  if (log && one === 'Entry') return 'Add entry'
  return `${capitalise(verb && verb !== 'log' ? verb : 'add')} ${one.toLowerCase()}`
}
const finishing: Readonly<Record<string, string>> = byWord({
  pack: 'Mark as packed',
  tick: 'Tick off',
  sign: 'Sign out',
  repair: 'Mark as repaired',
  inspect: 'Start inspection',
  print: 'Print label',
  assign: 'Assign',
  approve: 'Approve',
  complete: 'Complete',
  share: 'Share',
  export: 'Export',
  compare: 'Compare',
})
/** What its button says: "Mark repair as done"; undefined where the description says nothing. */
export const doingOf = ({ verbs, marked, noun }: RegisterThing): string | undefined => {
  if (marked) {
    const whole = `Mark ${noun} as ${marked}`
    return whole.length <= 24 ? whole : `Mark as ${marked}`
  }
  const verb = verbs.find((each) => finishing[each] !== undefined)
  return verb ? finishing[verb] : undefined
}
