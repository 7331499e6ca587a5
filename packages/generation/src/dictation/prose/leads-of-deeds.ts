import { capitalise, toPlural } from '../../words/forms.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { and, anywhere, byContent, page, placeIn, tapped, type Way } from './lead.ts'
import { holds, screenNoun, sees, who } from './prose-words.ts'

const proper = '"?(?<name>\\p{Lu}[\\p{L}\'-]+(?: \\p{Lu}[\\p{L}\'-]+)?)"?'
/** "Reserved" as "Reserve". */
const deedOf = (done: string) => capitalise(baseOfVerb(done.toLowerCase(), strictVerbs) ?? done)

/** Screens that are told by what one does there, or where something goes. */
export const ofDeeds: readonly Way[] = [
  // "As soon as the app is open you see", "my app would start with a gallery", "when I log in I get to".
  {
    form: anywhere(
      `^(?:when|once|as soon as) (?:the app (?:is open(?:ed)?|is started|opens|starts)|${who} logs? in|${who} (?:is|are|am) logged in),? ${who} ${sees} (?<rest>.+)$`,
    ),
    read: ({ rest = '' }, { isFirst }) => (isFirst === true ? { way: 'first', rest } : undefined),
  },
  {
    form: anywhere(
      `^(?:(?:my|the|our) app|the \\p{L}+|${who}) (?:would |should |will )?(?:starts?|begins?|opens?) (?:with|on|at) (?<rest>.+)$`,
    ),
    read: ({ rest = '' }, { isFirst }) => (isFirst === true ? { way: 'first', rest } : undefined),
  },
  {
    form: anywhere(
      `^(?<count>two|three|four) (?:big |large )?buttons (?:on|in) the (?:first|start|home|main) (?:page|screen): (?<rest>.+)$`,
    ),
    read: ({ rest = '' }) => ({
      way: 'first',
      rest: `buttons ${rest
        .split(/,? and |, /)
        .map((each) => `"${capitalise(each)}"`)
        .join(' and ')}`,
    }),
  },
  // "I would like to see my cows when I open the app, each with number".
  {
    form: anywhere(
      `^${who} (?:would like to|wants? to|should) see (?<what>.+?) when ${who} opens? (?:it|the app)(?:,? (?<rest>each .+|with .+))?$`,
    ),
    read: ({ what = '', rest }) => ({ way: 'first', rest: rest === undefined ? what : `${what}, ${rest}` }),
  },
  {
    form: anywhere(
      `^(?:the |my )?(?<which>home|start|main|first) (?:page|screen) asks (?:me |you |us )?(?:for )?(?<rest>.+)$`,
    ),
    read: ({ which = '', rest = '' }) => ({
      way: 'first',
      ...(/^first$/i.test(which) ? {} : { name: which.toLowerCase() }),
      rest: `a form with ${rest} and a "Continue" button`,
    }),
  },
  {
    form: anywhere(`^(?:the )?\\p{L}+s (?:choose|pick|select) (?:their|an?|the) (?<what>\\p{L}+) first$`),
    read: ({ what = '' }, { isFirst }) =>
      isFirst === true
        ? { way: 'first', rest: `the title "Choose your ${what}" and a list of ${toPlural(what)} with name` }
        : undefined,
  },
  // "One tap and I see", "on its page there are".
  {
    form: anywhere(`^(?:one|a|another) (?:tap|click|touch) and ${who} ${sees} (?<rest>.+)$`),
    read: ({ rest = '' }) => ({ way: 'tap', from: '', rest }),
  },
  {
    form: anywhere(`^on its (?:page|screen|card),? (?:there (?:is|are)|${who} ${sees}) (?<rest>.+)$`),
    read: ({ rest = '' }) => ({ way: 'tap', from: '', rest }),
  },
  // "To add a treatment I press plus and enter medicine and dose".
  {
    form: anywhere(
      `^to add an? (?<name>\\p{L}+(?: \\p{L}+)?),? ${who} (?:press(?:es)?|taps?|uses?) (?:on )?(?:the |a )?(?:plus|button|\\+)[^,.]{0,16}? and (?:enters?|fills? in|types?|gives?) (?<rest>.+)$`,
    ),
    read: ({ name = '', rest = '' }) => ({ way: 'link', name: `Add ${name}`, rest: `a form with ${rest}` }),
  },
  // "Reports come last: milk per day and fat".
  {
    form: anywhere(
      `^(?<name>\\p{L}+(?: \\p{L}+)?) comes? (?:last|next|then|second|third)(?:: |,? with )(?<rest>.+)$`,
    ),
    read: ({ name = '', rest = '' }) => page(name, rest),
  },
  // "The ticket appears under Tickets as a QR code".
  {
    form: new RegExp(
      `^.{0,60}?\\b(?:the|an?) \\p{L}+ (?:appears?|is|lands?|shows up) (?:under|in) ${proper}(?: as (?<rest>.+))?$`,
      'u',
    ),
    read: ({ name = '', rest }) =>
      page(
        name,
        rest === undefined ? `a list of ${name.toLowerCase()} with date` : `${rest}, the date and the price`,
      ),
  },
  // "My book is sorted by year and shows a total".
  {
    form: anywhere(
      `^(?:my|the|our) (?<name>\\p{L}+) (?:is|are) sorted by (?<by>\\p{L}+)(?: and (?:shows?|has|have) (?<rest>.+))?$`,
    ),
    read: ({ name = '', by = '', rest }) =>
      page(name, `a list of entries with name and ${by}${rest === undefined ? '' : `. Below it is ${rest}`}`),
  },
  // "Alarm screen: address in huge letters, a map".
  {
    form: anywhere(`^${and}(?:the )?(?<name>\\p{L}+(?: \\p{L}+)?) (?:page|screen|tab): (?<rest>.+)$`),
    read: ({ name = '', rest = '' }, { isFirst }) =>
      /^(?:first|second|third|fourth|fifth|last|next|the|this)$/i.test(name)
        ? undefined
        : /^(?:main|home|start)$/i.test(name)
          ? isFirst === true
            ? { way: 'first', rest, name: name.toLowerCase(), isWeak: true }
            : undefined
          : { ...page(name, rest), isWeak: true },
  },
  // "In the tab Courses all courses are listed with age".
  {
    form: new RegExp(
      `^(?:[Ii]n|[Oo]n|[Uu]nder) the (?:tab|page|screen|section) ${proper},? (?<rest>.+)$`,
      'u',
    ),
    read: ({ name = '', rest = '' }) => page(name, rest),
  },
  // "Skates can be reserved in the tab Skates by shoe size".
  {
    form: new RegExp(
      `^(?<things>\\p{L}+s) can be (?<deed>\\p{L}+) (?:in|on|under) the (?:tab|page|screen|section) ${proper}(?: (?:by|with) (?<rest>.+))?$`,
      'u',
    ),
    read: ({ things = '', deed = '', name = '', rest }) =>
      page(name, `a list of ${things.toLowerCase()} with ${rest ?? 'name'} and "${deedOf(deed)}" button`),
  },
  // "The ticket itself is a QR code".
  {
    form: anywhere(`^the (?<name>\\p{L}+) itself (?:${holds}) (?<rest>.+)$`),
    read: ({ name = '', rest = '' }) => page(name, rest),
  },
  // "Finished pieces go to a page of their own, with photo".
  {
    form: anywhere(
      `^(?<name>[\\p{L}-]+ \\p{L}+s|\\p{L}+s) (?:go|goes|move|moves|land|lands) (?:to|on|in) an? (?:page|screen|list|tab)(?: of (?:their|its) own)?(?:,? with (?<rest>.+))?$`,
    ),
    read: ({ name = '', rest }) =>
      page(name, `a list of ${name.toLowerCase()}${rest === undefined ? '' : ` with ${rest}`}`),
  },
  // "For the chief there is an extra page where he sees".
  {
    form: anywhere(
      `^for the (?<name>\\p{L}+),? there (?:is|should be|will be) an? (?:extra |own |separate )?(?:page|screen|view|tab) (?:where|with|showing) (?<rest>.+)$`,
    ),
    read: ({ name = '', rest = '' }) => page(name, rest),
  },
  // "From the shelf I open a record and mark it", "from a patient you get to the plan".
  {
    form: anywhere(
      `^from (?:the|my|an?) \\p{L}+,? ${who} opens? (?:an?|the|one) (?<what>\\p{L}+) and (?<rest>.+)$`,
    ),
    read: ({ what = '', rest = '' }) => tapped(what, rest),
  },
  {
    form: anywhere(`^from an? (?<what>\\p{L}+),? ${who} (?:gets?|comes?|goes?) to (?<rest>.+)$`),
    read: ({ what = '', rest = '' }) => {
      const place = placeIn(rest)
      return place && place.name !== ''
        ? { way: 'tap', from: what, name: place.name, rest: place.rest }
        : tapped(what, rest)
    },
  },
  // "The therapist's side has a list of patients".
  {
    form: anywhere(
      `^(?:the |an? )?(?<name>\\p{L}+)['’]s (?:side|part|area|section|app) (?:${holds}) (?<rest>.+)$`,
    ),
    read: ({ name = '', rest = '' }) => page(name, rest),
  },
  // "Then the page of sent parcels with number".
  {
    form: anywhere(`^${and}the (?:page|screen|tab) (?:of|with|for) (?<rest>.+)$`),
    read: ({ rest = '' }, { isFirst }) => (isFirst === true ? undefined : byContent(rest)),
  },
  // "My rating is in the profile, together with how many swaps I made".
  {
    form: anywhere(
      `^(?<what>my [\\p{L} ]{3,24}?) (?:is|are) (?:in|on|under) (?:the |my )?(?<name>profile|account|settings|menu|overview)(?:,? (?:together |along )?with (?<rest>.+))?$`,
    ),
    read: ({ what = '', name = '', rest }) =>
      page(name, `${what}${rest === undefined ? '' : ` and ${rest}`}`),
  },
  // "Both lead to a form with what, where and a picture".
  {
    form: anywhere(
      `^(?:both|all)(?: of (?:them|these))? (?:lead|leads|open|opens|go|goes) to an? (?:form|page) with (?<rest>.+)$`,
    ),
    read: ({ rest = '' }) => page('New entry', `a form with ${rest}`),
  },
  // "All reports are on a map and, below it, as a list".
  {
    form: anywhere(
      `^all (?<name>\\p{L}+s) are (?:shown )?(?:on|in) an? (?<first>map|calendar|grid|list)(?: and,? (?:below it,? |also )?(?:as|in|on) an? (?<other>map|calendar|grid|list))?$`,
    ),
    read: ({ name = '', first = '', other }) =>
      page(
        name,
        [first, ...(other === undefined ? [] : [other])]
          .map((form) =>
            /^(?:map|calendar)$/i.test(form)
              ? `a ${form}`
              : `a ${form} of ${name.toLowerCase()} with name and date`,
          )
          .join(', '),
      ),
  },
  // "Your own reports are under Mine".
  {
    form: new RegExp(
      `^(?:[Yy]our|[Mm]y|[Oo]ne['’]s|[Tt]heir) (?:own )?(?<things>\\p{L}+s) (?:are|can be found) (?:under|in|on) (?:the )?${proper}(?: ${screenNoun})?$`,
      'u',
    ),
    read: ({ things = '', name = '' }) => page(name, `a list of ${things.toLowerCase()} with name and date`),
  },
  // "After pressing Coming you see who else comes".
  {
    form: new RegExp(
      `^[Aa]fter (?:pressing|tapping|clicking|choosing) ${proper},? ${who} ${sees} (?<rest>.+)$`,
      'u',
    ),
    read: ({ name = '', rest = '' }) => ({ way: 'link', name, rest }),
  },
]
