import type { AppDocument, Command, ComponentNode } from '@kwiq/app-model'
import { applyQuietly } from '../apply-quietly.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { kindNamed, mainList } from '../frames/kind-of-thing.ts'
import { rewriteTexts } from '../rewrite-texts.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { examplesOf } from './example-themes.ts'

const theme = "(?<theme>\\p{L}[\\p{L}'-]{1,14}(?:\\s(?:fiction|eastern))?)"
const forms = [
  `^(?:use|take|show|put in|have|fill it with|make)\\s+(?:only\\s+|some\\s+|typical\\s+|real\\s+)*${theme}\\s+(?<what>\\p{L}{3,14})\\s+(?:as\\s+(?:the\\s+)?(?:examples?|samples?|content)|instead|everywhere)$`,
  `^(?:the\\s+)?(?:examples?|samples?|(?:sample|example)\\s+\\p{L}+)\\s+(?:should|must)\\s+(?:all\\s+)?be\\s+(?:only\\s+|typical\\s+|real\\s+)*${theme}\\s+(?<what>\\p{L}{3,14})$`,
  `^(?:replace|change|swap)\\s+(?:all\\s+|the\\s+)*(?<what>\\p{L}{3,14})\\s+(?:with|by|to|for|into)\\s+(?:some\\s+|typical\\s+|real\\s+)*${theme}\\s+(?:ones|\\p{L}{3,14})$`,
  `^(?:the\\s+|all\\s+)*(?<what>\\p{L}{3,14}s)\\s+(?:should|must)\\s+(?:all\\s+)?be\\s+${theme}$`,
].map((form) => new RegExp(form, 'iu'))

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The lists of such things; where nothing is called so, the main one of an app about them. */
const listsOf = (document: AppDocument, what: string): readonly ComponentNode[] =>
  kindNamed(document, what)?.lists ?? [mainList(document)].filter((node) => node !== undefined)

/** "Use Italian dishes as examples": the entries of that sort have other names, wherever they stand. */
const onTheme: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  const names =
    found?.what === undefined || found.theme === undefined ? undefined : examplesOf(found.what, found.theme)
  const lists = names ? listsOf(document, found?.what ?? '') : []
  if (!names || lists.length === 0) return undefined
  const former = [
    ...new Set(lists.flatMap((list) => itemsOf(list).flatMap((item) => textOf(item, 'title') ?? []))),
  ]
  const known = new Set(former.map((each) => each.toLowerCase()))
  const fresh = names.filter((name) => !known.has(name.toLowerCase()))
  const pairs = former
    .filter((title) => !names.some((name) => name.toLowerCase() === title.toLowerCase()))
    .flatMap((title, index) => (fresh[index] === undefined ? [] : [[title, fresh[index]] as const]))
  if (pairs.length === 0) return undefined
  const next = new Map(pairs)
  const any = new RegExp(pairs.map(([title]) => escape(title)).join('|'), 'gu')
  const texts = rewriteTexts(document, (text) => text.replaceAll(any, (title) => next.get(title) ?? title))
  const after = texts.reduce(applyQuietly, document)
  // Those there are no names for are in the lists no longer.
  const left = new Set(former.filter((title) => !next.has(title) && !names.includes(title)))
  return { commands: [...texts, ...pictured(after, new Set(fresh), left)] }
}

/** Pictures of what the entries are called now. */
const pictured = (document: AppDocument, names: ReadonlySet<string>, left: ReadonlySet<string>): Command[] =>
  document.screens.flatMap(({ components }) =>
    components.flatMap((node): Command[] => {
      const kept = itemsOf(node).filter((item) => !left.has(textOf(item, 'title') ?? ''))
      const items = (kept.length > 0 ? kept : itemsOf(node)).map((item) =>
        isEntry(item) && names.has(textOf(item, 'title') ?? '') && typeof item.image === 'string'
          ? { ...item, image: textOf(item, 'title') ?? '' }
          : item,
      )
      const isSame =
        items.length === itemsOf(node).length && items.every((item, index) => item === itemsOf(node)[index])
      return isSame ? [] : [{ type: 'set-properties', id: node.id, set: { items } }]
    }),
  )

/** Examples that are of one sort. */
export const exampleRules: readonly EditRule[] = [onTheme]
