import type { AppDocument, Command, ComponentNode } from '@kwiq/app-model'
import { itemsOf, textOf, withPart } from '../entry.ts'
import { findEntries } from '../find-entries.ts'
import { splitHost } from '../find-host.ts'
import { findEntriesLoosely } from '../find-loosely.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode, findNear } from '../find-target.ts'
import { startOf } from '../places.ts'
import { type EditRule, refuse } from '../rule.ts'
import { unquote, withoutArticle } from '../words.ts'

const picture = '(?:picture|photo|image|photograph|drawing|pic|illustration|cover|banner image|avatar)'
const forms = [
  `^(?:replace|change|swap|exchange|set|update|make|turn)\\s+(?<what>.{2,50}?)\\s+(?:with|to|by|for|into|be|show)\\s+(?:an?\\s+|the\\s+|some\\s+)?(?:(?:different|new|other)\\s+)?${picture}s?\\s+(?:of|with|showing)\\s+(?<shown>.{2,40})$`,
  `^(?:replace|change|swap|exchange|set|update|make)\\s+(?<what>(?:the\\s+|my\\s+)?.{0,40}?\\b${picture}(?:\\s+(?:on|of|in|for)\\s+.{2,30}?)?)\\s+(?:with|to|by|for|into|be|show)\\s+(?!(?:bigger|smaller|larger|taller|round|square)\\b)(?:an?\\s+|the\\s+|some\\s+)?(?<shown>[^"“]{2,40})$`,
  `^(?:use|show|put|take|set)\\s+(?:an?\\s+|the\\s+|some\\s+)?${picture}\\s+(?:of|with|showing)\\s+(?:an?\\s+|the\\s+|some\\s+)?(?<shown>.{2,40}?)\\s+(?:for|as|instead of|on|in)\\s+(?<what>.{2,50})$`,
  `^(?:use|show)\\s+(?:an?\\s+|the\\s+|some\\s+)?(?<shown>.{2,40}?)\\s+(?:for|as)\\s+(?<what>(?:the\\s+|my\\s+)?.{0,40}?\\b${picture}(?:\\s+(?:on|of|in|for)\\s+.{2,30}?)?)$`,
].map((form) => new RegExp(form, 'i'))

/** Under what name a component keeps the picture it shows. */
function keyOf({ type, properties }: ComponentNode): string | undefined {
  if (type === 'image') return 'keyword'
  return typeof properties.image === 'string' && properties.image !== '' ? 'image' : undefined
}

const setPicture = (node: ComponentNode, keyword: string): Command[] => {
  const key = keyOf(node)
  if (key === undefined) return []
  const unset = ['url', 'seed'].filter((name) => key === 'keyword' && name in node.properties)
  const own: Command = { type: 'set-properties', id: node.id, set: { [key]: keyword } }
  return [unset.length > 0 ? { ...own, unset } : own]
}

/** What shows a picture and is called so: an image, a cover, an entry of a list; else the first on that screen. */
function commandsFor(document: AppDocument, words: string, keyword: string): Command[] {
  const bare = words.replace(/^(.+?)['’]s\s/i, '$1 ')
  const { subject, screen } = splitHost(document, bare)
  const named = (screen ? findNamedNode(document, subject, screen.id) : findNear(document, bare))?.node
  if (named && keyOf(named)) return setPicture(named, keyword)
  const thing = withoutArticle(bare)
    .replace(new RegExp(`^${picture}s?\\s+(?:of|on|in|for)\\s+`, 'i'), '')
    .replace(new RegExp(`\\s*\\b${picture}s?$`, 'i'), '')
  const found = thing === '' ? undefined : findEntries(document, thing, 'image')
  const entries = Array.isArray(found) ? found : thing === '' ? [] : findEntriesLoosely(document, thing)
  const having = entries.filter(({ node, index }) => textOf(itemsOf(node)[index], 'image') !== undefined)
  if (having.length > 0)
    return [...new Set(having.map(({ node }) => node))].map((node) => {
      const own = new Set(having.filter((entry) => entry.node === node).map(({ index }) => index))
      const items = itemsOf(node).map((item, index) =>
        own.has(index) ? withPart(item, 'image', keyword) : item,
      )
      return { type: 'set-properties', id: node.id, set: { items } }
    })
  const host = screen ?? findNamedScreen(document, thing) ?? startOf(document)
  const all = (nodes: readonly ComponentNode[]): ComponentNode[] =>
    nodes.flatMap((node) => [node, ...all(node.children ?? [])])
  const isGeneral = thing === '' || screen !== undefined || host !== startOf(document)
  const first = host && isGeneral ? all(host.components).find((node) => keyOf(node) !== undefined) : undefined
  return first ? setPicture(first, keyword) : []
}

/** "Replace the profile photo with a picture of an owl", "use a beach as the cover". */
const changePicture: EditRule = (clause, document) => {
  const found = forms.map((form) => form.exec(clause)?.groups).find((groups) => groups !== undefined)
  if (!found?.what || !found.shown) return undefined
  const isOfPicture = new RegExp(`\\b${picture}`, 'i').test(clause)
  if (!isOfPicture || /\bicon$/i.test(found.what)) return undefined
  const keyword = unquote(withoutArticle(found.shown)).toLowerCase()
  const commands = commandsFor(document, found.what, keyword)
  return commands.length > 0
    ? commands
    : refuse(`Nothing that shows a picture is called “${withoutArticle(found.what)}”.`)
}

export const pictureRules: readonly EditRule[] = [changePicture]
