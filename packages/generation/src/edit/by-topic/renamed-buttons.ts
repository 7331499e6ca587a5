import { type Command, walkNodes } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'

const quoted = '["“](?<from>[^"“”]{1,30})["”]'
const bare = '(?<from>\\p{L}[\\p{L} ]{1,20}?)'
const to = '["“]?(?<to>[^"“”]{1,30}?)["”]?'
const forms = [
  ...[quoted, bare].flatMap((from) => [
    `^(?:rename|change|relabel|call|turn)\\s+(?:the\\s+|all\\s+|every\\s+|our\\s+)*${from}\\s+buttons?\\s+(?:to|into|as|instead)?\\s*${to}$`,
    `^(?:the\\s+|all\\s+|every\\s+)*${from}\\s+buttons?\\s+(?:should|must)\\s+(?:all\\s+)?(?:say|read|be called|be named|be labell?ed)\\s+${to}(?:\\s+instead)?$`,
    `^(?:change|rename)\\s+the\\s+(?:text|label|name|words?|caption|title)\\s+(?:of|on)\\s+(?:the\\s+|all\\s+)*${from}\\s+buttons?\\s+(?:to|into)\\s+${to}$`,
  ]),
  `^(?:change|rename|relabel)\\s+(?:the\\s+|all\\s+|every\\s+)*buttons?\\s+(?:called|named|that says?|labell?ed|with)?\\s*${quoted}\\s+(?:to|into)\\s+${to}$`,
].map((form) => new RegExp(form, 'iu'))

const plain = (text: string) => text.trim().toLowerCase()
/** What says how a button looks or that it leads somewhere, and is no name of one. */
const noName = /^(?:add|save|all|main|primary|first|last|second|big|small|other|next|top|bottom)$|\bto\b/i

/** More than a label, or what it is to tell. */
const noLabel = /\band\b|^(?:say|the|be|show|read)\s|\s(?:of|with)\s/i

/** "Rename Book buttons to Reserve": those that are called so, and those whose name begins so, as "Book place". */
const renameButtons: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.from || !found.to) return undefined
  const [from, name] = [found.from.trim(), capitalise(found.to.trim())]
  const isQuoted = /["“]/.test(clause)
  if (noLabel.test(found.to) || (!isQuoted && noName.test(from))) return undefined
  const buttons = [...walkNodes(document)].map(({ node }) => node).filter(({ type }) => type === 'button')
  const called = buttons.filter(({ label }) => plain(label) === plain(from))
  const begun = buttons.filter(({ label }) => plain(label).startsWith(`${plain(from)} `))
  const all = called.length > 0 ? called : isQuoted ? begun : []
  if (all.length === 0)
    return isQuoted
      ? refuse(
          `No button is called “${from}”. The buttons are ${[...new Set(buttons.map(({ label }) => label))].slice(0, 8).join(', ')}.`,
        )
      : undefined
  return {
    commands: all.map((node): Command => ({
      type: 'rename-component',
      id: node.id,
      label: called.length > 0 ? name : `${name}${node.label.slice(from.length)}`,
    })),
  }
}

/** Buttons by what is written on them. */
export const renamedButtonRules: readonly EditRule[] = [renameButtons]
