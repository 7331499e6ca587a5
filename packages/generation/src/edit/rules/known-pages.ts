import type { AppDocument } from '@kwiq/app-model'
import { features } from '../../features/index.ts'
import { pageCalled } from '../../plan/told-pages.ts'
import { capitalise, stemOf } from '../../words/forms.ts'
import { findNamedScreen } from '../find-screen.ts'
import { typeNamed } from '../new-node.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { isDeed } from '../screen-from-words.ts'
import { withoutArticle } from '../words.ts'
import { addScreen } from './adding-screens.ts'
import { screenToRules } from './features.ts'
import { beyondRules } from './refusals.ts'

/** What is only said of how it is to be. */
const manner =
  /^(?:(?:an?|the|some|our|my|own|simple|little|small|nice|live|digital|online|virtual|proper|real|basic|complete|whole|kind of|sort of|form of|type of)\s+)+/i
/** Where one part of a wish ends and another begins. */
const joints =
  /\s*[,;:(]\s*|\s+(?:with|for|where|that|which|so|like|including|using|based on|via|by|and|&|to)\s+/i
/** A place to do something is a screen. */
const placeTo =
  /^(?:an?\s+|some\s+)?(?:place|spot|area|corner|way|possibility|option|function|feature|section|something|anything)\s+(?:to|for|(?:where|so that|that lets)\s+(?:\p{L}+\s+){1,2}?(?:can\s+)?)\s*(.{3,80})$/iu
const mostParts = 5

const stemmed = (words: string) =>
  ` ${words
    .toLowerCase()
    .split(/[\s-]+/)
    .map(stemOf)
    .join(' ')} `

/** Whether screens of that name are known, in apps of any kind. */
function isKnownScreen(name: string, { app }: AppDocument): boolean {
  const said = stemmed(name)
  return (
    pageCalled(name, `${app.name} ${app.description}`) !== undefined ||
    features.some(
      ({ screen, triggers }) =>
        screen !== undefined &&
        screen.kind !== 'page' &&
        triggers.some(({ stems }) => said.trim() === stems.trim()),
    )
  )
}

/** What of a wish may be the name of a screen, the whole first. */
function namesIn(words: string): string[] {
  const told = placeTo.exec(words)?.[1]
  const parts = [words, ...words.split(joints)].map((part) => withoutArticle(part.replace(manner, '')).trim())
  // "Buy tickets": tickets.
  const objects = told === undefined ? [] : [told, told.replace(/^\S+\s+/, '')].map(withoutArticle)
  // "Points with a stamp card": what it is shown as.
  const held = /\swith\s+an?\s+([\p{L} -]{3,30})(?:,|$)/iu.exec(words)?.[1]
  return [
    ...objects,
    withoutArticle(words),
    ...(held === undefined ? [] : [held]),
    ...parts.slice(0, mostParts),
  ].filter((name) => name.length > 2 && name.split(' ').length < 4 && /^[\p{L}'’ -]+$/u.test(name))
}

const asOutcome = (made: ReturnType<EditRule>): EditOutcome | undefined =>
  Array.isArray(made) ? { commands: made } : made

/** A screen of that name, and the way to it; undefined where nothing of the kind is known. */
function knownScreen(words: string, document: AppDocument): EditOutcome | undefined {
  const name = namesIn(words).find((each) => isKnownScreen(each, document))
  const deed = placeTo.exec(words)?.[1]
  if (name === undefined)
    return deed !== undefined && isDeed(deed)
      ? asOutcome(addScreen(`add a screen where people can ${deed}`, document))
      : undefined
  const there = findNamedScreen(document, `${name} screen`)
  if (there) return refuse(`${there.name} is there already. Try "Add a text to ${there.name}".`)
  const added = addScreen(`add a ${name} screen`, document)
  return Array.isArray(added)
    ? {
        commands: added,
        note: `“${capitalise(name)}” is a screen of its own now; the first screen leads to it.`,
      }
    : undefined
}

/** "Add daily specials to the home page": the page, and a row there that leads to it. */
function knownScreenOn(words: string, document: AppDocument): EditOutcome | undefined {
  const [, what = '', place = ''] =
    /^(.{4,60}?)\s+(?:(?:at|to)\s+the\s+(?:very\s+)?(?:top|bottom|end)\s+of|to|on|in)\s+((?:the|our|my)\s+[^"“”]{3,40})$/i.exec(
      words,
    ) ?? []
  const host = place === '' ? undefined : findNamedScreen(document, place)
  const name = host && namesIn(what).find((each) => isKnownScreen(each, document))
  if (!host || name === undefined || findNamedScreen(document, `${name} screen`)) return undefined
  const made = screenToRules
    .map((rule) => rule(`add a ${name} screen to the ${host.name} screen`, document))
    .find(Boolean)
  return Array.isArray(made)
    ? { commands: made, note: `“${capitalise(name)}” is a screen of its own now; ${host.name} leads to it.` }
    : undefined
}

/** "Add loyalty points with a stamp card": a page that many apps have, by the part of the wish that names it. */
const addKnownPage: EditRule = (clause, document) => {
  const words = /^(?:add|include|create|make|offer)\s+([^"“”]{4,140})$/i.exec(clause)?.[1]
  if (words === undefined) return undefined
  const [first = ''] = words.split(joints)
  const head = first.split(' ').at(-1) ?? ''
  const isPart = typeNamed([head.toLowerCase()]) !== undefined
  // "A QR code to the membership card": a part of that screen.
  const place = /^(?:an?\s+)?(.{3,24}?)\s+(?:to|on|in)\s+(?:the|our|my)\s+(.{3,40})$/i.exec(words)
  if (
    place?.[1] &&
    place[2] &&
    typeNamed(place[1].split(' ')) === 'image' &&
    findNamedScreen(document, place[2])
  )
    return undefined
  // What no screen brings about is told with the reason.
  if (isPart || beyondRules.some((rule) => rule(clause, document) !== undefined)) return undefined
  // A part of each of some things is no screen.
  if (/\s(?:to|on|in|at|into|under|above|below)\s+(?:each|every|all)\s/i.test(words)) return undefined
  return /\s(?:to|on|in|at|into|under|above|below)\s+(?:the|our|my)\s/i.test(words)
    ? knownScreenOn(words, document)
    : knownScreen(words, document)
}

/** "Add a badge when somebody reaches 30 days": what is earned stands on a screen of its own. */
const addReward: EditRule = (clause, document) => {
  const [, what = ''] =
    /^(?:add|give|show)\s+(?:people\s+|users\s+|members\s+|them\s+)?(?:an?\s+)?(badge|medal|trophy|award|reward)s?\s+(?:when(?:ever)?|if|for when|once|as soon as|after)\s+.{4,80}$/i.exec(
      clause,
    ) ?? []
  if (what === '') return undefined
  const name = 'achievements'
  const there = findNamedScreen(document, `${name} screen`)
  if (there) return refuse(`${there.name} is there already. Try 'Add "30 days" to the ${name}'.`)
  const added = addScreen(`add an ${name} screen`, document)
  return Array.isArray(added)
    ? {
        commands: added,
        note: `What is earned is on the screen Achievements now, with examples: nothing in the app gives a ${what.toLowerCase()} by itself.`,
      }
    : undefined
}

/** Asked before a part is made of what is no part. */
export const knownPageRules: readonly EditRule[] = [addReward, addKnownPage]
