import type { Understanding } from '../understand/understand.ts'
import { stemOf } from '../words/forms.ts'
import { holdsThings } from './find-entities.ts'
import { findAll, find, has } from '../understand/searched.ts'

/** Whether a text says with these words where the app is used. */
export function isWhere(text: string, words: readonly string[]): boolean {
  return findAll(settings, text).some(([setting]) =>
    ` ${setting.toLowerCase()} `.includes(` ${words.join(' ')} `),
  )
}

/** Where an app is used and by whom, as "for a university campus" says it. */
const settings =
  /\b(?:for|of|at|in|on|by|from|around|across) (?:an? |the |our |my |your |their )?(?:[\p{L}'-]+ ){0,2}?(?:campus|school class|school|class|church|parish|hospital|office|company|neighbou?rhood|university|college|kindergarten|couple|village|town|city|communit(?:y|ies)|famil(?:y|ies)|household|street|region|association|workplace|dorm|railway|airport|building|block)(?:es|s)?(?! (?:run|bus|lunch|trip|timetable|newspaper|choir|library|theatre|theater|garden|kitchen|centre|center|band|orchestra|radio|fridge|farm|market|play|bakery|cinema|museum|archive)\b)(?=[\s,.;:!?)]|$)/giu

/** Whoever writes says what they do: "our charity collects bikes". */
const askers =
  /^\s*(?:our|my|we are an?|we're an?) (?:(?:small|local|little) )?(charity|charities|foundation|organi[sz]ation|ngo|non-?profit|association|firm|company|team|business|group)(?:,? (?:and we|that|which))? (?!app\b|needs?\b|wants?\b|is\b|has\b|would\b)(?:collects?|repairs?|lends?|gives?|hands?|makes?|grows?|rescues?|saves?|sells?|trains?|teaches|cleans?|plants?|cooks?|runs?|looks?|visits?|builds?|brings?|fixes|feeds?|restores?|delivers?|organi[sz]es?|sorts?)\b/iu

/** "For a car rental company" says what it is about, "for a small company" does not. */
const saysItsKind =
  /(?<!\p{L})(?!(?:small|big|large|local|whole|same|private|new|my|our|the|an?|for|of|at|in|on|by|your|their|family) )[\p{L}-]+ company$|(?<!\p{L})(?:dance|driving|music|language|riding|cooking|ski|swimming|swim|sailing|diving|dive|surf|flight|flying|ballet|art|drama|acting|martial arts|obedience|puppy|dog|nursery) school$/iu

/**
 * The stems that say what an app is about, without where it is used ("for a university campus") and without what
 * merely holds the things ("a toy library" is about toys, and lends them).
 */
export function aboutStems(meant: Understanding): string {
  let stems = meant.stems
  for (const [setting] of findAll(settings, meant.text)) {
    if (has(saysItsKind, setting)) continue
    const words = setting.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
    stems = stems.replace(` ${words.map(stemOf).join(' ')} `, ' ')
  }
  // "Our charity repairs bikes": who writes gives money to nobody.
  const [, asker = ''] = find(askers, meant.text) ?? []
  if (asker) stems = stems.replace(` ${stemOf(asker.toLowerCase())} `, ' ')
  for (const { words } of meant.phrases.slice(0, 2)) {
    const holder = stemOf(words.at(-1) ?? '')
    const thing = words.at(-2) ?? ''
    if (!holdsThings(words) || !lenders.has(holder) || has(immaterial, thing) || has(hiredOut, thing))
      continue
    stems = stems.replaceAll(
      ` ${stemOf(words.at(-2) ?? '')} ${holder} `,
      ` ${stemOf(words.at(-2) ?? '')} ${stemOf('lending')} `,
    )
  }
  return stems
}

/** Nobody brings these back. */
const immaterial =
  /^(?:sound|recording|photo|picture|image|video|clip|document|file|sample|font|icon|template|pattern|prompt|music|song|audio|meme|exercise|recipe|quote|sermon|article|snippet|component|content|media|asset|knowledge|species)s?$/

/** They are hired out for money, which is another kind of app. */
const hiredOut =
  /^(?:car|van|truck|vehicle|motorcycle|motorhome|camper|campervan|boat|kayak|canoe|paddleboard|yacht|bike|bicycle|e-bike|scooter|moped|motorbike|apartment|flat|house|home|villa|cottage|room|holiday|vacation|property)s?$/

const lenders = new Set(['library', 'depot', 'pool', 'rental'].map(stemOf))
