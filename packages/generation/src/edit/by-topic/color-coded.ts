import type { Command } from '@kwiq/app-model'
import { toPlural, toSingular } from '../../words/forms.ts'
import { isEntry, itemsOf, withPart } from '../entry.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { type EditRule, refuse } from '../rule.ts'

const form =
  /^(?:colou?r[- ]?code|use (?:a )?(?:different|own|separate) colou?rs? for|give)\s+(?:the\s+|my\s+|our\s+|all\s+|each\s+|every\s+)*(?<things>[\p{L} ]{3,24}?)(?<own>\s+(?:an?|its|their)\s+(?:own|different)\s+colou?rs?)?$/iu

/** Tones that tell one from the next. */
const tones = ['primary', 'warning', 'success', 'danger', 'accent', 'neutral'] as const

/** "Color code the subjects": the symbol of each in a colour of its own. */
const colorCoded: EditRule = (clause, document) => {
  const { things = '', own } = form.exec(clause)?.groups ?? {}
  if (things === '' || (/^give\b/i.test(clause) && own === undefined)) return undefined
  const kind = kindNamed(document, toPlural(toSingular(things.toLowerCase())))
  const commands = (kind?.lists ?? []).flatMap((node): Command[] => {
    const items = itemsOf(node)
    if (!items.some((item) => isEntry(item) && item.icon !== undefined)) return []
    const set = {
      items: items.map((item, at) => withPart(item, 'tone', tones[at % tones.length] ?? 'primary')),
    }
    return [{ type: 'set-properties', id: node.id, set }]
  })
  return commands.length > 0
    ? commands
    : refuse(`No list of ${things.toLowerCase()} has symbols that could be coloured.`)
}

/** Colours that tell things apart. */
export const colorCodedRules: readonly EditRule[] = [colorCoded]
