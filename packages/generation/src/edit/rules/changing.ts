import { collectNodeIds, type Screen, walkNodes } from '@kwiq/app-model'
import { definitions } from '@kwiq/catalogue'
import { parseColors } from '@kwiq/catalogue/theme'
import { findType } from '../../model/repair/aliases.ts'
import { capitalise, stemOf, toSingular } from '../../words/forms.ts'
import { isEntry, itemsOf, withPart } from '../entry.ts'
import { splitHost } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode, findNear } from '../find-target.ts'
import { newList } from '../new-list.ts'
import { newNode, typeNamed } from '../new-node.ts'
import { findTexts } from '../find-text.ts'
import { changeTabs, tabTitle } from '../tabs.ts'
import { type EditRule, refuse } from '../rule.ts'
import { unquote, withoutArticle } from '../words.ts'
import { writeTexts } from './texts.ts'

/** "Replace the list with a map". */
export const replace: EditRule = (clause, document) => {
  const { subject, screen: told } = splitHost(document, clause)
  const found = /^(?:replace|swap|exchange)\s+(.+?)\s+(?:with|by|for)\s+(?:a\s+|an\s+|the\s+)?(.+)$/i.exec(
    subject,
  )
  const kind = found?.[2]?.replace(/\s(?:of|with|showing|for)\s.*$/i, '')
  const type = kind ? typeNamed(kind.split(/\s+/)) : undefined
  if (
    !found?.[1] ||
    !found[2] ||
    !type ||
    /^(?:an?\s+)?(?:simple\s+|plain\s+|normal\s+|vertical\s+)?(?:grid|gallery|tiles|cards|carousel|slider|rows|list|timeline|checklist|chips)$/i.test(
      found[2] ?? '',
    )
  )
    return undefined
  const from = splitHost(document, found[1])
  const host = told ?? from.screen
  const target = host ? findNamedNode(document, from.subject, host.id) : findNear(document, from.subject)
  if (!target) return undefined
  const { node, screen, parentId, index } = target
  // "With a list of events this weekend" is called so, and not like what was there.
  const about = /\s(?:of|with|showing|for)\s+(?:the\s+|our\s+|my\s+)?([^"“”]{3,40})$/i.exec(found[2])?.[1]
  const label = about === undefined ? node.label || definitions[type].defaultLabel : capitalise(about)
  const made =
    type === 'list' && about !== undefined
      ? newList(document, label)
      : newNode(type, label, found[2], collectNodeIds(document))
  // Where the one led, the other leads.
  const [only] = itemsOf(node)
  const action = node.properties.action ?? (isEntry(only) ? only.action : undefined)
  const led =
    type === 'button' && action !== undefined ? { ...made, properties: { ...made.properties, action } } : made
  return [
    { type: 'remove-component', id: node.id },
    { type: 'add-component', node: led, place: { screenId: screen.id, parentId, index } },
  ]
}

/** "Change the quote", and not into what. */
const incomplete: EditRule = (clause, document) => {
  const words =
    /^(?:change|edit|update|modify|rewrite|rename)\s+(?:the\s+|my\s+|our\s+)?([^"“]{2,40})$/i.exec(
      clause,
    )?.[1]
  return words !== undefined && !/\b(?:to|into|with|as)\b/i.test(words) && findNear(document, words)
    ? refuse(`Say into what: for instance 'change the ${words} to "..."'.`)
    : undefined
}

/** Whether two names have a word that says something in common. */
function sharesWord(one: string, other: string): boolean {
  const said = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2 && !/^(?:the|and|for|with|your|our)$/.test(word))
      .map(stemOf)
  return said(one).some((word) => said(other).includes(word))
}

/** Whether a screen, what stands in its header or its tab has one of these words. */
function saysSame(words: string, { name, components }: Screen): boolean {
  const header = components.find(({ type }) => type === 'header')?.label ?? ''
  const said = new Set(
    `${name} ${header}`
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(stemOf),
  )
  return words
    .toLowerCase()
    .split(' ')
    .some((word) => said.has(stemOf(word)))
}

/** "Rename Home to Feed". */
const rename: EditRule = (written, document) => {
  const clause = written.replace(/\s+everywhere$/i, '')
  const found =
    // "Rename the add to cart button to Order": up to what it is.
    /^(?:rename|change|call)\s+([^"“]+?\s(?:button|tab|screen|page|list|field|section))\s+(?:to|into|as)\s+(.+)$/i.exec(
      clause,
    ) ??
    /^(?:rename|change|call)\s+(.+?)\s+(?:to|into|as)\s+(.+)$/i.exec(clause) ??
    /^(?:call|name|rename)\s+(node:\S+)\s+(.+)$/i.exec(clause) ??
    /^(?:[Cc]all|[Nn]ame|[Rr]ename)\s+(.{2,40}?\s(?:tab|screen|page|button|list|section))\s+(\p{Lu}[^"“]{1,40})$/u.exec(
      clause,
    ) ??
    /^(?:call|name|rename)\s+([^"“]{1,60}?)\s+(["“][^"”]{1,80}["”])(?:\s+everywhere)?$/i.exec(clause)
  if (!found?.[1] || !found[2] || parseColors(found[2]).length > 0) return undefined
  const isAsWritten = /["“]/.test(found[2])
  // "Change breakfast to 7 to 10:30": an hour or an amount is no name.
  if (!isAsWritten && /^[$€£]?\s?\d/.test(found[2].trim()) && !/^(?:rename|call)/i.test(clause)) {
    const { subject, screen } = splitHost(document, found[1])
    const node = (screen ? findNamedNode(document, subject, screen.id) : findNear(document, subject))?.node
    return node && node.type !== 'text' && node.type !== 'button'
      ? refuse(
          `${node.label} has nothing like “${found[2].trim()}” to be changed. Try 'Add a text "${capitalise(withoutArticle(found[1]))}: ${found[2].trim()}"'.`,
        )
      : undefined
  }
  const name = isAsWritten ? found[2].replaceAll(/^["“\s]+|["”.\s]+$/g, '') : capitalise(unquote(found[2]))
  const isSentence = isAsWritten && (/[.?!]$/.test(name) || name.split(' ').length > 4)
  const screen =
    isSentence && !/\b(?:screen|page|tab)$/i.test(found[1]) ? undefined : findNamedScreen(document, found[1])
  // "Nearby people" are no map, although that is where one would see them.
  const isOtherWords =
    screen !== undefined &&
    /^(?:the\s+)?\p{L}+ \p{L}+$/u.test(found[1]) &&
    !/\b(?:screen|page|tab|start|home|first|main)\b/i.test(found[1]) &&
    !saysSame(found[1], screen)
  if (isOtherWords) return refuse(`Nothing on the screens is called “${withoutArticle(found[1])}”.`)
  if (screen && clause !== written) {
    const commands = writeTexts(document, findTexts(document, screen.name), name)
    return commands.some(({ type }) => type === 'rename-screen')
      ? commands
      : [{ type: 'rename-screen', screenId: screen.id, name }, ...commands]
  }
  // The title of one thing goes with the entries that lead to it.
  const same = findTexts(document, found[1])
  const isOfOne = same.some(({ node }) => node.type === 'header') && same.length > 1
  if (isOfOne && screen?.name.toLowerCase() !== withoutArticle(found[1]).toLowerCase())
    return writeTexts(document, same, name)
  // "Sessions" are each shown on the screen called Session.
  const isOfOneThing =
    screen !== undefined &&
    !isAsWritten &&
    toSingular(withoutArticle(found[1]).toLowerCase()) === screen.name.toLowerCase() &&
    withoutArticle(found[1]).toLowerCase() !== screen.name.toLowerCase()
  if (screen && isOfOneThing) {
    const one = capitalise(toSingular(name.toLowerCase()))
    return [
      { type: 'rename-screen', screenId: screen.id, name: one },
      ...writeTexts(document, findTexts(document, withoutArticle(found[1])), name),
    ]
  }
  // Where only its title reads so, the title alone is another.
  const title = screen?.components.find(({ type }) => type === 'header')
  const isTitle =
    screen !== undefined &&
    title !== undefined &&
    isAsWritten &&
    !sharesWord(found[1], screen.name) &&
    sharesWord(found[1], title.label)
  if (isTitle) return [{ type: 'rename-component', id: title.id, label: name }]
  if (screen) {
    // The tab that leads there and the header that repeats the name follow the new name.
    const header = screen.components.find((node) => node.type === 'header' && node.label === screen.name)
    return [
      { type: 'rename-screen', screenId: screen.id, name },
      ...(header ? [{ type: 'rename-component' as const, id: header.id, label: name }] : []),
      ...changeTabs(document, (tabs) =>
        tabs.some((tab) => tabTitle(tab) === screen.name)
          ? tabs.map((tab) => (tabTitle(tab) === screen.name ? withPart(tab, 'title', name) : tab))
          : tabs,
      ),
    ]
  }
  // "Change the price of ... to ..." means a part of something, not its name.
  if (/\bof\b/i.test(found[1])) return undefined
  const kind = findType(withoutArticle(found[1])) ?? findType(toSingular(withoutArticle(found[1])))
  if (kind && [...walkNodes(document)].filter(({ node }) => node.type === kind).length > 1)
    return refuse(`There are several. Say which by its words: 'change "..." to ${found[2].trim()}'.`)
  const { subject, screen: host } = splitHost(document, found[1])
  const target = host ? findNamedNode(document, subject, host.id) : findNamedNode(document, found[1])
  if (!target) return undefined
  // A word within a longer text is changed in it, by another rule.
  const { type, label } = target.node
  const isWithin = type === 'text' && label.length > found[1].length && label.includes(unquote(found[1]))
  if (isWithin && /^\p{Lu}/u.test(found[1])) return undefined
  const titled = typeof target.node.properties.title === 'string'
  return [
    { type: 'rename-component', id: target.node.id, label: name },
    ...(titled ? [{ type: 'set-properties' as const, id: target.node.id, set: { title: name } }] : []),
  ]
}

export const changingRules: readonly EditRule[] = [rename, incomplete]
export const replaceRules: readonly EditRule[] = [replace]
