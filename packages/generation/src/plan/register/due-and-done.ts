import { byWord } from '../../by-word.ts'
import { toSingular } from '../../words/forms.ts'
import { findAll, has } from '../../understand/searched.ts'

/** Whether a value has a day by which something is to be done. */
export const isDue = (name: string): boolean =>
  has(
    /\b(?:due|deadline|expir\w*|follow-?up|renewal|return(?:ed)? (?:by|date)|best before|next \w+|expected [\w ]+|planned \w+|use by|valid until|delivery date)\b/i,
    name,
  )

/** Whether a thing is what a day of another is called by: "follow-up date" and "overdue follow-ups". */
export const nearness = (name: string, noun: string) =>
  / (?:date|day|deadline)$/i.test(name) && noun.endsWith(name.toLowerCase().replace(/ \w+$/, ''))

/** "Mark a repair as done" */
export const marking =
  /\b(?:mark|tick|check|set|flag)(?: off)? (?:an? |the |each |every |my |our )?((?:[a-z-]{3,20} ){0,2}?[a-z-]{3,20}) (?:as |to )?(done|packed|finished|sent|returned|complete|completed|paid|sold|ready|repaired|cleaned|checked|shipped|delivered|read|solved|fixed|lost|found|closed|resolved|used)\b/g

/** "Orders to pack" */
export const toDo =
  /\b([a-z-]{3,20}) to (pack|ship|send|print|repair|check|deliver|collect|clean|iron|sew|bake|review|approve|sign|visit|wash|fix|inspect|return|mend|restore|frame|dye|read out)\b/g
const doneWith: Readonly<Record<string, string>> = byWord({
  send: 'sent',
  sew: 'sewn',
  ship: 'shipped',
  mend: 'mended',
  repair: 'repaired',
  'read out': 'read out',
})
/** "Packed" of "pack". */
export const participleOf = (verb: string) =>
  doneWith[verb] ?? (verb.endsWith('e') ? `${verb}d` : verb.endsWith('y') ? verb : `${verb}ed`)

/** The nouns of which a text says that they fall due. */
export function duesOf(text: string): string[] {
  const said = text.toLowerCase().slice(0, 2000)
  return [
    ...findAll(/\b([a-z-]{3,20}) (?:is|are|falls?|comes?|become|becomes) (?:over)?due\b/g, said),
    ...said.matchAll(/\b(?:over)?due ([a-z-]{3,20})\b/g),
    ...said.matchAll(/\b([a-z-]{3,20}) (?:over)?due\b/g),
  ].map(([, noun = '']) => toSingular(noun))
}
