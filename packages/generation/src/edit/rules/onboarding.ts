import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type Screen,
} from '@kwiq/app-model'
import { createKit, type Kit } from '../../compose/kit.ts'
import { newScreen } from '../new-screen.ts'
import { startOf } from '../places.ts'
import { type EditRule, refuse } from '../rule.ts'
import { count, countOf } from '../words.ts'

const usualPages = 3
const mostPages = 5

const form = new RegExp(
  `^(?:add|insert|create|include|make)\\s+(?:an?\\s+|the\\s+)?(?:short\\s+|simple\\s+|little\\s+)?(?:(${count})[ -](?:page|screen|step|slide)s?\\s+)?(?:onboarding|walk-?through|intro(?:duction)?|welcome tour)(?:\\s+(?:flow|tour|carousel|(screen|page)|screens|pages))?(?:\\s+(?:with|of|in)\\s+(${count})\\s+(?:pages?|screens?|steps?|slides?))?(?:\\s+(?:before everything(?: else)?|at the (?:very )?(?:start|beginning)|first|for new (?:users|people|members)))?$`,
  'i',
)

/** The tabs of the app, as what one finds there. */
const tabsOf = ({ screens, app }: AppDocument): string[] =>
  screens
    .filter(
      ({ id, components }) => id !== app.startScreenId && components.some(({ type }) => type === 'navbar'),
    )
    .map(({ name }) => name)

/** What each page says: what the app is, then where what is found, then that one can begin. */
function pagesOf(document: AppDocument, most: number): { title: string; text: string }[] {
  const { name, description } = document.app
  const parts = tabsOf(document).slice(0, Math.max(0, most - 2))
  const last = {
    title: 'You are all set',
    text: 'Everything can be changed later, under your profile or settings.',
  }
  return [
    { title: `Welcome to ${name}`, text: description || `${name} is made for people who want it simple.` },
    ...parts.map((part) => ({
      title: part,
      text: `Open ${part} in the bar at the bottom. It is one tap away from everywhere.`,
    })),
    last,
  ].slice(0, most)
}

function pageOf(
  kit: Kit,
  { title, text }: { title: string; text: string },
  place: string,
  keyword: string,
): ComponentNode[] {
  return [
    kit.header(place, { variant: 'centered', compact: true }),
    kit.image(keyword, { height: 280 }),
    kit.text('display', title, { align: 'center' }),
    kit.text('body', text, { tone: 'muted', align: 'center' }),
  ]
}

/** "Add an onboarding with three pages": they come before everything, one behind the other, and each can be skipped. */
const addOnboarding: EditRule = (clause, document) => {
  const found = form.exec(clause)
  if (!found) return undefined
  if (document.screens.some(({ name }) => /^onboarding\b/i.test(name)))
    return refuse('There is an onboarding already. Try "Change the title on Onboarding 1".')
  const start = startOf(document) ?? document.screens[0]
  if (!start) return undefined
  const said = found[1] ?? found[3] ?? (found[2] ? 'one' : undefined)
  const most = Math.min(mostPages, said === undefined ? usualPages : countOf(said))
  const kit = createKit()
  const taken = collectNodeIds(document)
  const pages = pagesOf(document, most)
  const pictures = picturesOf(document)
  let grown = document
  const made: Screen[] = pages.map((page, index) => {
    const place = pages.length > 1 ? `${index + 1} of ${pages.length}` : document.app.name
    const screen = newScreen(
      grown,
      pages.length > 1 ? `Onboarding ${index + 1}` : 'Onboarding',
      pageOf(kit, page, place, pictures[index % pictures.length] ?? 'plant'),
      taken,
    )
    grown = { ...grown, screens: [...grown.screens, screen] }
    return screen
  })
  const linked = made.map((screen, index): Screen => {
    const next = made[index + 1]
    const buttons = [
      kit.button(next ? 'Next' : 'Get started', {
        full: true,
        action: { kind: 'screen', screenId: next?.id ?? start.id },
      }),
      ...(next
        ? [
            kit.button('Skip', {
              variant: 'ghost',
              full: true,
              action: { kind: 'screen', screenId: start.id },
            }),
          ]
        : []),
    ]
    const footer = kit.footer(buttons.map((button) => ({ ...button, id: `${screen.id}-${button.id}` })))
    return { ...screen, components: [...screen.components, { ...footer, id: `${screen.id}-${footer.id}` }] }
  })
  const commands: Command[] = linked.map((screen, index) => ({ type: 'add-screen', screen, index }))
  return [...commands, { type: 'set-app-info', set: { startScreenId: linked[0]?.id ?? start.id } }]
}

/** Pictures the app shows already, each once. */
function picturesOf(document: AppDocument): string[] {
  const shown = document.screens.flatMap(({ components }) =>
    components.flatMap(({ type, properties }) => {
      if (type === 'image') return [properties.keyword]
      if (properties.image !== undefined) return [properties.image]
      return Array.isArray(properties.items)
        ? properties.items.map((item) =>
            item !== null && typeof item === 'object' && 'image' in item ? item.image : undefined,
          )
        : []
    }),
  )
  const keywords = [...new Set(shown.filter((keyword) => typeof keyword === 'string'))]
  return keywords.length > 0 ? keywords : ['plant', 'path', 'mountains']
}

export const onboardingRules: readonly EditRule[] = [addOnboarding]
