import { type AppDocument, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { isComponentType, resolveProperties, screenMachines } from '@kwiq/catalogue'
import { drawingsFor, isPictureRare } from '@kwiq/catalogue/pictures'
import type { WebFile } from '../android/android-app.ts'
import { displayName } from '../android/display-name.ts'
import { chooseFonts } from './choose-fonts.ts'
import { cutFont } from './cut-font.ts'
import type { Payload } from './payload.ts'

/** The web files of an app: the payload, the fonts of its theme, and `app.json`, the app itself. */
export async function payloadFiles(document: AppDocument, payload: Payload): Promise<WebFile[]> {
  const resolved = resolveDocument(document)
  const used = chooseFonts(resolved, payload.fonts)
  const usedFiles = new Set(used.flatMap(({ font, characters }) => (characters === null ? [font.file] : [])))
  const machines = [...screenMachines(resolved)]
  const shown = pictureWords(resolved)
  const drawings = drawingsFor(shown)
  const shared = withProgram(
    payload.files,
    programOf(machines.length > 0, showsRare(resolved, shown)),
  ).filter(({ path }) => !path.startsWith('fonts/') || usedFiles.has(path))
  const cut: WebFile[] = []
  for (const { font, characters } of used) {
    const source = payload.files.find(({ path }) => path === font.file)
    if (characters === null || !font.cutInto || !source) continue
    cut.push({ path: font.cutInto, bytes: await cutFont(source.bytes, characters) })
  }
  return [
    ...shared.map((file) => (file.path === 'index.html' ? nameIndex(file, document.app.name) : file)),
    ...cut,
    text('fonts.css', used.map(({ font }) => font.css).join('\n')),
    text('app.json', JSON.stringify({ ...resolved, machines, ...(drawings.length > 0 && { drawings }) })),
  ].filter(({ path }, index, all) => all.findLastIndex((other) => other.path === path) === index)
}

/** The program of those the payload has that carries what an app needs, and no more. */
const programOf = (hasMachines: boolean, hasRare: boolean): string =>
  `app${hasMachines ? '-machines' : ''}${hasRare ? '-rare' : ''}.js`

/** The payload's files with the one program that the app runs on, as `app.js`. */
function withProgram(files: readonly WebFile[], program: string): WebFile[] {
  return files
    .filter(({ path }) => path === program || !/^app(?:-[a-z-]+)?\.js$/.test(path))
    .map((file) => (file.path === program ? { ...file, path: 'app.js' } : file))
}

/** Whether a map of the app shows something else than a town, or a picture is one that few apps show. */
const showsRare = (document: AppDocument, shown: readonly string[]): boolean =>
  shown.some(isPictureRare) ||
  [...walkNodes(document)].some(({ node }) => node.type === 'map' && node.properties?.ground !== 'city')

/** The words of all pictures an app shows. */
const pictureWords = (document: AppDocument): string[] =>
  [...walkNodes(document)].flatMap(({ node: { type, label, properties } }) => [
    ...(drawnFromLabel.has(type) ? [label] : []),
    ...picturesIn(properties, isDrawnFromTitles(type, properties)),
  ])

/** Show a picture of their label where no other words are given. */
const drawnFromLabel: ReadonlySet<string> = new Set(['image', 'video'])
/** Whether a component shows pictures of titles where no other words are given. */
const isDrawnFromTitles = (type: string, properties: ComponentNode['properties']): boolean =>
  type === 'webview' ||
  (type === 'list' && /^(?:carousel|media)$/.test(String(properties?.layout))) ||
  (type === 'container' && properties?.variant === 'feature')

const pictureKeys: ReadonlySet<string> = new Set(['image', 'keyword', 'picture', 'background'])
const titleKeys: ReadonlySet<string> = new Set(['title', 'overline'])

/** The words of the pictures in properties, of their items, too. */
function picturesIn(value: unknown, hasTitles: boolean): string[] {
  if (typeof value !== 'object' || value === null) return []
  const isPictured = 'image' in value && typeof value.image === 'string' && value.image !== ''
  return Object.entries(value).flatMap(([key, held]) => {
    if (typeof held !== 'string') return picturesIn(held, hasTitles)
    return pictureKeys.has(key) || (hasTitles && !isPictured && titleKeys.has(key)) ? [held] : []
  })
}

/** With every property as the catalogue resolves it, because the payload carries no schemas. */
function resolveDocument(document: AppDocument): AppDocument {
  const { wrap: _wrap, ...app } = document.app
  const screens = document.screens.map((screen) => ({
    ...screen,
    components: screen.components.map(resolveNode),
  }))
  return { ...document, app, screens }
}

function resolveNode(node: ComponentNode): ComponentNode {
  const { children } = node
  return {
    ...node,
    properties: isComponentType(node.type) ? resolveProperties(node.type, node.properties) : {},
    ...(children && { children: children.map(resolveNode) }),
  }
}

function nameIndex({ path, bytes }: WebFile, name: string): WebFile {
  const html = new TextDecoder().decode(bytes)
  return text(
    path,
    html.replace('<title>App</title>', () => `<title>${escapeHtml(displayName(name))}</title>`),
  )
}

function escapeHtml(words: string): string {
  return words.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function text(path: string, content: string): WebFile {
  return { path, bytes: new TextEncoder().encode(content) }
}
