import { valuesOf } from '../plan/content/values.ts'
import type { AppPlan, Extra, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { isOf } from './names-of.ts'
import { find, findAll, replaced } from '../understand/searched.ts'

const clause = /(\p{L}[\p{L}-]*) with ([^.;:()]+)/giu
/** A row of values ends with what follows its "and"; without one it goes on to the end of the clause. */
const closed = /^(?:[^,]+?, )*?[^,]+?,? and [^,]+?(?=,|$)/iu

/** What is said of a thing in one row: "locomotives with scale, epoch and decoder address". */
interface Told {
  noun: string
  values: string[]
}

const isPlural = (word: string) => toSingular(word) !== word

function toldIn(text: string): Told[] {
  return findAll(clause, text).map(([, noun = '', rest = '']) => {
    const own = replaced(rest, /,? (?:and )?(?:an? |the )?\p{L}+(?: \p{L}+)? with .*$/isu, '')
    const [row] = find(closed, own) ?? []
    const all = (row ?? own).split(/,? and |, /i)
    // Of an open row several are things of their own: "results with speed, training flights".
    const end = row === undefined ? all.findIndex((each) => isPlural(each.split(' ').at(-1) ?? '')) : -1
    return {
      noun: toSingular(noun.toLowerCase()),
      values: (end < 0 ? all : all.slice(0, end)).map((value) =>
        value
          .toLowerCase()
          .replace(/^(?:an?|the|its|their|his|her) /, '')
          .trim(),
      ),
    }
  })
}

/** The screens of a thing, by its names or by what they are called. */
const screenOf = (noun: string, { screens, entities }: AppPlan): ScreenPlan | undefined =>
  screens.find(({ kind, name, entity }) => {
    const listed = entities.get(entity)
    return (
      /^(?:browse|people|checklist)$/.test(kind) &&
      (toSingular(name.toLowerCase()) === noun || (listed !== undefined && isOf(listed, noun)))
    )
  })

/**
 * Where a value stands that a description tells of one of the app's things: on the form of the main thing, or with the other
 * thing it is told of, whose screen is given with a line that says so. Undefined where it is told of neither.
 */
export function toldWith(
  { verb, text, label, words, domain }: Phrase,
  plan: AppPlan,
): { field: Extra } | { screen: ScreenPlan; said: string | undefined } | undefined {
  // "Split bills with roommates": with whom something is done.
  const isPerson = ['person', 'group'].includes(classOf(toSingular(text.split(' ').at(-1) ?? '')))
  if (verb || label || isPerson || /\b(?:photos?|pictures?|images?)$/.test(text)) return undefined
  const { noun, values = [] } =
    toldIn(plan.whole ?? plan.description).find((told) => told.values.includes(text)) ?? {}
  const [main] = plan.entities.values()
  if (!noun || !main) return undefined
  // What is told of the things of a register stands on their forms already.
  if (isOf(main, noun)) {
    // Needle sizes of knitters are a list of their own.
    if (domain?.examples.has(words.map(toSingular).join(' '))) return undefined
    const [value] = valuesOf(text) ?? []
    const name = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
    return value ? { field: { kind: 'field', field: { name, kind: 'text', value, options: [] } } } : undefined
  }
  const screen = screenOf(noun, plan)
  const said = values.length === 2 ? `With ${values.join(' and ')}` : undefined
  return screen && screen.entity !== main.id ? { screen, said } : undefined
}
