import { capitalise, toPlural } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { type Form, around, group, one } from './form.ts'
import { labelFrom } from './label-from.ts'
import { listPart } from './list-part.ts'
import type { Part } from './part.ts'

/** What each of several things has. */
const ofFields =
  /^(?:photos?|pictures?|images?|thumbnails?|avatars?|icons?|prices?|dates?|times?|status|ratings?|stars)$|\b(?:name|title|photo|picture|date|price|time|badge|number|status)$/i

/** Several pictures or things, which nouns of components may stand in ("photo slider"). */
export const collectionForms: readonly Form[] = [
  {
    form: /^(?:an? |the )?(?:(?:horizontal|scrollable|image|picture) )?(?<noun>carousel|slider)(?: of| with)? (?<after>\u00A6q\d+\u00AC)$/iu,
    read: (_label, match, masked) =>
      one({ kind: 'list', label: masked.plain(group(match, 'after')), fields: [], isPictured: true }),
  },
  {
    form: /^(?:the |an? )?(?:front )?(?<noun>cover)$/iu,
    read: () => one({ kind: 'image', label: 'Cover' }),
  },
  {
    form: around('(?:number|numeric|dial|digit) ?pad|keypad'),
    read: () => one({ kind: 'keypad', label: 'Number pad' }),
  },
  {
    form: /^(?:the )?(?:four|five|six|4|5|6) (?<noun>dots|circles)$/iu,
    read: () => one({ kind: 'text', label: '○   ○   ○   ○' }),
  },
  {
    form: /^(?:(?:the|some|all) )?(?:file )?(?<noun>attachments|attached files|comments|reviews|answers|replies)$/iu,
    read: (_label, match) =>
      one(
        ...listPart(/files|attach/i.test(group(match, 'noun')) ? 'attachments' : group(match, 'noun'), '')
          .parts,
      ),
  },
  {
    form: /^(?:(?:an?|the|four|five|six|4|5|6) )*(?:single )?(?<noun>(?:digit|code|pin|otp)(?: (?:input|entry))? (?:boxes|inputs?|fields?|cells)|(?<=(?:four|five|six|4|5|6) )(?:input )?(?:boxes|digits|fields))(?: for (?:the |a )?(?:code|pin|digits|otp|verification code|sms code))?$/iu,
    read: () => one({ kind: 'input', label: 'Code', entry: 'number', options: [] }),
  },
  {
    form: /^(?:an? |the )?(?<noun>typing indicator)$/iu,
    read: () => one({ kind: 'text', label: 'Typing …' }),
  },
  {
    form: /^(?:an? |the )?(?<before>\p{L}+)'s (?<noun>photo|picture|portrait)$/iu,
    read: (_label, match) => {
      const who = group(match, 'before').toLowerCase()
      return one({ kind: classOf(who) === 'person' ? 'avatar' : 'image', label: capitalise(who) })
    },
  },
  {
    form: /^(?:an? |the )?(?:(?:horizontal|scrollable|horizontally scrollable) )?(?:scroll(?:er|ing row)?|row|list|strip|carousel|bar) of (?<after>.+?) (?:as|in) (?:\p{L}+ )?(?<noun>chips|pills|tags)$/iu,
    read: (_label, match) => one({ kind: 'choice', label: labelFrom(group(match, 'after')), options: [] }),
  },
  {
    form: /^(?:an? |the )?(?:\p{L}+ )?card (?:per|for (?:each|every)) (?<after>\p{L}[\p{L} ]{2,24})$/iu,
    read: (_label, match) => listPart(toPlural(group(match, 'after')), ''),
  },
  {
    form: /^(?:an? |the )?(?<noun>accordion|menu rows|menu items|menu entries|list items|(?:navigation |settings )rows|collapsible sections)(?: (?:with|for|of|containing)|:)\s*(?:the )?(?:sections |items |entries )?(?<after>.+)$/iu,
    read: (_label, match, masked) => ({
      parts: [{ kind: 'menu', label: 'Sections', options: [masked.plain(group(match, 'after'))] }],
      collecting: 'options',
    }),
  },
  {
    form: /^(?:(?:an?|the|some) )?(?<noun>(?:quick|preset|shortcut|filter|time|period) (?:options?|choices|filters|ranges|selections)|presets)(?: (?:for|like|such as|with)|:)?\s+(?<after>.+)$/iu,
    read: (_label, match, masked) => ({
      parts: [{ kind: 'choice', label: '', options: [masked.plain(group(match, 'after'))] }],
      collecting: 'options',
    }),
  },
  {
    form: /^(?:an? |the |three |four |two )?(?:activity |progress )?(?<noun>rings)(?: (?:for|of|showing)|:)\s+(?:the )?(?<after>.+)$/iu,
    read: (_label, match, masked) => {
      const make = (name: string): Part => ({ kind: 'chart', label: name, form: 'ring' })
      return { parts: [make(labelFrom(masked.plain(group(match, 'after'))))], make, collecting: 'parts' }
    },
  },
  {
    form: /^(?:an? |the |some )?(?<noun>colou?r (?:swatches|options|choices|dots|selector|picker))$/iu,
    read: (_label, match) =>
      one({
        kind: 'choice',
        label: /^colour/i.test(group(match, 'noun')) ? 'Colour' : 'Color',
        options: [],
      }),
  },
  {
    form: /^(?:an? |the )?comparison (?:table|chart|grid|view)? ?(?:of|between|for) (?:(?:two|three|four|the|\d) )*(?<after>\p{L}[\p{L} ]{2,20}?) with (?:rows|columns|lines) (?:for|with|showing|of) (?<before>.+)$/iu,
    read: (_label, match) => {
      const read = listPart(group(match, 'after'), group(match, 'before'))
      return {
        ...read,
        parts: read.parts.map((part) => (part.kind === 'list' ? { ...part, each: [] } : part)),
      }
    },
  },
  {
    form: /^(?:an? |the )?(?:(?:weather|daily|weekly) )?(?:(?<before>three|five|seven|ten|[3-9]|10)[- ]day )?(?:weather )?(?<noun>forecast)(?: (?:of|for) the (?:next|coming) (?<after>three|five|six|seven|[3-7]) days| of the week)?$/iu,
    read: (_label, match) => {
      const told = (group(match, 'before') || group(match, 'after')).toLowerCase()
      const days = { three: 3, five: 5, six: 6, seven: 7, ten: 10 }[told] ?? (Number(told) || 5)
      return one({
        kind: 'list',
        label: `${days}-day forecast`,
        fields: ['Day', 'High and low'],
        isPictured: false,
      })
    },
  },
  {
    form: /^(?:(?:the|some|two|three|four|five|six|\d) )?(?:expandable|collapsible|foldable) (?<noun>questions|answers|items|entries|rows)$/iu,
    read: (_label, match) => one(...listPart(group(match, 'noun'), '').parts),
  },
  {
    form: /^(?:an? |the )?podium\b(?<after>.*)$/iu,
    read: () => one({ kind: 'figures', label: 'Podium', options: [] }),
  },
  {
    form: around(
      '(?:image|photo|picture|product image) (?:carousel|slider|gallery|slideshow|grid|strip)s?|carousel|slideshow',
    ),
    read: (_label, match, masked) => {
      const [, of = ''] = /^\s*(?:of|with|showing)\s+(.+)$/i.exec(masked.bare(group(match, 'after'))) ?? []
      const fields = masked.bracketed(group(match, 'after')).map((each) => labelFrom(each))
      const things = /^(?:the )?(?:images?|photos?|pictures?)\b/i.test(of) ? '' : of
      const isGrid = /grid|gallery/i.test(group(match, 'noun'))
      return one(
        ...listPart(things === '' ? 'photos' : things, '', true).parts.map((part) =>
          part.kind === 'list'
            ? { ...part, fields: [...part.fields, ...fields], ...(isGrid ? { isGrid: true as const } : {}) }
            : part,
        ),
      )
    },
  },
  {
    form: /^(?:an? |the )?(?:[\p{L}-]+ )?(?:list|thread|stream|history) of (?:the )?(?:(?:chat |message |speech )?(?<noun>bubbles)|(?:chat|sent and received) messages)(?<after> .*)?$/iu,
    read: () => one({ kind: 'bubbles', label: 'Messages' }),
  },
  {
    form: /^(?:a |an |the )?(?:[\p{L}-]+ ){0,2}?(?<noun>list|table|grid|feed|gallery|row|checklist|collection|stack|thread|selection)s? of (?<after>.+?)(?: (?:with|showing|containing|including|each (?:with|showing|having)|that shows?) (?<before>.+))?$/iu,
    read: (_label, match, masked) => {
      const things = masked.bare(group(match, 'after'))
      const inner = masked.bracketed(group(match, 'after'))
      // "A list of barbers (photo and first name)": what each shows; names stand in capitals.
      const isOfFields =
        inner.length > 0 &&
        inner.every((each) => /^\p{Ll}/u.test(each)) &&
        inner.some((each) => ofFields.test(each))
      const names = isOfFields ? [] : inner.map(capitalise)
      const isOfPictures = /^(?:images|photos|pictures)\b/i.test(things)
      const noun = group(match, 'noun').toLowerCase()
      const read = listPart(things, group(match, 'before'), noun === 'gallery' || isOfPictures)
      const [part] = read.parts
      if (part?.kind !== 'list') return read
      if (names.length > 1) part.names = names
      if (isOfFields) part.fields.push(...inner.map((each) => labelFrom(each)))
      if (noun === 'checklist') part.fields.push('Checkbox')
      if (noun === 'grid' || noun === 'gallery') part.isGrid = true
      // Only what is said to be shown of each is: "a checklist of subtasks, file attachments" are two.
      return group(match, 'before') === ''
        ? one(part)
        : {
            ...read,
            ofEach:
              /\bas (?:\p{L}+ )?(?:cards|tiles)\b/iu.test(things) ||
              /\beach (?:with|showing|having)\b/i.test(match[0]),
          }
    },
  },
  {
    form: /^(?:an? |the )?(?:[\p{L}-]+ )?(?<noun>list|table|grid|row|carousel|section) (?:titled|called|named|headed|labell?ed)\s+(?<before>\u00A6q\d+\u00AC)(?:,? (?:with|of|showing|containing) (?:the |some |an? )?(?<after>\p{L}[\p{L} -]{2,30}))?$/iu,
    read: (_label, match, masked) => {
      // "With icon, merchant and date": what each of them shows.
      if (!/s$/i.test(group(match, 'after')) || /status$/i.test(group(match, 'after')))
        return listPart(masked.plain(group(match, 'before')), group(match, 'after'))
      const { parts, ...read } = listPart(group(match, 'after'), '')
      const sections = [masked.plain(group(match, 'before'))]
      return { ...read, parts: parts.map((part) => (part.kind === 'list' ? { ...part, sections } : part)) }
    },
  },
  {
    form: /^(?:an? |the )?(?:[\p{L}-]+ )?(?:list|table|grid) (?:with|showing|containing|including|that (?:shows?|has)) (?<before>.+)$/iu,
    read: (_label, match) => listPart('', group(match, 'before')),
  },
  {
    form: /^(?:an? )?(?:numbered |step-by-step |list of |the )*(?<noun>steps|instructions|directions)$/iu,
    read: (_label, match) => one(...listPart(group(match, 'noun'), '').parts),
  },
  {
    form: /^(?:(?:all|the|your|my|all the|available|recent|saved|upcoming)\s+)*(?<after>(?:[\p{L}-]+\s){0,2}?(?!(?:\p{L}*(?:fields?|inputs|buttons|tabs|columns|sections|cards|icons|images|photos|pictures|links|chips|pills|tiles|boxes|checkboxes|switches|toggles|sliders|pickers|charts|graphs|options|rows|bars|bubbles|labels|badges|dots|counters|screens|pages)) )\p{L}{3,}(?<![su])s) (?:with|and) (?:(?:their|its|an?|the)\s+)?(?<before>(?!button)\p{L}.+)$/iu,
    read: (_label, match) => listPart(group(match, 'after'), group(match, 'before')),
  },
]
