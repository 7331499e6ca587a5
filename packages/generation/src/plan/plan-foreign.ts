import { genericArchetype } from '../archetypes/index.ts'
import type { Entity } from '../entity.ts'
import { pickBySeed } from '../seed.ts'
import type { Phrase } from '../understand/phrase.ts'
import { chooseTheme } from './choose-theme.ts'
import type { Understanding } from '../understand/understand.ts'
import { foreignKind, foreignPicture, namesPhotos, sceneOf } from '../words/foreign-concepts.ts'
import { coursesIn } from '../words/foreign-courses.ts'
import { foreignRows } from '../words/foreign-rows.ts'
import { capitalise } from '../words/forms.ts'
import { type ForeignGroup, foreignGroup } from '../words/foreign-samples.ts'
import { makeForeignEntity } from './foreign-entity.ts'
import { isForeignTrade } from './is-trade.ts'
import { makePlainEntity } from './plain-entity.ts'
import { describe } from './name-app.ts'
import type { Planned } from './plan-app.ts'
import { iconOf } from './screen-kinds.ts'
import type { ScreenKind, ScreenPlan } from './types.ts'

const mostOwn = 5
const longestName = 26
const longestTab = 11
const longestCjkTab = 6
/** The app itself, and what one does with it. */
const isNoThing =
  /^(?:pendant|durante|mientras|während|quand|cuando|quando|wenn|damit|afin|para que)\b|(?:^|['’\s])app$|^(?:appli|sistema|aplica[a-zçãó]*|application|anwendung|plattform|plataforma|piattaforma|plateforme|logiciel|software|herramienta|ferramenta|strumento|outil|werkzeug|programa?|louer|gérer|suivre|acheter|vendre|partager|réserver|organiser|apprendre|trouver|alquilar|gestionar|comprar|vender|compartir|reservar|organizar|aprender|encontrar|alugar|gerenciar|compartilhar|gestire|affittare|comprare|vendere|condividere|prenotare|organizzare|imparare|trovare|verwalten|mieten|vermieten|kaufen|verkaufen|teilen|buchen|lernen|finden|planen)$/i
const clinical =
  /klinik|praxis|tierarzt|patient|apothek|clini|clíni|veterin|médic|medic[oi]|farmac|pharmac|hôpital|ospedal|hospital|consultório|عيادة|طبيب|诊所|医院|病院|クリニック|מרפא|רופא/i
/** Where work is offered at a price. */
const trading =
  /taller|client|obras?\b|reforma|empresa|atelier|artisan|entreprise|chantier|oficina|officina|cantiere|azienda|impresa|handwerk|betrieb/i
const estimates = /presupuest|devis|orçament|preventiv/i
/** What a kind of screen lists, whatever its noun says. */
const groupOfKind: Readonly<Partial<Record<ScreenKind, ForeignGroup>>> = {
  chats: 'people',
  people: 'people',
  notifications: 'times',
  map: 'places',
  calendar: 'times',
}
/** Places that give an app its name. */
const isPlaceName =
  /refuge|tierheim|protectora|abrigo|rifugio|praxis|klinik|verein|betrieb|laden|schule|kita|hotel|restaurant|studio|salon|werkstatt|cabinet|club|école|boutique|magasin|atelier|entreprise|taller|clínica|escuela|tienda|empresa|inmobiliaria|academia|padaria|loja|escola|palestra|negozio|magazzino|officina|scuola|ristorante|عيادة|مدرسة|مطعم|متجر|医院|诊所|餐厅|学校|店|院|塾|クリニック/i
const isThing = (phrase: Phrase, isKnown: boolean) => isKnown && !isPlaceName.test(titleOf(phrase))
const isWide = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/** An app of another language: a screen for each noun of the description, under that noun. */
export function planForeign(meant: Understanding, seed: number): Planned {
  const language = meant.language === 'other' ? 'en' : meant.language
  const nouns = meant.phrases.filter(
    (phrase) => titleOf(phrase).length <= longestName && !isNoThing.test(phrase.text),
  )
  const [first, ...rest] = nouns
  const scene = sceneOf(meant.text)
  const isClinical = clinical.test(meant.text)
  const isFree = !isForeignTrade(meant.text)
  const title = first ? titleOf(first) : ''
  const entities = new Map<string, Entity>()
  const add = (phrase: Phrase): Entity => {
    const name = titleOf(phrase)
    const group = groupOfKind[kindOf(phrase)] ?? (isTrade && estimates.test(name) ? 'papers' : undefined)
    const entity = makeForeignEntity(name, language, foreignPicture(name, scene), {
      isClinical,
      isFree,
      courses: coursesIn(meant.text, language),
      scene,
      isTalk: kindOf(phrase) === 'chats',
      ...(group ? { group } : {}),
    })
    entities.set(entity.id, entity)
    return entity
  }
  const isTrade = trading.test(meant.text)
  const kindOf = (phrase: Phrase): ScreenKind => {
    const name = titleOf(phrase)
    // A "chat" is a cat in French.
    if (language === 'fr' && /\bchats?\b(?! (?:en ligne|avec|de groupe))/i.test(name)) return 'browse'
    const kind = foreignKind(name, language) ?? 'browse'
    // Prices are a list where it is known of what, and a workshop's estimates are no budget.
    if (kind === 'topic' && foreignRows(name, language)) return 'browse'
    return kind === 'stats' && isTrade && estimates.test(name) ? 'browse' : kind
  }
  const isList = (phrase: Phrase) => kindOf(phrase) === 'browse'
  const isPictured = (phrase: Phrase) =>
    foreignRows(titleOf(phrase), language)?.picture !== undefined ||
    (!namesPhotos(titleOf(phrase)) && foreignPicture(titleOf(phrase)) !== undefined)
  const isKnown = (phrase: Phrase) =>
    foreignRows(titleOf(phrase), language) !== undefined || foreignGroup(titleOf(phrase)) !== 'things'
  // What the app begins with leads when it is something one looks through; a club or a shop is only its name.
  const lead =
    (first && isPictured(first) && isThing(first, isKnown(first)) ? first : undefined) ??
    rest.find((phrase) => isList(phrase) && isPictured(phrase)) ??
    nouns.find((phrase) => isList(phrase) && isThing(phrase, isKnown(phrase))) ??
    (first && isPictured(first) ? first : (rest.find(isList) ?? first))
  const main = lead ? add(lead) : makePlainEntity(meant.language === 'en' ? 'Item' : '1')
  entities.set(main.id, main)
  const screens: ScreenPlan[] = []
  const put = (kind: ScreenKind, name: string, entity: Entity, isTab: boolean, icon = iconOf(kind)) => {
    if (screens.some((screen) => screen.name === name)) return
    const [home] = screens
    // What has its screen already, or is only a part of one, stands on the first screen under its word.
    if (home && (kind === 'topic' || (kind !== 'browse' && screens.some((screen) => screen.kind === kind)))) {
      home.extras.push({ kind: 'note', label: name, icon: iconOf(kind) })
      return
    }
    screens.push({
      id: kind === 'home' ? 'home' : `${kind}-${screens.length}`,
      kind,
      name,
      icon,
      isTab,
      entity: entity.id,
      variant:
        kind === 'home' ? 3 : pickBySeed(seed, `variant/${kind}/${screens.length}`, [0, 1, 2] as const),
      extras: [],
      ...(kind === 'home' || kind === 'detail' || kind === 'form' ? {} : { title: name }),
    })
  }
  put('home', 'Home', main, true)
  let tabs = 1
  const isNameOnly =
    first !== undefined && rest.length > 0 && lead !== first && !isThing(first, isKnown(first))
  for (const phrase of (isNameOnly ? rest : nouns).slice(0, mostOwn)) {
    const name = titleOf(phrase)
    const isTab = tabs < 4 && name.length <= (isWide(name) ? longestCjkTab : longestTab)
    if (isTab) tabs += 1
    const kind = kindOf(phrase)
    put(kind, name, phrase === lead || kind === 'saved' ? main : add(phrase), isTab)
  }
  put('profile', 'Me', main, true)
  put('detail', 'Details', main, false)
  put('form', 'New', main, false)
  if (screens.length < 6) put('settings', 'Settings', main, false)
  screens.sort((one, other) => Number(other.isTab) - Number(one.isTab))
  const name = meant.name ?? (title || 'Starter')
  return {
    archetype: genericArchetype,
    features: [],
    plan: {
      name,
      description: describe(meant.text, name),
      icon: main.icon,
      theme: chooseTheme(meant, genericArchetype.presets, seed),
      seed,
      contentSeed: meant.seed,
      roles: [],
      ...(meant.language === 'en' || meant.language === 'other' ? {} : { language: meant.language }),
      screens,
      entities,
    },
  }
}

const titleOf = (phrase: Phrase) => capitalise(phrase.label ?? phrase.text)
