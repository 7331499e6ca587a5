import type { Understanding } from '../understand/understand.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { nameApp } from './name-app.ts'
import type { RegisterPlan } from './register/plan-register.ts'
import { toldName } from './told-lists/told-name.ts'
import type { Planning } from './things-of-screens.ts'

const naming = ['called', 'named', 'titled', 'that is called', 'which is called']

/** What the description says, without the name it gives its app: "a store for jewellery called Luna". */
export const withoutName = ({ text, name }: Understanding): string =>
  name === undefined
    ? text
    : naming
        .flatMap((word) => [` ${word} "${name}"`, ` ${word} ${name}`])
        .reduce((rest, said) => rest.replaceAll(said, ''), text)

/** "Our parish collects swarm calls", "Tower captain here": who writes, and what they do. */
function isToldBySomebody(text: string): boolean {
  const [, does = ''] =
    /^(?:our|my|the) (?:[\p{L}-]+ )??[\p{L}-]+ (\p{L}+s) (?!and\b|or\b)\p{L}/u.exec(text.toLowerCase()) ?? []
  return (
    (does !== '' && baseOfVerb(does, strictVerbs) !== undefined) || /^(?:[\p{L}-]+ ){1,3}here\b/iu.test(text)
  )
}

const longestAbout = 26

/** What a register is called: what it is about, or what is kept where somebody tells what they do. */
function registerName({ about, isTold }: RegisterPlan, { meant, subject }: Planning): string | undefined {
  const [, called] = /^\s*([\p{L}\d-]{3,20}) \([^()\n]{2,40}\) is an? /u.exec(meant.text) ?? []
  if (called) return called
  const told = isTold ? toldName(meant.text) : undefined
  if (told) return told
  if (about && about.length <= longestAbout) return about
  // "I restore church clocks" says what one does, not what the app is called.
  const isOwnDoing = /^(?:i|we) \p{Ll}+ /iu.test(meant.text) && !meant.phrases[0]?.isActor
  return isOwnDoing || isToldBySomebody(meant.text) ? subject.many : undefined
}

interface Named {
  register: RegisterPlan | undefined
  /** What the description names as what the app is about, if it does. */
  found: Entity | undefined
  /** The phrases as they were, with those who only use the app. */
  saidFirst: readonly Phrase[]
}

/** The name of an app: the one it is given, what it draws or keeps, else one made of its words. */
export function nameSaid(planning: Planning, { register, found, saidFirst }: Named): string {
  const { meant, archetype, subject, seed } = planning
  const given = meant.name ?? meant.drawnAbout ?? (register && registerName(register, planning))
  if (given !== undefined) return given
  return found && !meant.isEnglish
    ? found.one
    : nameApp(archetype, subject, seed, { ...meant, phrases: [...saidFirst] })
}
