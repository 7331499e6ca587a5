import { capitalise, toPlural } from '../../words/forms.ts'
import { and, anywhere, byContent, listing, page, placeIn, tapped, taps, type Way, what } from './lead.ts'
import { areSeveral, nameOf } from './name-of.ts'
import { holds, ordinal, screenNoun, sees, who } from './prose-words.ts'

const count = '(?:one|two|three|four|five|six|1|2|3|4|5|6)'
const someone = `(?:${who}|an? \\p{L}+)`

/** Further ways to come to a screen: by its number, by whose it is, by what one did before. */
export const ofPlaces: readonly Way[] = [
  // "Children open the app with a picture code", "they log in with a PIN".
  {
    form: anywhere(
      `^(?:(?:the )?\\p{L}+ )?(?:opens?|unlocks?|logs? in(?:to)?|signs? in(?:to)?) ?(?:the app |it )?(?:with|by) (?:an? |their |his |her |the )?(?<code>[\\p{L} -]{0,24}?(?:code|pin|password|fingerprint))$`,
    ),
    read: () => page('Login', 'code boxes and a "Log in" button'),
  },
  // "Type in the model number on the start screen and you get the machine".
  {
    form: anywhere(
      `^(?:${who} )?(?:types? in|enters?|types?) (?:the |an? |your |my )?(?<what>[\\p{L} ]{3,24}?)(?: (?:on|in) the (?:start|home|first|main) (?:page|screen))? and ${who} (?:gets?|sees?|comes? to) (?:the |an? )?\\p{L}+$`,
    ),
    read: ({ what: asked = '' }) => ({
      way: 'first',
      rest: `a text field "${capitalise(asked)}" and a "Show" button`,
    }),
  },
  // "When I start it in the morning it asks for my weight".
  {
    form: anywhere(
      `^when ${who} (?:starts?|opens?) (?:it|the app)(?: [^,]{3,20}?)?,? it asks (?:me |you |us )?for (?:my |the |your )?(?<rest>.+)$`,
    ),
    read: ({ rest = '' }) => ({
      way: 'first',
      rest: `a form with ${rest.replace(/,? and (?=[^,]+$)/, ', ')} and a "Continue" button`,
    }),
  },
  {
    form: anywhere(`^the first thing ${who} (?:sees?|finds?|gets?) is (?<rest>.+)$`),
    read: ({ rest = '' }) => ({ way: 'first', rest }),
  },
  // "They come to their chores for today", "what they see then is the list of their rooms".
  {
    form: anywhere(
      `^(?:then,? )?(?:${who} (?:then )?(?:comes? to|gets? to|lands? on|goes on to)|what ${who} sees?(?: then| next| first| there)? (?:is|are)) (?:their |his |her |the )?(?<rest>.+)$`,
    ),
    read: ({ rest = '' }, { isFirst }) => (isFirst === true ? undefined : byContent(rest)),
  },
  // "Touch a bottle and its label comes up big, with vintage and grapes".
  {
    form: anywhere(
      `^(?:${who} )?${taps}(?: on)? ${what} and its? [\\p{L} ]{3,20}? (?:comes? up|appears?|opens?|shows?)[^,]{0,16}, with (?<rest>.+)$`,
    ),
    read: ({ what: from = '', rest = '' }) => tapped(from, rest),
  },
  {
    form: anywhere(`^its (?:own )?(?:page|screen|card|details?) (?:${holds}) (?<rest>.+)$`),
    read: ({ rest = '' }) => ({ way: 'tap', from: '', rest }),
  },
  // "My photos is a grid with a filter", "appointments are a list with date", "Exhibitions has dates".
  {
    form: anywhere(
      `^(?:the |our )?(?<name>(?:my )?\\p{L}{4,}(?: \\p{L}+)?) (?:is|are) (?<rest>(?:an?|my|our|the) (?:list|grid|table|map|calendar|form|chart|checklist|gallery)\\b.*)$`,
    ),
    read: ({ name = '', rest = '' }, { isFirst }) => {
      if (
        isFirst === true ||
        / (?:page|screen|tab|view)s?$|^(?:it|this|that|there|main|below|above|under)/i.test(name)
      )
        return undefined
      const [, noun = '', shown] = /^(?:an?|my|our|the) (\p{L}+) with (?!an? filter)(.+)$/iu.exec(rest) ?? []
      const things = name.toLowerCase().replace(/^my /, '')
      return page(
        name,
        shown !== undefined && /^(?:list|grid|table|gallery)$/i.test(noun) && areSeveral(name)
          ? `a ${noun.toLowerCase()} of ${things} with ${shown}`
          : rest.replace(
              /^an? grid with an? filter for (\p{L}+)$/iu,
              `a dropdown for the $1 and a grid of ${things}`,
            ),
      )
    },
  },
  {
    form: /^(?<name>\p{Lu}\p{L}{4,}s) (?:has|shows|holds) (?!its own|their own|an own)(?<rest>.+)$/u,
    read: ({ name = '', rest = '' }, { isFirst }) => (isFirst === true ? undefined : page(name, rest)),
  },
  // "A message board is reachable from the menu".
  {
    form: anywhere(
      `^(?:the |an? )?(?<name>\\p{L}+(?: \\p{L}+)?) (?:is|are|can be) (?:reachable|reached|found|opened) (?:from|by|through|via|in|under) (?:the )?\\p{L}+$`,
    ),
    read: ({ name = '' }) =>
      page(
        name,
        /\b(?:board|forum|wall|chat)$/i.test(name)
          ? 'a list of posts with name and date, a text field "Message" and a "Send" button'
          : `a list of ${toPlural(name.toLowerCase())} with date`,
      ),
  },
  // "The supervisor has a board with columns for dirty and clean": among screens that are told otherwise.
  {
    form: anywhere(
      `^(?:the |our )(?<name>\\p{L}{4,}) (?:has|gets|sees|have|get|see) (?<rest>an? (?:board|list|table|map|overview|calendar|chart) (?:with|of|for) .+)$`,
    ),
    read: ({ name = '', rest = '' }, { isFirst }) =>
      isFirst === true
        ? undefined
        : {
            ...page(
              name,
              rest.replace(
                /^an? board with columns (?:for|of) (.+)$/i,
                (_, list: string) =>
                  `columns (${list
                    .split(/,? and |, /)
                    .map(capitalise)
                    .join(', ')})`,
              ),
            ),
            isWeak: true,
          },
  },
  // "Opening the app shows the calendar", "when a customer starts the app, she first sees".
  {
    form: anywhere(
      `^(?:opening|starting|launching) (?:the app|it) (?:shows|brings up|gives|reveals|leads to) (?<rest>.+)$`,
    ),
    read: ({ rest = '' }) => ({ way: 'first', rest }),
  },
  {
    form: anywhere(
      `^(?:when|once|as soon as|if) ${someone} (?:opens?|starts?|launch(?:es)?) (?:it|the app),? ${who} (?:first )?${sees} (?<rest>.+)$`,
    ),
    read: ({ rest = '' }) => ({ way: 'first', rest }),
  },
  {
    form: anywhere(`^${who} opens? (?:it|the app) on (?<rest>.+)$`),
    read: ({ rest = '' }) => ({ way: 'first', rest }),
  },
  // "The screen you land on has", "first you see", "at first there's".
  {
    form: anywhere(
      `^the (?:first )?(?:screen|page|thing|view) (?:that )?${who} (?:lands? on|sees?(?: first)?|starts? (?:on|with)|comes? to)(?: first)? (?:${holds}) (?<rest>.+)$`,
    ),
    read: ({ rest = '' }) => ({ way: 'first', rest }),
  },
  {
    form: anywhere(
      `^(?:at )?first(?:,| of all,?)? (?:there(?:['’]s| is| are)|${who} (?:sees?|gets?|finds?)) (?<rest>.+)$`,
    ),
    read: ({ rest = '' }, { isFirst }) => (isFirst === true ? { way: 'first', rest } : undefined),
  },
  // "The driver's start screen shows".
  {
    form: anywhere(
      `^(?:the |an? )?\\p{L}+(?:['’]s|s) (?<which>start|home|main|first) (?:page|screen|view) (?:${holds}|with) (?<rest>.+)$`,
    ),
    read: ({ which = '', rest = '' }) => ({
      way: 'first',
      rest,
      ...(/^first$/i.test(which) ? {} : { name: which.toLowerCase() }),
    }),
  },
  // "Page one: tonight's patients as a list with", "page two is the clock", "third tab: statistics, ...".
  {
    form: anywhere(
      `^${and}(?:the )?(?:(?:page|screen|tab) ${count}|${ordinal} (?:page|screen|tab))(?: is for| is|:| has| -| shows| (?<verb>lists)| holds) (?:the |an? |my |our )?(?<rest>.+)$`,
    ),
    read: ({ verb = '', rest: told = '' }) => {
      const rest = listing(verb, told)
      const [, bare, behind] =
        /^(\p{Ll}+)(?:, (?!each\b|with\b|where\b|which\b)| with )(.+)$/iu.exec(rest) ?? []
      const place = placeIn(rest)
      if (place && place.name !== '') return page(place.name, place.rest)
      return bare !== undefined && nameOf(bare) !== '' ? page(bare, behind ?? '') : page(nameOf(rest), rest)
    },
  },
  // "Logbook is the third: trips with date", "the lock list is the second screen", "Stock, the last tab, shows".
  {
    form: anywhere(
      `^(?:the |my )?(?<name>[\\p{L}-]+(?: [\\p{L}-]+)?) (?:is|are) (?:on )?the ${ordinal}(?: (?:page|screen|tab|one))?(?:(?:: |, with |, | with )(?<rest>.+))?$`,
    ),
    read: ({ name = '', rest }) =>
      page(
        name,
        rest === undefined || /^each\b/i.test(rest)
          ? `a list of ${areSeveral(name) ? name.toLowerCase() : toPlural(name.split(' ')[0]?.toLowerCase() ?? '')}${rest === undefined ? '' : ` with ${rest.replace(/^each(?: \p{L}+)? (?:with|has) /iu, '')}`}`
          : placeIn(rest)?.name === ''
            ? rest
            : (placeIn(rest)?.rest ?? rest),
      ),
  },
  {
    form: anywhere(
      `^(?:the |my )?(?<name>[\\p{L}-]+), the ${ordinal} (?:page|screen|tab|one), (?:${holds}) (?<rest>.+)$`,
    ),
    read: ({ name = '', rest = '' }) => page(name, rest),
  },
  // "Press one and a page with a plan of the lock comes up", "if you select a brew, a page shows".
  {
    form: anywhere(
      `^(?:if ${who} |when ${who} |${who} )?${taps}(?: on)? ${what}(?:,| and)+ an? (?:new )?(?:page|screen|window|view) (?:with|shows|showing|that shows) (?<rest>.+?)(?: (?:comes up|opens|appears|pops up))?$`,
    ),
    read: ({ what: from = '', rest = '' }) => tapped(from, rest),
  },
  // "A piece opens with its sheet music", "a tap on a day lists who comes", "going into a stand shows".
  {
    form: anywhere(`^(?:an?|each|every) (?<what>\\p{Ll}+) opens (?:with|to|showing) (?<rest>.+)$`),
    read: ({ what: from = '', rest = '' }) => tapped(from, rest),
  },
  {
    form: anywhere(
      `^(?:an? (?:tap|click|touch) on|going (?:in)?to|entering|selecting|tapping|clicking(?: on)?) ${what} (?:lists|gives|tells) (?<rest>.+)$`,
    ),
    read: ({ what: from = '', rest = '' }) => tapped(from, rest),
  },
  {
    form: anywhere(`^(?:going (?:in)?to|entering|visiting) ${what} (?:shows|opens|leads to) (?<rest>.+)$`),
    read: ({ what: from = '', rest = '' }) => tapped(from, rest),
  },
  // "A car's card shows range".
  {
    form: anywhere(
      `^(?:an?|each|every|the) (?<what>[\\p{L}-]+)['’]s (?:own )?(?:card|details?|profile) (?:${holds}) (?<rest>.+)$`,
    ),
    read: ({ what: from = '', rest = '' }) => ({ way: 'tap', from, name: from, rest }),
  },
  // "Parents have another view: a map", "sellers have a page to put in things: photo, price".
  {
    form: anywhere(
      `^(?:the )?(?<name>\\p{L}+(?: and \\p{L}+)?) (?:has|have|gets?|sees?) (?:another|an? own|their own|his own|her own|a different|a separate) (?:view|page|screen|area|part|section)(?: behind an? \\p{L}+)?(?:: | with | showing | where )(?:there )?(?<rest>.+)$`,
    ),
    read: ({ name = '', rest = '' }) => page(name, rest),
  },
  {
    form: anywhere(
      `^(?:the )?\\p{L}+s? (?:has|have|gets?) an? (?:page|form|screen) (?:to|where they(?: can)?) (?<deed>\\p{Ll}+(?: (?:in|up|out|down))?) (?<name>(?:an? |new |their )*\\p{L}+)(?:: |, with | with )(?<rest>.+)$`,
    ),
    read: ({ deed = '', name = '', rest = '' }) =>
      page(
        `${/^(?:put|place|set|offer|enter|list)/i.test(deed) ? 'add' : deed} ${name.replace(/^(?:an? |new |their )+/i, '')}`,
        `a form with ${rest}`,
      ),
  },
  // "In the evening they get a page with what was sold".
  {
    form: anywhere(
      `^(?:(?:in the \\p{L}+|afterwards|later|then|finally),? )?${who} (?:gets?|sees?) an? (?:page|screen|view|list|overview) (?:with|of) (?<rest>.+)$`,
    ),
    read: ({ rest = '' }) => page(nameOf(rest) === '' ? soldName(rest) : nameOf(rest), rest),
  },
  // "Everything with a heart is collected under Favourites".
  {
    form: anywhere(
      `^(?:everything|all|whatever)\\b.{0,30}? (?:is|are) (?:collected|kept|found|listed|stored|saved) (?:under|on|in) (?:the )?"?(?<name>\\p{L}+)"?(?: (?:page|tab|list))?$`,
    ),
    read: ({ name = '' }) => page(name, 'a list of saved products with picture, name and price'),
  },
  // "The overview of her appointments is reachable by the calendar icon".
  {
    form: anywhere(
      `^(?:the |an? )?(?:overview|list|page|history) (?:of|with) (?:all )?(?:her|his|my|the|their|your|our) (?<name>\\p{L}+) (?:is|can be) (?:reachable|reached|found|opened|there) (?:by|under|through|via|behind|with|in)\\b.*$`,
    ),
    read: ({ name = '' }) => page(name, `a list of ${name.toLowerCase()} with date and time`),
  },
  // "Another icon leads to the shop with shampoo and wax", "the last icon is her card where she collects stamps".
  {
    form: anywhere(
      `^(?:an?other|the ${ordinal}|an? ${ordinal}|the) (?:icon|button|entry|item|symbol)(?: (?:at|in|on) the [\\p{L} ]{3,20}?)? (?:leads to|opens|is|goes to|shows) (?:the |her |his |my |their |our )?(?<rest>.+)$`,
    ),
    read: ({ rest = '' }) => {
      const [, name, behind = ''] = /^(\p{L}+(?: \p{L}+)?)(?: with |,? where |: )(.+)$/iu.exec(rest) ?? []
      return name === undefined ? page(nameOf(rest), rest) : page(name, behind)
    },
  },
  // "That takes her through choosing a stylist, a service with price and a free time".
  {
    form: anywhere(
      `^(?:that|this|it|which) (?:takes|leads|brings|guides) (?:her|him|you|me|them|one|users?) (?:through|to) (?<rest>.+)$`,
    ),
    read: ({ rest = '' }, { text }) => {
      const [, button] = /\bbuttons? "?(\p{Lu}\p{L}+(?: \p{Ll}+){0,3})"?[.,]/u.exec(text) ?? []
      return button === undefined ? byContent(rest) : page(button, rest)
    },
  },
  // "When I end a trip I enter the mileage".
  {
    form: anywhere(
      `^(?:when|after|before) ${who} (?<deed>ends?|starts?|finish(?:es)?|returns?|begins?|leaves?|brings? back|closes?) (?<what>an?|the|my) (?<name>\\p{L}+),? (?=${who} (?:enters?|fills?|takes?|types?|says?|must|notes?))(?<rest>.+)$`,
    ),
    read: ({ deed = '', name = '', rest = '' }) => page(`${deed.replace(/(?<=[^s])s$/i, '')} ${name}`, rest),
  },
  // "Invoices has its own page with month, sum".
  {
    form: anywhere(
      `^(?:the |my )?(?<name>\\p{L}+(?: \\p{L}+)?) (?:has|have|get|gets) (?:its|their|an|a) own (?:page|screen|tab)(?: (?:with|showing) (?<rest>.+))?$`,
    ),
    read: ({ name = '', rest }) =>
      page(
        name,
        areSeveral(name)
          ? `a list of ${name.toLowerCase()}${rest === undefined ? '' : ` with ${rest}`}`
          : (rest ?? name),
      ),
  },
  // "A form for giving asks for plant, variety and amount".
  {
    form: anywhere(
      `^an? form (?:for|to) (?<name>\\p{L}+(?: \\p{L}+)?) (?:asks for|has|with|contains|needs) (?<rest>.+)$`,
    ),
    read: ({ name = '', rest = '' }) => page(name, `a form with ${rest}`),
  },
  // "On My seeds I find what I borrowed".
  {
    form: new RegExp(
      `^(?:[Oo]n|[Ii]n|[Uu]nder) (?:the )?"?(?<name>\\p{Lu}\\p{L}+(?: \\p{L}+)?)"?(?: ${screenNoun})?,? (?:you|i|I|we|they|one) (?:find|see|get|have)s? (?<rest>.+)$`,
      'u',
    ),
    read: ({ name = '', rest = '' }) => page(name, rest),
  },
  // "While driving, the next stop is shown large with the names".
  {
    form: anywhere(
      `^while (?<name>\\p{L}+ing),? (?:the |an? |my )(?<what>[\\p{L} ]{3,24}?) (?:is|are) shown(?: (?:in )?(?:large|big))?(?: with (?<rest>.+))?$`,
    ),
    read: ({ name = '', what: shown = '', rest }) =>
      page(
        capitalise(name),
        `a title "${capitalise(shown)}"${rest === undefined ? ' and the name' : `, ${rest}`}`,
      ),
  },
  // "My doctor gets a report, made on the last tab by choosing a period".
  {
    form: anywhere(
      `^.{2,30}? (?:gets?|receives?) an? (?<name>\\p{L}+),? (?:which is )?(?:made|created|put together) on the (?:\\p{L}+ )?(?:page|tab|screen)(?: by (?<rest>.+))?$`,
    ),
    read: ({ name = '', rest = '' }) =>
      page(
        name,
        `${/\b(?:period|span|range|time)\b/i.test(rest) ? 'a date picker "From", a date picker "Until" and ' : 'the summary and '}a "Create ${name.toLowerCase()}" button`,
      ),
  },
]

const soldName = (said: string): string =>
  capitalise(/^what (?:was|is|were) (\p{L}+)/iu.exec(said)?.[1] ?? '')
