import type { Entity } from '../entity.ts'
import { gadgets } from '../gadgets/index.ts'
import { gadgetsIn } from '../gadgets/gadget.ts'
import { definePage } from '../pages/page.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, stemOf } from '../words/forms.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { iconFor } from '../words/noun-icons.ts'
import { mostScreens, type ScreenPlan } from './types.ts'
import { find } from '../understand/searched.ts'

const item = String.raw`(?:an? |the )?[\p{L}-]+(?: [\p{L}-]+){0,2}`
/** "A toolbox for sailors: compass, anchor alarm, barometer", "tools such as a ruler, level and protractor". */
const listed = new RegExp(
  String.raw`\b(?:tool ?box|tool ?kit|multi-?tool|swiss army knife|utilities|tools)\b[^.:;,\n]{0,40}?(?:: ?|,? (?:with|including|such as|like|featuring) )(${item}(?:, ${item})+(?:,? and ${item})?)(?=[.;\n]|$)`,
  'iu',
)
const leastTools = 3
const mostPages = 3

/** The tools a description lists, in its words: "anchor alarm". */
export function listedTools(text: string): string[] {
  const [, list = ''] = find(listed, text) ?? []
  const tools = list
    .split(/,? and |, /u)
    .map((each) =>
      each
        .trim()
        .replace(/^(?:an?|the) /iu, '')
        .toLowerCase(),
    )
    .filter((each) => each !== '')
  const isDone = tools.some((each) => strictVerbs.has(each.split(' ')[0] ?? '') && each.includes(' '))
  return tools.length < leastTools || isDone ? [] : tools
}

const stemsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(stemOf)

/** Gives each tool a description lists a screen of its own, where it is known how such a one works and there is room. */
export function addListedTools(
  screens: ScreenPlan[],
  { text }: Pick<Understanding, 'text'>,
  entities: Map<string, Entity>,
): void {
  const tools = listedTools(text)
  const [main] = entities.values()
  if (tools.length === 0 || !main) return
  const isThere = (tool: string) =>
    screens.some(({ name, title = '' }) => {
      const said = stemsOf(`${name} ${title}`)
      return stemsOf(tool).every((stem) => said.includes(stem))
    })
  let added = 0
  for (const tool of tools) {
    const sheet = isThere(tool) ? undefined : gadgetsIn(tool, gadgets)[0]?.sheets[0]
    if (!sheet || added >= mostPages || screens.length >= mostScreens) continue
    const id = `tool-${tool.replaceAll(/[^a-z0-9]+/gu, '-')}`
    const name = capitalise(tool)
    const content = typeof sheet.content === 'string' ? sheet.content : sheet.content(tool)
    added += 1
    screens.push({
      id,
      kind: 'page',
      name,
      icon: sheet.icon,
      isTab: false,
      entity: main.id,
      variant: 0,
      page: definePage({ id, said: '', name, icon: sheet.icon, line: '', content }),
      extras: [],
    })
  }
  if (main.id === 'handy-tool') entities.set(main.id, withTools(main, tools))
}

/** The list of a box of tools with those that are told. */
function withTools(entity: Entity, tools: readonly string[]): Entity {
  const names = tools.map(capitalise)
  return {
    ...entity,
    fields: [{ name: 'Tool', kind: 'choice', value: names[0] ?? '', options: names.slice(0, 6) }],
    samples: names.map((title, index) => ({
      icon: iconFor(tools[index] ?? '', 'tools'),
      title,
      subtitle: index % 2 === 0 ? 'Works without a network' : 'Ready to use',
    })),
  }
}
