import { isSameField } from '../plan/same-field.ts'
import type { AppPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { has } from '../understand/searched.ts'

type Shows = (plan: AppPlan) => boolean

const hasKind =
  (wanted: string): Shows =>
  ({ screens }) =>
    screens.some(({ kind }) => kind === wanted)
const isAbout =
  (id: string): Shows =>
  ({ entities }) =>
    [...entities.values()][0]?.id === id

/** What a kind of app or screen is for, under other names: there is nothing to add for it. */
const table: readonly (readonly [RegExp, Shows])[] = [
  [/^(?:terminal|shell|ssh|console) sessions?$/, hasKind('terminal')],
  [/^(?:star|sky) (?:map|chart)s?$/, ({ screens }) => screens.some(({ name }) => name === 'Star map')],
  [/^(?:(?:car|fuel|petrol|average|real) )*(?:consumption|economy|efficiency)$/, isAbout('service-entry')],
  [
    /^(?:(?:your |the )?(?:baby['’]?s?|foetal|fetal) )?(?:growth|development|size|weekly updates?)(?: week by week)?$/,
    isAbout('pregnancy-week'),
  ],
  [/^(?:check ?lists?|to-?do lists?|to-?dos|task lists?)$/, hasKind('checklist')],
  [
    /^(?:local |free )?(?:pick-?up|collection|handover|meet-?up)$/,
    ({ screens }) =>
      screens.some(({ kind }) => kind === 'thread') &&
      screens.some(({ name }) => /^(?:Sell|Post) /.test(name)),
  ],
  [
    /^(?:my |show )?subscriptions?$/,
    ({ entities }) => /^(?:podcast|feed-item|channel-video)$/.test([...entities.keys()][0] ?? ''),
  ],
  [/^translations?$/, ({ entities }) => entities.has('sura') || entities.has('verse')],
  [/^(?:guided )?meditations?(?: sessions?)?$/, ({ entities }) => entities.has('meditation')],
  [/^(?:daily |day |sober |smoke-free )?counters?$/, isAbout('craving')],
  [/^(?:(?:large |huge |big |open |own )*food database|database of foods?)$/, isAbout('food')],
  [/^(?:\p{L}+ )?(?:inventory|stock)$/u, isAbout('stored-food')],
  [/^progress(?: (?:for|of) (?:each|every) \p{L}+)?$/u, hasKind('stats')],
  [
    /^(?:shared |joint |several |multiple )?(?:wallets?|accounts?)$/,
    ({ entities }) => entities.has('money-account'),
  ],
  [/^(?:maths?|number|sums?) games?$/, isAbout('math-task')],
  [/^activities$/, hasKind('mood')],
  [/^audio(?: (?:versions?|bible|verses|playback|readings?))?$/, hasKind('player')],
  [/^unread (?:list|articles|items|posts)$/, ({ screens }) => screens.some(({ name }) => name === 'Unread')],
  [/^history of (?:the |my |all )?(?:counts?|entries|values|results)$/, hasKind('history')],
  [/^(?:plus|minus|plus and minus|plus or minus)(?: buttons?)?$/, isAbout('counter')],
  [
    /^(?:(?:my )?(?:place|position|spot)(?: in (?:the )?(?:line|queue))?|line|queue|wait(?:ing)? times?)$/,
    isAbout('queue-ticket'),
  ],
]

/** What is done in a kind of app on its own screens, under other names. */
const doings: readonly (readonly [RegExp, Shows])[] = [
  [
    /^(?:add|make|pay|pay in|record|track) (?:contributions?|deposits?|money|savings|instal?lments?)$/,
    isAbout('savings-pot'),
  ],
  [/^(?:count|log|track|add) (?:glasses|cups|bottles|drinks|glasses of water)$/, isAbout('drink')],
  [/^(?:stop|quit|give up) (?:smoking|drinking|vaping|sugar|gambling|alcohol|nicotine)$/, isAbout('craving')],
]

const someCounters = /^\p{L}+ counters?$/u

/** "How many replied" where a figure says so, "fold counter" where folds are written down. */
const isCounted = (said: string, { entities }: AppPlan): boolean => {
  const [main] = entities.values()
  if (has(someCounters, said) && main?.fields.some(({ name }) => isSameField(name, said))) return true
  const [, counted] = /^how many (.+)$/.exec(said) ?? []
  return main?.figures.some(({ title }) => title.toLowerCase() === counted) === true
}

/** "A pirate" among characters one of whom is one. */
const isCharacter = (said: string, { entities }: AppPlan): boolean => {
  const [main] = entities.values()
  const who = said.replace(/^(?:an?|the) /, '')
  return (
    main?.id === 'ai-character' &&
    classOf(toSingular(who.split(' ').at(-1) ?? '')) === 'person' &&
    main.samples.some(({ title, subtitle = '' }) =>
      ` ${title} ${subtitle} `
        .toLowerCase()
        .replaceAll(',', ' ')
        .includes(` ${toSingular(who)} `),
    )
  )
}

/** Whether an app shows by its kind what a phrase names: "terminal session" where one types commands, "wait time" in a line. */
export function isOfItsScreens({ verb, label, text }: Phrase, plan: AppPlan): boolean {
  const said = (label ?? text).toLowerCase()
  if (verb) {
    const done = said.startsWith(verb) ? said : `${verb} ${said}`
    return doings.some(([named, shows]) => has(named, done) && shows(plan))
  }
  return (
    isCounted(said, plan) ||
    isCharacter(said, plan) ||
    table.some(([named, shows]) => has(named, said) && shows(plan))
  )
}
