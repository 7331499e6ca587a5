import { byWord } from '../../by-word.ts'
import { type Command, walkNodes } from '@kwiq/app-model'
import { itemsOf, textOf, withPart } from '../entry.ts'
import { type EditRule, refuse } from '../rule.ts'
import { withoutArticle } from '../words.ts'
import { colorTones } from './color-tones.ts'

const form =
  /^(mark|highlight|flag|show|colou?r|make)\s+(?:all\s+)?(?:the\s+|my\s+|our\s+)?([\p{L}' -]{3,40}?)\s+(?:in\s+|as\s+)?(red|green|orange|yellow|amber|gr[ae]y)$/iu
const tones: Readonly<Record<string, string>> = byWord({ ...colorTones, grey: 'neutral', gray: 'neutral' })
const marking = /^(?:mark|highlight|flag)$/i

/** "Mark overdue homework red": entries whose badge says so have it in that colour. */
const colorState: EditRule = (clause, document) => {
  const [, doing = '', said = '', color = ''] = form.exec(clause) ?? []
  const tone = tones[color.toLowerCase()]
  if (!tone) return undefined
  const [state = ''] = withoutArticle(said).toLowerCase().split(' ')
  const commands = [...walkNodes(document)].flatMap(({ node }): Command[] => {
    if (node.type !== 'list') return []
    const items = itemsOf(node)
    const isSo = items.map((item) => textOf(item, 'badge')?.toLowerCase().includes(state) === true)
    return isSo.includes(true)
      ? [
          {
            type: 'set-properties',
            id: node.id,
            set: {
              items: items.map((item, at) => (isSo[at] === true ? withPart(item, 'tone', tone) : item)),
            },
          },
        ]
      : []
  })
  if (commands.length > 0) return commands
  return marking.test(doing)
    ? refuse(
        `No entry has a badge that says “${state}”. Try 'Add a badge "${state}" to the first entry'; its colour is in the inspector.`,
      )
    : undefined
}

export const stateToneRules: readonly EditRule[] = [colorState]
