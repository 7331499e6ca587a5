import { type AppDocument, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { itemsOf, textOf } from './entry.ts'
import { splitHost } from './find-host.ts'
import { findNamedScreen, stems } from './find-screen.ts'
import { startOf } from './places.ts'
import { unquote } from './words.ts'

/** Words for what is on a screen, whatever it is. */
const anything =
  /^(?:the\s+|that\s+|this\s+|my\s+|our\s+)?(?:(?:big|small|little|grey|gray|red|green|blue|coloured|colored|first|last)\s+)*(?:number|figure|quote|box|text|line|thing|message|sentence|card|label|word|block|area|part|bit|row|one|notice|banner|section|info|headline|picture)\s+(?:about\s+|with\s+|that says\s+|saying\s+|called\s+|on\s+)?/i
const sortBehind =
  /\s+(?:box|card|thing|text|line|message|number|figure|block|banner|notice|part|section|quote|row|bit|list)$/i
/** Where on a screen: "at the top of home". */
const whereabouts =
  /\s+(?:(?:right\s+)?(?:at|on|in|near)\s+the\s+(?:very\s+)?(?:top|bottom|start|end|middle|left|right|corner))(?:\s+(?:of|on)\s+(?:the\s+)?(.{2,30}))?$/i

/** "The number 32 at the top of home", "the quote about three small habits": what has these words on it. */
export function findPointedAt(document: AppDocument, words: string): ComponentNode | undefined {
  const [, host] = whereabouts.exec(words) ?? []
  const bare = words.replace(whereabouts, '')
  const { subject, screen = host === undefined ? undefined : findNamedScreen(document, host) } = splitHost(
    document,
    bare,
  )
  const named = unquote(subject.replace(anything, '').replace(sortBehind, ''))
  const wanted = stems(named)
  if (wanted.length === 0 || (named === subject && wanted.length < 2)) return undefined
  const start = startOf(document)
  const all = [...walkNodes(document)]
    .filter(
      (each) => !/^(?:header|navbar)$/.test(each.node.type) && (!screen || each.screen.id === screen.id),
    )
    .toSorted((one, other) => Number(other.screen === start) - Number(one.screen === start))
  const has = (text: string) => {
    const said = stems(text.replaceAll(/[^\p{L}\p{N}\s%€$£'-]/gu, ' '))
    return wanted.every((stem) => said.includes(stem))
  }
  const saying = ({ node }: (typeof all)[number]) =>
    has([node.label, String(node.properties.title ?? ''), String(node.properties.text ?? '')].join(' '))
  const holding = ({ node }: (typeof all)[number]) =>
    node.type === 'list' &&
    has(
      itemsOf(node)
        .map((item) => textOf(item, 'title') ?? '')
        .join(' '),
    )
  return (all.find(saying) ?? all.find(holding))?.node
}
