import { type AppDocument, type ComponentNode, type Screen, walkComponents } from '@kwiq/app-model'
import { itemsOf, targetOf } from './entry.ts'
import { startOf } from './places.ts'

const cartWords = /^(?:(?:my |shopping )?(?:cart|basket|bag|trolley))$/i

/** What screens of a sort are called in one app or another. */
const meanings: readonly [RegExp, RegExp][] = [
  [
    /^(?:home|start|main|dashboard|front|feed)$/,
    /^(?:home|today|start|overview|now|discover|explore|heute|accueil|inicio|hoy)$/i,
  ],
  [
    /^(?:profile|account|me|user)$/,
    /^(?:me|profile|account|us|ich|profil|konto|moi|compte|yo|perfil|cuenta)$/i,
  ],
  [
    /^(?:stats?|statistics|analytics|progress|numbers|charts?|reports?|reporting|trends|insights?)$/,
    /^(?:stats|statistics|numbers|progress|growth|insight|insights|analytics|earnings|spending|records|harvest|trends|reports?)$/i,
  ],
  [
    /^(?:settings?|preferences|options)$/,
    /^(?:settings|preferences|einstellungen|réglages|paramètres|ajustes|configuración)$/i,
  ],
  [
    /^(?:favou?rites?|saved|bookmarks|likes)$/,
    /^(?:saved|favou?rites|liked|following|pinned|library|favoriten|gemerkt|favoris|favoritos|guardados)$/i,
  ],
  [/^(?:messages?|chats?|inbox)$/, /^(?:messages|chats?|team chat|talk|nachrichten|mensajes)$/i],
  [/^(?:notifications?|reminders?|alerts?)$/, /^(?:notifications|reminders|alerts)$/i],
  [/^(?:login|sign in|signin)$/, /^(?:login|sign in|welcome)$/i],
  [/^(?:check ?-?out|payment|paying|pay)$/, /^(?:check-?out|payment|pay)$/i],
  [
    /^(?:booking|bookings|reservations?|appointments?|table reservation)$/,
    /^(?:book(?:ing)?|reserve)(?: (?:an? )?\p{L}+)?$|^(?:reservations?|appointments?)$/iu,
  ],
  [cartWords, cartWords],
  [/^(?:orders|my orders|order history|purchases)$/, /^(?:orders|my orders|purchases)$/i],
]

/** A screen by what it is, when none has the name: "profile" for Me, "detail" for what lists lead to. */
export function findByMeaning(document: AppDocument, wanted: string): Screen | undefined {
  const names = meanings.find(([words]) => words.test(wanted))?.[1]
  const named = names && document.screens.find(({ name }) => names.test(name))
  if (named) return named
  if (/^(?:home|start|main|first)$/.test(wanted)) return startOf(document)
  if (/^(?:stats?|statistics|analytics|charts?)$/.test(wanted))
    return document.screens.find(
      ({ id, components }) =>
        id !== document.app.startScreenId &&
        components.some(
          ({ type, children }) => type === 'chart' || children?.some((child) => child.type === 'chart'),
        ),
    )
  if (cartWords.test(wanted)) return document.screens.find(isCart)
  if (browseWords.test(wanted)) return browsed(document, shopWords.test(wanted))
  return /^details?$/.test(wanted) || ofOneWords.test(wanted) ? shownOne(document) : undefined
}

/** The screen of one of the things. */
const shownOne = (document: AppDocument): Screen | undefined =>
  document.screens.find(({ id, name }) => /^detail/i.test(id) || /^detail/i.test(name)) ??
  listTarget(document)

/** What shows one of the things the app is about, whatever they are. */
const ofOneWords = /^(?:product|item|article|listing|entry)(?: details?)?$/
/** Where one goes through them. */
const browseWords =
  /^(?:catalog(?:ue)?|shop|store|products|items|listings|product list|search|browse|explore)$/

/** Of these, what is found only where something is sold. */
const shopWords = /^(?:shop|store)$/

/** "Order" with what is in it and the way to pay is a cart as well. */
const isCart = ({ components }: Screen): boolean =>
  [...walkComponents(components)].some(
    ({ type, label }) =>
      (type === 'list' && /^in the (?:cart|basket|bag)$/i.test(label)) ||
      (type === 'button' && /^(?:go|continue|proceed) to checkout$/i.test(label)),
  )

/** The screen beside the first that lists what the first leads to. */
function browsed(document: AppDocument, isShop: boolean): Screen | undefined {
  const shown = shownOne(document)?.id
  const leads = ({ components }: Screen) =>
    shown !== undefined &&
    components.some(
      (node: ComponentNode) => node.type === 'list' && itemsOf(node).some((item) => targetOf(item) === shown),
    )
  const others = document.screens.filter(({ id }) => id !== document.app.startScreenId)
  return others.find(
    (screen) =>
      leads(screen) &&
      (!isShop || /"value":"[^"]*(?:[$€£¥₹]|CHF)/.test(JSON.stringify(screen.components))) &&
      screen.components.some(({ type, properties }) => type === 'input' && properties.kind === 'search'),
  )
}

/** The screen the lists of the start screen lead to. */
function listTarget(document: AppDocument): Screen | undefined {
  const targets = (startOf(document)?.components ?? [])
    .filter(
      ({ type, properties }) =>
        type === 'list' && !/^(?:chips|stats|stories)$/.test(String(properties.layout)),
    )
    .flatMap((list) => itemsOf(list).map(targetOf))
  return document.screens.find(({ id }) => id === targets.find((target) => target !== undefined))
}
