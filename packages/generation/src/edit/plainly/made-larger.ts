import { byWord } from '../../by-word.ts'
import { type AppDocument, type Command, walkNodes } from '@kwiq/app-model'
import type { EditOutcome, EditRule } from '../rule.ts'

const big = '(?:big(?:ger)?|larger?|huge|easier to (?:read|see|hit|tap)|more readable|more legible)'
const letters = '(?:texts?|letters?|fonts?|writing|font size|text size|words|print)'
const buttons = '(?:buttons?|buttons to tap)'
const forms = [
  new RegExp(
    `^(?:(?:i|we|they) (?:want|need|would like)\\s+|use\\s+|make\\s+|have\\s+|with\\s+)*(?:(?:the|all|everything)\\s+)*(?:${big}\\s+(?:${buttons}|${letters})(?:\\s+and\\s+(?:${big}\\s+)?(?:${buttons}|${letters}))?|(?:the\\s+)?(?:${buttons}|${letters})(?:\\s+and\\s+(?:the\\s+)?(?:${buttons}|${letters}))?\\s+(?:a (?:bit|little|lot)\\s+|much\\s+)?${big}|everything\\s+(?:much\\s+|a bit\\s+|a lot\\s+)?(?:bigger|larger))$`,
    'iu',
  ),
  /^(?:(?:please\s+)?make\s+(?:it|everything|the app|this)\s+|it (?:should|must|has to|needs to) be\s+)?(?:(?:much|a bit|a lot|way)\s+)?(?:easier|simpler|better|more (?:accessible|suitable|usable)|readable|suitable|good|usable|fit)\s+(?:to (?:use|read|see|handle)\s+)?(?:for|by)\s+(?:my\s+|our\s+|the\s+)?(?:old(?:er)?|elderly|senior|grand|visually|blind|weak|mother|father|mum|mom|dad|parents)[\p{L}' -]{0,30}$/iu,
  /^(?:make\s+(?:it|everything|the app)\s+)?(?:senior|elderly|grandma|grandpa)[- ](?:friendly|proof)$/i,
]

const textAlone =
  /^(?:use\s+|make\s+|set\s+)?(?:the\s+|all\s+)*(?:(?:bigger|larger)\s+(?:text|fonts?)|(?:texts?|fonts?|font size|text size|writing|letters)\s+(?:a (?:bit|little|lot)\s+|much\s+)?(?:bigger|larger))$/i

/** Texts one size up, by what they are. */
const nextSize: Readonly<Record<string, string>> = byWord({
  caption: 'body',
  label: 'body',
  body: 'heading',
  heading: 'title',
})

const largerText = (document: AppDocument): Command[] =>
  [...walkNodes(document)].flatMap(({ node }): Command[] => {
    const variant = node.type === 'text' ? nextSize[String(node.properties.variant ?? 'body')] : undefined
    return variant === undefined || node.label.length > 160
      ? []
      : [{ type: 'set-properties', id: node.id, set: { variant } }]
  })

const largerButtons = (document: AppDocument): Command[] =>
  [...walkNodes(document)].flatMap(({ node, parent }): Command[] => {
    if (node.type !== 'button' || node.properties.size === 'large') return []
    const isIcon = node.properties.variant === 'icon'
    const isBeside = parent?.type === 'stack'
    return [
      {
        type: 'set-properties',
        id: node.id,
        set: isIcon ? { diameter: 64 } : { size: 'large', ...(isBeside ? {} : { full: true }) },
      },
    ]
  })

/** "Bigger buttons and letters", "easier for older people". */
const larger: EditRule = (clause, document): EditOutcome | undefined => {
  // Of "the text" alone the theme decides.
  if (!forms.some((form) => form.test(clause)) || textAlone.test(clause)) return undefined
  const isNamed = /\b(?:buttons?|texts?|letters?|fonts?|writing|words|print)\b/i.test(clause)
  const isButtons = !isNamed || /\bbuttons?\b/i.test(clause)
  const isText = !isNamed || new RegExp(`\\b${letters}\\b`, 'i').test(clause)
  const commands = [...(isButtons ? largerButtons(document) : []), ...(isText ? largerText(document) : [])]
  return commands.length > 0
    ? { commands, note: 'All texts also follow the text size set on the phone.' }
    : undefined
}

/** Everything larger, for those who do not see or hit well. */
export const madeLargerRules: readonly EditRule[] = [larger]
