import { genericArchetype } from '../archetypes/index.ts'
import type { Entity } from '../entity.ts'
import { pickBySeed } from '../seed.ts'
import type { Phrase } from '../understand/phrase.ts'
import { chooseTheme } from './choose-theme.ts'
import type { Understanding } from '../understand/understand.ts'
import { foreignKind, foreignPicture, sceneOf } from '../words/foreign-concepts.ts'
import { capitalise } from '../words/forms.ts'
import { foreignGroup } from '../words/foreign-samples.ts'
import { makeForeignEntity } from './foreign-entity.ts'
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
  /(?:^|['’\s])app$|^(?:appli|sistema|aplica[a-zçãó]*|application|anwendung|plattform|plataforma|piattaforma|plateforme|logiciel|software|herramienta|ferramenta|strumento|outil|werkzeug|programa?|louer|gérer|suivre|acheter|vendre|partager|réserver|organiser|apprendre|trouver|alquilar|gestionar|comprar|vender|compartir|reservar|organizar|aprender|encontrar|alugar|gerenciar|compartilhar|gestire|affittare|comprare|vendere|condividere|prenotare|organizzare|imparare|trovare|verwalten|mieten|vermieten|kaufen|verkaufen|teilen|buchen|lernen|finden|planen)$/i
const clinical =
  /klinik|praxis|tierarzt|patient|apothek|clini|clíni|veterin|médic|medic[oi]|farmac|pharmac|hôpital|ospedal|hospital|consultório|عيادة|طبيب|诊所|医院|病院|クリニック|מרפא|רופא/i
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
  const title = first ? titleOf(first) : ''
  const entities = new Map<string, Entity>()
  const add = (phrase: Phrase): Entity => {
    const name = titleOf(phrase)
    const entity = makeForeignEntity(name, language, foreignPicture(name, scene), { isClinical, scene })
    entities.set(entity.id, entity)
    return entity
  }
  const kindOf = (phrase: Phrase): ScreenKind => foreignKind(titleOf(phrase), language) ?? 'browse'
  const isList = (phrase: Phrase) => kindOf(phrase) === 'browse'
  const isPictured = (phrase: Phrase) => foreignPicture(titleOf(phrase)) !== undefined
  // What the app begins with leads when it is something one looks through; a club or a shop is only its name.
  const lead =
    (first && isPictured(first) && foreignGroup(titleOf(first)) !== 'things' ? first : undefined) ??
    rest.find((phrase) => isList(phrase) && isPictured(phrase)) ??
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
  for (const phrase of (rest.length > 0 && lead !== first ? rest : nouns).slice(0, mostOwn)) {
    const name = titleOf(phrase)
    const isTab = tabs < 4 && name.length <= (isWide(name) ? longestCjkTab : longestTab)
    if (isTab) tabs += 1
    put(kindOf(phrase), name, phrase === lead ? main : add(phrase), isTab)
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
