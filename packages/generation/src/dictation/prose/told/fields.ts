import type { Rewording } from '../../../understand/searched.ts'
import { capitalise, toPlural } from '../../../words/forms.ts'
import { who } from '../prose-words.ts'
import { inCapitals, piecesOf } from '../../names-in.ts'
import { end } from './edges.ts'

const named = '(\\p{L}+(?: \\p{L}+)?)'

/** What one fills in, sets and chooses by. */
export const fields: readonly Rewording[] = [
  { form: /^questions one after the other: /iu, becomes: 'a form with ' },
  // "An Add button asks for": what opens from a button.
  {
    form: /\ban? button for (?:an? |the )?new (\p{L}+) asking for ([^.;]+)/giu,
    becomes: 'an "Add $1" button. The "Add $1" button opens a form with $2',
  },
  {
    form: /\b(?:an? )?(?:big |large |round )?plus for (?:an? |the )?new (\p{L}+)(?: where (?:i|you|we) (?:put|enter|fill in|type|write) (?:the )?([^.;]+))?/giu,
    becomes: (_, thing = '', told?: string) =>
      `an "Add ${thing}" button${told === undefined ? '' : `. The "Add ${thing}" button opens a form with ${told}`}`,
  },
  {
    form: /,?(?: and)? an? (\p{Ll}+(?: \p{Ll}+)?) button (?:which|that) asks for ([^.;]+)/giu,
    becomes: (_, deed = '', fields = '') => {
      const name = capitalise(deed)
      const [, measure, of, other] =
        /^((?:grams|number|amount|litres|minutes|kilos)) of (\p{L}+) and (\p{L}+)$/iu.exec(fields) ?? []
      return ` and a "${name}" button. The "${name}" button opens a form with ${measure === undefined ? fields : `${measure} of ${of} and ${measure} of ${other}`}`
    },
  },
  // "A counter for rows with plus and minus", "the number of portions can be changed".
  { form: /\ban? counter for (?:the )?(\p{L}+) with plus and minus/giu, becomes: 'a stepper for the $1' },
  {
    form: /\b[Tt]he (\p{Ll}+(?: (?:of )?\p{Ll}+)?) can be (?:changed|chosen|set|adjusted)\b/gu,
    becomes: (_, what = '') =>
      `a ${/^(?:number|amount|count) of /.test(what) ? 'stepper' : 'dropdown'} for the ${what}`,
  },
  // "I pick my voice: soprano, alto, tenor or bass".
  {
    form: new RegExp(
      `\\b${who} (?:can )?(?:pick|choose|select)s? (?:my|your|the|their|an?) ${named}: ([\\p{L} ]+(?:, [\\p{L} ]+)*,? (?:or|and) [\\p{L} ]+)(?=[.;]|$)`,
      'giu',
    ),
    becomes: (_, name = '', list = '') => `radio buttons for the ${name} (${inCapitals(list)})`,
  },
  // "You can pick two, five or ten minutes".
  {
    form: new RegExp(
      `\\b(?:there )?${who} (?:can )?(?:pick|choose|select)s? (?:between )?(\\p{L}+|\\d+), (\\p{L}+|\\d+) (?:or|and) (\\p{L}+|\\d+)( \\p{L}+)?${end}`,
      'giu',
    ),
    becomes: (_, one = '', two = '', three = '', unit?: string) =>
      `a segmented control (${[one, two, three]
        .map((each) =>
          capitalise(
            unit === undefined ? each : `${each}${/^(?:one|1)$/i.test(each) ? unit.replace(/s$/, '') : unit}`,
          ),
        )
        .join(', ')})`,
  },
  // "A top up button with 5, 10 or 20 euros".
  {
    form: /\ban? ((?:\p{Ll}+ )?\p{Ll}+) button with (\d+), (\d+),? (?:or|and) (\d+)(?: (\p{L}+))?/giu,
    becomes: (_, deed = '', one = '', two = '', three = '', unit = '') =>
      `a segmented control (${[one, two, three].map((each) => `${each} ${unit}`.trim()).join(', ')}) and a "${capitalise(deed)}" button`,
  },
  // "A choice between left and right arm".
  {
    form: /\ban? (?:choice|switch|toggle) between (\p{L}+) and (\p{L}+)(?: (\p{L}+))?(?=[,.;]|$| and )/giu,
    becomes: (_, one = '', other = '', of?: string) => {
      const name = (each: string) =>
        capitalise(of === undefined || /^(?:values|ones)$/i.test(of) ? each : `${each} ${of}`)
      return `a segmented control (${name(one)}, ${name(other)})`
    },
  },
  {
    form: /\b(?:an? )?switch to (?:look at|see|show|change to|view) the (plan|map|grid|calendar|list)(?: instead)?/giu,
    becomes: (_, other = '') => `a segmented control (List, ${capitalise(other)})`,
  },
  // What one looks for.
  {
    form: /\b(?:an? )?filter for (?:the )?(\p{Ll}+) or (\p{Ll}+)/giu,
    becomes: (_, one = '', other = '') =>
      `a segmented control (All, ${capitalise(one)}, ${capitalise(other)})`,
  },
  {
    form: new RegExp(`\\b${who} can filter (?:them |it )?by (?:the )?(\\p{L}+)`, 'giu'),
    becomes: 'a dropdown "Filter by $1"',
  },
  { form: /\b(?:an? )?search by (?:the |its )?(\p{L}+)/giu, becomes: 'a search field "Search by $1"' },
  {
    form: new RegExp(`^${who} looks? up (?:something|an? \\p{L}+|it|them) and sees? (?:its |the )?`, 'iu'),
    becomes: 'a search field and a list of results with ',
  },
  // "Whether others may download my photos", "whether the night mode is on".
  {
    form: /\bwhether (others|everybody|everyone|friends|strangers|\p{L}+s) (?:may|can) (\p{L}+) (?:my |the )?([\p{L} ]{3,20}?)(?=[,.;]|$| and )/giu,
    becomes: (_, others = '', deed = '', what = '') => `a switch "${capitalise(others)} may ${deed} ${what}"`,
  },
  {
    form: /\bwhether (?:the |my )?([\p{L} ]{3,24}?) (?:is|are) (?:switched )?on\b/giu,
    becomes: 'a switch for $1',
  },
  // "How much with a slider".
  { form: /\bhow much with a slider/gi, becomes: 'a slider for the amount' },
  // What one takes a picture of, or scans.
  {
    form: /\ban? camera that scans (?:an? |the )?(barcode|qr code|label|ticket|page|receipt|code)/gi,
    becomes: 'a camera image, a text "Hold the $1 inside the frame" and a "Scan" button',
  },
  { form: /\ban? camera for (?:the )?(\p{L}+)/giu, becomes: 'a photo upload field "$1"' },
  {
    form: new RegExp(
      `(?:\\bat the end )?\\b(?:${who} )?(?:must|has to|have to) take an? (photo|picture|video)(?: of [^,.;]*?)?(?= and |[,.;]|$)`,
      'giu',
    ),
    becomes: 'a photo upload field and a "Take $1" button',
  },
  { form: /\ba field for (?:a|the) signature\b/gi, becomes: 'a signature field' },
  {
    form: new RegExp(
      `\\b(?:and )?(?:${who} )?(?:can )?rates? (?:the |it|an? )?(?:\\p{L}+ )?(?:with|by|in) (?:\\p{L}+ )?stars\\b`,
      'giu',
    ),
    becomes: 'and a star rating',
  },
  // What one writes.
  {
    form: new RegExp(`\\b${who} (?:can )?writes? to (?:your|the|my|their) (\\p{L}+)`, 'giu'),
    becomes: (_, whom = '') => `a multi-line text field "Message to your ${whom}" and a "Send" button`,
  },
  {
    form: /\b(?:and )?(?:can send (everyone|everybody|all \p{L}+|them) (?:all )?an? message|(?:allows|has|offers) an? message to (all \p{L}+))/giu,
    becomes: (_, whom?: string, all?: string) =>
      `and a multi-line text field "Message to ${whom ?? all ?? ''}" and a "Send" button`,
  },
  {
    form: new RegExp(
      `(?:\\b(?:there )?${who} (?:can |may )?(?:also )?)(?:write|leave|type|dictate|add|dictates or types)s? (?:an? |the )?(comment|note|message|review|question)( (?:for|to|about) (?:the )?\\p{L}+)?${end}`,
      'giu',
    ),
    becomes: (_, noun = '', whom = '') =>
      `a multi-line text field "${capitalise(noun)}${whom}" and a "${/^(?:comment|review|message|question)$/i.test(noun) ? 'Send' : `Save ${noun.toLowerCase()}`}" button`,
  },
  { form: /\bplace for (?:my |your )?(?:own )?notes/giu, becomes: 'multi-line text field "Notes"' },
  {
    form: /\ban? empty page with (?:a |the )?(question|prompt|title) of the day/gi,
    becomes: (_, what = '') =>
      `a heading "${capitalise(what)} of the day", a multi-line text field "Your text"`,
  },
  {
    form: new RegExp(`\\ban? (\\p{L}+) (?:that |which )?${who} can (?:edit|change|write)${end}`, 'giu'),
    becomes: (_, name = '') => `a text field "${capitalise(name)}"`,
  },
  // "You're asked which allergies you have, with a checkbox each", "questions with yes and no".
  {
    form: /^you(?:['’]re| are) asked (?:which|what|for) (?:your )?(\p{L}+s)(?: you have)?(?:,? with a checkbox each)?/iu,
    becomes: 'a heading "Your $1", a checklist of $1',
  },
  {
    form: /\bquestions with yes and no(?: until (?:an? |the )?(\p{L}+) is (?:shown|found|reached))?/giu,
    becomes: (_, result?: string) =>
      `a heading "Question 1", buttons "Yes" and "No"${result === undefined ? '' : ` and the ${result}`}`,
  },
  // "From, until": two days.
  {
    form: /(?<!\b(?:list of|each with|trips|bookings|rides|tours) [^.;]*)\bfrom(?:,| and) (?:and )?(until|to)(?=[,.;]|$| and )/giu,
    becomes: 'a date picker "From", a date picker "Until"',
  },
  {
    form: new RegExp(
      `\\b${who} (?:say|tell|choose|enter|pick|set)s? when ${who} (?:want|need)s? (?:the |my |an? )?(\\p{L}+)`,
      'giu',
    ),
    becomes: (_, thing = '') => `a date picker "${capitalise(thing)} wanted on"`,
  },
  // "Choosing a stylist, a service with price, and a free time".
  {
    form: /^(?:choosing|picking|selecting) an? (\p{L}+), an? (\p{L}+)(?: with ([^,]+?))?,? and an? (?:free )?(?:time|date|day|slot)/iu,
    becomes: (_, one = '', other = '', shown?: string) =>
      `a list of ${toPlural(one)} with photo, a list of ${toPlural(other)}${shown === undefined ? '' : ` with ${piecesOf(shown).join(', ')}`}. Below it are time slots and a "Book" button`,
  },
  {
    form: /\b(?:two|three|four|five) number fields,? (?!for\b|:)(\p{L}+(?:, \p{L}+)* and \p{L}+)/giu,
    becomes: 'number fields for $1',
  },
  {
    form: /\band set an? (\p{L}+)(?=[.;,]|$)/giu,
    becomes: (_, what = '') => `and a number field "${capitalise(what)}"`,
  },
  // "I set my goal, the reminder times and units".
  {
    form: new RegExp(
      `^${who} (?:can )?(?:set|choose|enter|change)s? (?:the |my |your )?${named}, (?:the |my |your )?${named}(?:,? and (?:the |my |your )?${named})?$`,
      'iu',
    ),
    becomes: (_, ...found) =>
      `a form with ${found
        .slice(0, 3)
        .filter((each) => typeof each === 'string')
        .join(', ')} and a "Save" button`,
  },
  // "I can choose the text size", "and pick a neighbour".
  {
    form: /\band (?:choose|pick|select)s? (?:an? |the )(\p{L}+)(?=[,.;]|$)/giu,
    becomes: 'and a dropdown for the $1',
  },
  {
    form: new RegExp(
      `\\b(?:there )?${who} (?:can )?(?:choose|pick|select|set|change)s? (?:the |an? |my |your |its )?(?!of\\b|one\\b)(?=\\p{Ll}+(?: \\p{Ll}+)?${end})`,
      'giu',
    ),
    becomes: 'a dropdown for the ',
  },
  // "I enter the day and the reason".
  {
    form: new RegExp(
      `\\b(?:there )?${who} (?:can |must )?(?:enter|fill in|type|state|note|give(?! (?:one|it|them|back)))(?:s|s in)? (?:the |my |an? )?(?=\\p{Ll})`,
      'giu',
    ),
    becomes: 'a form with ',
  },
]
