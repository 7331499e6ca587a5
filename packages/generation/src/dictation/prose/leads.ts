import { byWord } from '../../by-word.ts'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { find } from '../../understand/searched.ts'
import {
  and,
  anywhere,
  byContent,
  type Lead,
  listing,
  page,
  placeIn,
  tapped,
  tapping,
  taps,
  type Told,
  type Way,
  what,
} from './lead.ts'
import { ofDeeds } from './leads-of-deeds.ts'
import { ofPlaces } from './leads-of-places.ts'
import { areSeveral, nameOf } from './name-of.ts'
import { holds, leadsTo, ordinal, screenNoun, sees, who } from './prose-words.ts'

const knownPlaces =
  '(?:plan|list|planner|diary|log|logbook|calendar|catalogue|catalog|gallery|wallet|journal|account|profile|dashboard|overview|inbox|basket|bag|cart|history|map|timetable|archive|library|statistics|stats|settings|options|preferences|menu|home|album)s?'

/** Ways to come to a screen, the more telling first. */
const ways: readonly Way[] = [
  ...ofPlaces,
  ...ofDeeds,
  // "When you open it you see", "you open the app and there are".
  {
    form: anywhere(
      `^(?:(?:when|once|as soon as|after|if) )?${who} (?:opens?|starts?|launch(?:es)?) (?:it|the app)(?: up| for the first time)?(?:,| and)* ?(?:first )?(?:${who} ${sees}|there (?:is|are)|it shows|sees?) (?<rest>.+)$`,
    ),
    read: ({ rest = '' }) => ({ way: 'first', rest }),
  },
  {
    form: anywhere(
      `^(?:on|at|right after|upon|after) (?:opening|start(?:ing)?|launch(?:ing)?)(?: (?:it|the app))?(?:, ?| )(?:there(?:['’]s| is| are) |${who} ${sees} )?(?<rest>.+)$`,
    ),
    read: ({ rest = '' }) => ({ way: 'first', rest: rest.replace(/^(an? map) shows /i, '$1 with ') }),
  },
  {
    form: anywhere(
      `^(?:${who}|it|the app|everything) (?:all )?(?:starts?|begins?|lands?|opens?) (?:with|on|at|in) (?<rest>.+)$`,
    ),
    read: ({ rest = '' }, { isFirst }) => {
      if (isFirst !== true) return undefined
      const place = placeIn(rest)
      return place && place.name !== '' ? page(place.name, place.rest) : { way: 'first', rest }
    },
  },
  {
    form: anywhere(
      `^(?:at|on|in) the (?:top|bottom|middle) of the (?:first|home|start|main) (?:page|screen),? (?:there )?(?:is|are|stands?) (?<rest>.+)$`,
    ),
    read: ({ rest = '' }) => ({ way: 'first', rest }),
  },
  {
    form: anywhere(
      `^(?:(?:i|we) (?:imagine|picture|want|see|think of)|imagine|picture|there is) an? (?:home|start|main|first) (?:page|screen) (?:with|showing|where (?:you|i|we) see) (?<rest>.+)$`,
    ),
    read: ({ rest = '' }) => ({ way: 'first', rest }),
  },
  {
    form: anywhere(
      `^(?:(?:the|my|an?|on the|our) )?(?<which>home|start|main|opening|landing|front|first)(?: (?:page|screen|view|tab))(?: of the app)?(?::| (?<verb>${holds})| greets (?:you|me|us)(?: and (?<verb2>shows|lists))?| with|,? ${who} ${sees}) (?<rest>.+)$`,
    ),
    read: ({ which = '', verb2, verb = verb2 ?? '', rest = '' }) => {
      const place = /^is$/i.test(verb) ? undefined : placeIn(rest)
      return place && place.name !== '' && areSeveral(place.name)
        ? page(place.name, place.rest)
        : {
            way: 'first',
            rest: listing(verb, rest),
            ...(/^(?:home|start|main)$/i.test(which) ? { name: which.toLowerCase() } : {}),
          }
    },
  },
  {
    form: /^(?:home|start)(?::| shows| has| lists) (?<rest>.+)$/iu,
    read: ({ rest = '' }) => ({ way: 'first', rest }),
  },
  // "Tapping one opens the wall, with ...".
  {
    form: anywhere(`^${tapping}(?: on)? ${what} (?:${leadsTo}|(?:and )?${who} ${sees}) (?<rest>.+)$`),
    read: ({ what: from = '', rest = '' }) => tapped(from, rest),
  },
  {
    form: anywhere(
      `^(?:if|when|once) ${who} ${taps}(?: on)? ${what},? (?:${who} ${sees}|it ${leadsTo}|there (?:is|are)) (?<rest>.+)$`,
    ),
    read: ({ what: from = '', rest = '' }) => tapped(from, rest),
  },
  {
    form: anywhere(`^(?:an?|one|each|the) (?:tap|click|touch) (?:${leadsTo}) (?<rest>.+)$`),
    read: ({ rest = '' }) => tapped('', rest),
  },
  {
    form: anywhere(
      `^(?:${who} )?${taps}(?: on)? ${what},? (?:and|to) (?:${who} )?${sees.replace('sees?', 'sees?')} (?<rest>.+)$`,
    ),
    read: ({ what: from = '', rest = '' }) => tapped(from, rest),
  },
  // "A plant's own page has light".
  {
    form: anywhere(
      `^(?<article>an?|each|every|the) (?<what>[\\p{L}-]+)(?:['’]s| own)(?: own)? (?:page|screen|view) (?<verb>${holds}) (?<rest>.+)$`,
    ),
    read: ({ article = '', what: from = '', verb = '', rest = '' }) =>
      /^the$/i.test(article) ? page(from, listing(verb, rest)) : { way: 'tap', from, name: from, rest },
  },
  // "From there a button leads to the bake planner, where", "the plus opens a form asking for".
  {
    form: anywhere(
      `^(?:from (?:there|here|it|the [\\p{L}]+),? )?(?:in the (?:top |upper |bottom |lower )?(?:left |right )?corner(?: of [\\p{L} ]{3,20}?)? is )?(?:an?|the|another) (?<sign>button|magnifier|magnifying glass|plus|heart|gear|cog|bell|link|icon|arrow|(?!menu)\\p{L}+ (?:button|icon)|button (?<name>\\p{L}[\\p{L}' ]{2,24}?))(?: (?:at|in|on) the [\\p{L} ]{3,24}?)?,? (?:which |that )?${leadsTo} (?<rest>.+)$`,
    ),
    read: ({ sign = '', name, rest = '' }) => {
      const place = placeIn(rest)
      if (/^magnif/i.test(sign))
        return {
          way: 'link',
          name: 'Search',
          rest: `a search bar, ${rest.replace(/^.*? with (?:filters for )?/i, 'dropdowns for ')}`,
        }
      const named = name ?? (place?.name === '' ? undefined : place?.name) ?? nameOf(rest)
      const [, asked] = /^(?:an? )?form (?:asking for|for|with|where (?:you|i) enter) (.+)$/i.exec(rest) ?? []
      const title = signs[sign.toLowerCase()] ?? named
      return title === ''
        ? undefined
        : {
            way: 'link',
            name: title,
            rest:
              asked === undefined
                ? (place?.rest ?? (name === undefined && !/^plus$/i.test(sign) ? '' : rest))
                : `a form with ${asked}`,
          }
    },
  },
  {
    form: anywhere(
      `^(?:at|in|on) the (?:very )?(?:top|bottom|end|foot)[^,.;]{0,24}? (?:there )?is an? (?:link|button) (?:to|for) (?:the |my )?(?<name>[\\p{L} ]{3,24})$`,
    ),
    read: ({ name = '' }) => ({ way: 'link', name, rest: '' }),
  },
  // "Swiping up brings the list of past parkings".
  {
    form: anywhere(`^(?:swiping|scrolling) (?:up|left|right|down|sideways) ${leadsTo} (?<rest>.+)$`),
    read: ({ rest = '' }) => byContent(rest),
  },
  // "There's also a page for payment: ...", "last comes a form to report a child ill, with ...".
  {
    form: anywhere(
      `^${and}(?:(?:there(?:['’]s| is)(?: also)?|comes?|follows?|(?:i|we) (?:also )?(?:want|need)) )?an? (?:other |extra |own |separate |further )?(?:(?<name>[\\p{L}-]+(?: [\\p{L}-]+)?) )?(?<noun>page|screen|tab|form|view)(?: (?<link>with|for|of|to|where|on|showing|which|that|called)) (?<rest>.+)$`,
    ),
    read: ({ name, noun = '', link = '', rest = '' }, { isFirst }) => {
      if (isFirst === true) return undefined
      if (name !== undefined && !/^(?:new|small|big|last|own)$/i.test(name)) return page(name, rest)
      if (/^called$/i.test(link)) {
        const [, called = '', behind = ''] =
          /^"?(\p{Lu}[\p{L} ]{2,20}?)"?(?:,? with |: |, |,? where )(.+)$/u.exec(rest) ?? []
        return called === '' ? undefined : page(called, behind)
      }
      const [, head = '', behind] =
        /^(?:the |my |our )?([\p{L} -]{3,34}?)(?:: |,? with |,? where |,? to |, )(.+)$/iu.exec(rest) ?? []
      const isFilled = /^form$/i.test(noun)
      if (behind === undefined)
        return page(nameOf(rest), areSeveral(nameOf(rest)) ? `a list of ${rest}` : rest)
      const title = nameOf(head) === '' ? head : nameOf(head)
      return page(
        title,
        isFilled
          ? `a form with ${behind.replace(/,? and (?=[^,]+$)/, ', ')} and a "Send" button`
          : areSeveral(head) && /^(?:newest|sorted|grouped|each)\b/i.test(behind)
            ? `a list of ${head}, ${behind}`
            : behind,
      )
    },
  },
  // "After saving you get to the diary, where", "then comes a plan of the berths".
  {
    form: anywhere(
      `^(?:(?:after (?:that|this|it|[\\p{L}]+ing(?: (?:them|it|that|this))?|the [\\p{L}]+)|next|then|afterwards|once \\p{L}+|at the (?:very )?end|from then on|behind (?:it|that)|while (?<while>\\p{L}+)ing),? ?)+(?:and )?(?:comes?|follows?|${who} ${sees}|there(?:['’]s| is| are)|the (?:main|next) screen is) (?<rest>.+)$`,
    ),
    read: ({ rest = '', while: during }, { isFirst }) =>
      isFirst === true ? undefined : during === undefined ? byContent(rest) : page(`${during}ing`, rest),
  },
  // "The second tab is my log: ...", "another page is for the doctor: ...", "on the third one the driver enters".
  {
    form: anywhere(
      `^${and}(?:on )?(?:(?:the|an?) )?(?:${ordinal}|one)(?: (?:${screenNoun}|one))?,? (?:(?<verb>${holds})|(?<does>lets? (?:me|you|us)|${who} (?:can )?[\\p{Ll}]+)|with) (?<rest>.+)$`,
    ),
    read: ({ verb = '', does, rest = '' }, { isFirst }) => {
      if (isFirst === true && verb === '') return undefined
      if (does !== undefined)
        return page(
          /\bwrites?$/i.test(does) && /^to /i.test(rest) ? 'Messages' : nameOf(rest),
          `${does} ${rest}`,
        )
      const [, of, behind] =
        /^for (?:the |my )?([\p{L} ]{3,24}?)(?:: |, with | with |,? where )(.+)$/iu.exec(rest) ?? []
      if (of !== undefined) return page(of, behind ?? '')
      const [, named, shown] = /^(?:the |my )?(\p{Ll}+) as (an? .+)$/iu.exec(rest) ?? []
      if (named !== undefined) return page(named, shown ?? '')
      return byContent(listing(verb, rest))
    },
  },
  // "My medicines are on a page of their own with dose and time", "my rides are listed with".
  {
    form: anywhere(
      `^(?:(?:my|the|all|all my|all the) )*(?<name>[\\p{L}-]+(?: [\\p{L}-]+)?) (?:are|is|lives?|appears?) (?:kept |found |listed |shown |collected )?(?:on|in) (?:an?|the|their) (?:own |separate )?(?:page|screen|tab|list|bag|basket|folder)(?: of (?:their|its) own)?(?: ${who} reach[^,.;]*)?(?:,? (?:with|showing) (?<rest>.+)|[,;] (?:there )?(?<more>.+))?$`,
    ),
    read: ({ name = '', rest, more }) =>
      page(
        name,
        `a list of ${name.toLowerCase()}${rest === undefined ? '' : ` with ${rest}`}${more === undefined ? '' : `. ${capitalise(more)}`}`,
      ),
  },
  {
    form: /^(?:(?:my|the|all|your) )+(?<name>[\p{L}-]+s) are (?:listed|shown|kept) with (?<rest>.+)$/iu,
    read: ({ name = '', rest = '' }) => page(name, `a list of ${name.toLowerCase()} with ${rest}`),
  },
  {
    form: anywhere(
      `^(?:everything|all|what)\\b.{0,24}? (?:is|are) (?:on|in) an? (?:page|screen|tab) called "?(?<name>\\p{L}+)"?(?:[,;] (?<rest>.+))?$`,
    ),
    read: ({ name = '', rest = '' }) =>
      page(
        name,
        `a list of ${name.endsWith('s') ? name.toLowerCase() : 'entries'} with date and text, ${rest}`,
      ),
  },
  // "In settings I can choose", "behind Write there is an empty page".
  {
    form: anywhere(
      `^(?:in|under|behind|on|inside) (?:the |my )?(?<name>settings|options|preferences|profile|account|menu|\\p{L}+)(?: (?:page|screen|tab))?,? (?:(?<there>there (?:is|are)|is|are)|(?<does>${who} (?:can |could )?\\p{Ll}+)|(?<rest0>the \\p{Ll}+ can be \\p{Ll}+))(?: (?<rest>.+))?$`,
    ),
    read: ({ name = '', there, does, rest0 = '', rest = '' }, { text }) =>
      /^(?:settings|options|preferences|profile|account|menu)$/i.test(name) || isNamedBefore(name, text)
        ? page(
            /^(?:options|preferences)$/i.test(name) ? 'Settings' : name,
            there === undefined ? `${does ?? rest0} ${rest}`.trim() : rest,
          )
        : undefined,
  },
  {
    form: anywhere(`^in the results,? (?:each|every) (?<name>\\p{L}+) (?:has|shows|with) (?<rest>.+)$`),
    read: ({ name = '', rest = '' }) => page('Results', `a list of ${toPlural(name)} with ${rest}`),
  },
  {
    form: anywhere(`^first,? ${who} (?:choose|pick|select)s? (?:your|the|an?|my|their) (?<name>\\p{L}+)$`),
    read: ({ name = '' }) => ({
      way: 'first',
      rest: `the title "Choose your ${name}" and a list of ${toPlural(name)} with photo`,
    }),
  },
  {
    form: /^when it (?:launches|starts|opens)(?: up)?,? (?<rest>.+)$/iu,
    read: ({ rest = '' }) => ({ way: 'first', rest }),
  },
  // "Checking in asks for boat name".
  {
    form: /^(?:to )?(?<deed>[\p{L}]+ing(?: (?:in|up|out))?) (?:asks for|needs|requires) (?<rest>.+)$/iu,
    read: ({ deed = '', rest = '' }) => {
      const [verb = '', particle] = deed.toLowerCase().split(' ')
      const base = baseOfVerb(verb, strictVerbs) ?? verb
      return page(
        `${base}${particle === undefined ? '' : ` ${particle}`}`,
        `a form with ${rest.replace(/,? and (?=[^,]+$)/, ', ')} and a "Continue" button`,
      )
    },
  },
  // "A message to the teacher can be written from the messages page".
  {
    form: /^(?<what>an? (?:message|note|request|comment|question|review)(?: to the \p{L}+)?) can be (?:written|sent|left) (?:from|on|in) the (?<name>\p{L}+) (?:page|screen|tab)$/iu,
    read: ({ what: said = '', name = '' }) =>
      page(
        name,
        `a list of ${name} with name and date, a multi-line text field "${capitalise(said.replace(/^an? /i, ''))}" and a "Send" button`,
      ),
  },
  // "You add a product with name, price and photo".
  {
    form: anywhere(
      `^(?:there )?${who} (?:can )?(?:also )?(?:add|create|make)s? (?:an? )?(?:new )?(?<name>\\p{L}+(?: \\p{L}+)?) (?:with|by (?:giving|entering)(?: it)?) (?<rest>.+)$`,
    ),
    read: ({ name = '', rest = '' }) => ({
      way: 'link',
      name: `Add ${name}`,
      rest: `a form with ${rest
        .replace(/\b(?:choosing|giving|entering) (?:an? |the )?/gi, '')
        .replace(/,? and (?=[^,]+$)/, ', ')
        .replace(/^an? /, '')}`,
    }),
  },
  // "Albums is the third page, each album with cover".
  {
    form: anywhere(
      `^(?:the |my )?(?<name>[\\p{L}-]+(?: [\\p{L}-]+)?) (?:is|are) (?:on )?the ${ordinal} (?:page|screen|tab)(?:,? (?<each>each(?: \\p{L}+)? )?with (?<rest>.+))?$`,
    ),
    read: ({ name = '', each, rest }) =>
      page(
        name,
        each === undefined && rest !== undefined
          ? rest
          : `a list of ${name.toLowerCase()}${rest === undefined ? '' : ` with ${rest}`}`,
      ),
  },
  // "The homework page lists", "on the calendar page I see", "the car page lets me keep".
  {
    form: anywhere(
      `^${and}(?:(?:on|in|under) )?(?:(?:the|my|our|an?) )?(?<name>(?:[\\p{L}'-]+ ){1,3}?)(?:${screenNoun}|section|area)(?: there)?,? (?:(?<verb>${holds}|with)|(?<does>lets? (?:me|you|us)|(?:${who}) (?:can )?[\\p{Ll}]+)|there (?:is|are)) (?<rest>.+)$`,
    ),
    read: ({ name = '', verb = '', does, rest = '' }) => {
      const title = name.trim()
      if (new RegExp(`^(?:${ordinal}|this|that|each|every|whole|same)$`, 'i').test(title)) return undefined
      if (does === undefined) return page(title, listing(verb, rest))
      return page(title, isSeeing.test(does) ? rest : `${does} ${rest}`)
    },
  },
  // "The week plan has a row for every day", "my account shows": places by their nature.
  {
    form: anywhere(
      `^(?:the|my|our) (?<name>(?:[\\p{L}-]+ )?${knownPlaces})(?: of the \\p{L}+)? (?<verb>${holds}) (?<rest>.+)$`,
    ),
    read: ({ name = '', verb = '', rest = '' }, { isFirst }) =>
      isFirst === true ? undefined : page(name, listing(verb, rest)),
  },
  {
    form: new RegExp(
      `^(?<name>\\p{Lu}[\\p{L}'-]+(?: (?:\\p{Lu}[\\p{L}'-]+|plan|list|do))?) (?<verb>${holds}|opens) (?<rest>.+)$`,
      'u',
    ),
    read: ({ name = '', verb = '', rest = '' }, { text }) =>
      isNamedBefore(name, text) ? page(name, listing(verb, rest)) : undefined,
  },
  // "Tickets are bought on a form with".
  {
    form: anywhere(
      `^(?<name>[\\p{L}-]+s) are (?<deed>bought|booked|ordered|added|reported|made|requested) (?:on|in|with|by) an? (?:form|page|screen) (?:with|asking for) (?<rest>.+)$`,
    ),
    read: ({ name = '', deed = '', rest = '' }) =>
      page(`${deedOf[deed.toLowerCase()] ?? 'Add'} ${toSingular(name.toLowerCase())}`, `a form with ${rest}`),
  },
]

const signs: Readonly<Partial<Record<string, string>>> = byWord({
  plus: 'Add',
  gear: 'Settings',
  cog: 'Settings',
  bell: 'Notifications',
  heart: 'Favorites',
})

const isSeeing = /\b(?:sees?|finds?|gets?|reads?)$/i

const deedOf: Readonly<Partial<Record<string, string>>> = byWord({
  bought: 'Buy',
  booked: 'Book',
  ordered: 'Order',
  reported: 'Report',
  requested: 'Request',
})

/** Told before among some names: "three big tiles: Breathe, Walk and Write". */
const isNamedBefore = (name: string, text: string): boolean =>
  new RegExp(`(?:[,:]|\\band) "?${name.replaceAll(/[^\p{L}\d ]/gu, '.')}"?(?=,|\\.| and |;|$)`, 'u').test(
    text,
  )

/** The screen a sentence of running prose comes to, if it comes to one. */
export function leadOf(sentence: string, told: Told): Lead | undefined {
  for (const { form, read } of ways) {
    const groups = find(form, sentence)?.groups
    const lead = groups && read(groups, told)
    if (lead) return lead
  }
  return undefined
}
