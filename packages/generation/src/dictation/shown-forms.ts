import { capitalise, toPlural } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { around, type Form, group, one, optionsIn } from './form.ts'
import { labelFrom } from './label-from.ts'
import { listPart } from './list-part.ts'
import type { Part } from './part.ts'

/** Several pictures or things, which nouns of components may stand in ("photo slider"). */
export const collectionForms: readonly Form[] = [
  {
    form: /^(?:(?:an?|the|four|five|six|4|5|6) )*(?:single )?(?<noun>(?:digit|code|pin|otp)(?: (?:input|entry))? (?:boxes|inputs?|fields?|cells))$/iu,
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
    form: /^(?:an? |the )?podium\b(?<after>.*)$/iu,
    read: () => one({ kind: 'figures', label: 'Podium', options: [] }),
  },
  {
    form: around(
      '(?:image|photo|picture|product image) (?:carousel|slider|gallery|slideshow|grid|strip)s?|carousel|slideshow',
    ),
    read: (_label, match) => {
      const [, of = ''] = /^\s*(?:of|with|showing)\s+(.+)$/i.exec(group(match, 'after')) ?? []
      const things = /^(?:the )?(?:images?|photos?|pictures?)\b/i.test(of) ? '' : of
      return one(...listPart(things === '' ? 'photos' : things, '', true).parts)
    },
  },
  {
    form: /^(?:a |an |the )?(?:[\p{L}-]+ ){0,2}?(?<noun>list|table|grid|feed|gallery|row|checklist|collection|stack)s? of (?<after>.+?)(?: (?:with|showing|containing|including|each (?:with|showing|having)|that shows?) (?<before>.+))?$/iu,
    read: (_label, match) => {
      const things = group(match, 'after')
      const isOfPictures = /^(?:images|photos|pictures)\b/i.test(things)
      const noun = group(match, 'noun').toLowerCase()
      const read = listPart(things, group(match, 'before'), noun === 'gallery' || isOfPictures)
      const [part] = read.parts
      if (part?.kind !== 'list') return read
      if (noun === 'checklist') part.fields.push('Checkbox')
      if (noun === 'grid' || noun === 'gallery') part.isGrid = true
      return part.isGrid && group(match, 'before') === '' ? one(part) : read
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

/** "With monthly sales": what a chart shows. */
function chartOf(after: string): string {
  const [, of = ''] = /^\s*(?:with|showing|about|on|that shows)\s+(?:the )?(.+)$/i.exec(after) ?? []
  const label = labelFrom(of)
  return label === '' ? 'Chart' : label
}

/** "1.2 of 2 liters". */
const done = /(?<done>\d+(?:\.\d+)?)(?: ?\p{L}+)? (?:of|out of|\/) (?<all>[1-9]\d*(?:\.\d+)?)/u
const shareOf = ({ done: some = '0', all = '1' }: Record<string, string | undefined>) => ({
  share: Math.min(1, Number(some) / Number(all)),
  center: `${some} / ${all}`,
})

/** Signs that do something. */
const deeds =
  /^(?:bookmark|share|heart|like|favou?rite|edit|delete|trash|close|search|settings|menu|filter|camera|microphone|attach(?:ment)?|back|more|help|logout|download|send|add|plus|call|refresh|cart|notifications?|bell)$/i

/** Components one looks at. */
export const shownForms: readonly Form[] = [
  {
    form: around(
      '(?:stats?|kpi|metrics?|numbers?|summary|info|figures?) (?:tiles?|cards?|boxes)|tiles|counters',
    ),
    read: (_label, match, masked, item) => ({
      parts: [{ kind: 'figures', label: 'Numbers', options: optionsIn(match, masked, item) }],
      collecting: 'options',
    }),
  },
  {
    form: around('cards'),
    read: (_label, match, masked, item) => {
      const options = optionsIn(match, masked, item)
      return options.length > 0
        ? { parts: [{ kind: 'figures', label: 'Numbers', options }], collecting: 'options' }
        : listPart('cards', '')
    },
  },
  {
    form: /^(?:an? |the )?counter (?:of|for|showing|with) (?:the )?(?:number of )?(?<after>(?:remaining|open|left|done|completed|active|total)\b.+)$/iu,
    read: (_label, match, masked) =>
      one({ kind: 'fact', label: labelFrom(masked.plain(group(match, 'after'))) }),
  },
  {
    form: around('counter'),
    read: (label) =>
      one({ kind: 'input', label: label === '' ? 'Count' : label, entry: 'stepper', options: [] }),
  },
  {
    form: around('progress (?:bar|ring|circle|indicator|steps)|circular progress(?: bar| indicator| chart)?'),
    read: (label, match, masked, item) => {
      const of = done.exec(masked.plain(item))?.groups
      const [, first] = /\b(?:steps|stages)\b:?\s*(.*)$/i.exec(group(match, 'after')) ?? []
      return first === undefined
        ? one({
            kind: 'chart',
            label: label === '' || of !== undefined ? 'Progress' : label,
            form: /ring|circ/i.test(group(match, 'noun')) ? 'ring' : 'progress',
            ...(of ? shareOf(of) : {}),
          })
        : {
            parts: [{ kind: 'steps', label: 'Progress', options: first === '' ? [] : [masked.plain(first)] }],
            collecting: 'options',
          }
    },
  },
  {
    form: around('(?:line|bar|pie|donut|doughnut|area|column)? ?(?:charts?|graphs?)'),
    read: (label, match, masked) =>
      one({
        kind: 'chart',
        label: label !== '' ? label : chartOf(masked.plain(group(match, 'after'))),
        form: /pie|don|dough/i.test(group(match, 'noun'))
          ? 'donut'
          : /line/i.test(group(match, 'noun'))
            ? 'line'
            : /area/i.test(group(match, 'noun'))
              ? 'area'
              : 'bar',
      }),
  },
  {
    form: around('(?:bottom |tab |bottom tab )?(?:tabs?|navigation|nav)(?: bar| menu)?'),
    read: (label, match, masked, item) => {
      // "A Lyrics tab" is one of them.
      if (/^tab$/i.test(group(match, 'noun')) && label !== '')
        return one({ kind: 'tabs', label: 'Tabs', options: [label] })
      return {
        parts: [{ kind: 'tabs', label: 'Tabs', options: optionsIn(match, masked, item) }],
        collecting: 'options',
      }
    },
  },
  {
    form: around('(?:weekly |monthly |month |week |event )?calendars?(?: view| grid)?'),
    read: (label, match) => {
      if (/s$/i.test(group(match, 'noun')))
        return one({ kind: 'date', label: 'From' }, { kind: 'date', label: 'To' })
      const noun = capitalise(group(match, 'noun').toLowerCase())
      return one({ kind: 'date', label: label === '' || / /.test(noun) ? noun : `${label} calendar` })
    },
  },
  {
    form: around('sections'),
    read: (_label, match, masked, item) => ({
      parts: [{ kind: 'choice', label: '', options: optionsIn(match, masked, item) }],
      collecting: 'options',
    }),
  },
  {
    form: around('columns'),
    read: (_label, match, masked, item) => ({
      parts: [{ kind: 'columns', label: 'Columns', options: optionsIn(match, masked, item) }],
      collecting: 'options',
    }),
  },
  {
    form: /^(?<after>.{2,30}?) (?:list|table|grid|feed|gallery|checklist)(?: (?:with|showing|containing|including) (?<before>.+))?$/iu,
    read: (_label, match) => listPart(group(match, 'after'), group(match, 'before')),
  },
  {
    form: around(
      "(?:(?:messages?|chat|texts?) (?:in |as )?)?(?:speech )?bubbles?|message history|conversation|(?:user|sent|received|incoming|outgoing|own|my)(?:'s)? messages",
    ),
    read: () => one({ kind: 'bubbles', label: 'Messages' }),
  },
  {
    form: around('badges?|status pill'),
    read: (label) => one({ kind: 'badge', label: label === '' ? 'New' : label }),
  },
  { form: around('maps?'), read: (label) => one({ kind: 'map', label: label === '' ? 'Map' : label }) },
  {
    form: around('video(?: player)?'),
    read: (label) => one({ kind: 'video', label: label === '' ? 'Video' : label }),
  },
  {
    form: /^(?:the )?avatars of (?:the )?(?<after>.+)$/iu,
    read: (_label, match) => listPart(group(match, 'after'), 'avatar'),
  },
  {
    form: around(
      'avatar|profile (?:picture|photo|image)|(?:preview|video|picture|view) of yourself|self[ -]view',
    ),
    read: (label, match) =>
      one({
        kind: 'avatar',
        label: label === '' ? capitalise(group(match, 'noun')) : label.replace(/'s?$/, ''),
      }),
  },
  {
    form: around(
      '(?:cover |header |hero |product |banner )?(?:image|photo|picture)s?|logo|album art|artwork|cover art|(?:album|book|movie|song|playlist) (?:cover|poster)s?|poster|thumbnail|banner|illustration|(?:qr|bar) ?code',
    ),
    read: (label, match) => {
      const noun = capitalise(group(match, 'noun'))
      return one({
        kind: 'image',
        label: label === '' || label === noun ? noun : `${label} ${noun.toLowerCase()}`,
      })
    },
  },
  {
    form: around('(?:check ?mark|tick|check|success) ?(?:icon)?|icons?|emojis?'),
    read: (label, match, masked) => {
      const noun = capitalise(group(match, 'noun').toLowerCase())
      const before = labelFrom(masked.plain(group(match, 'before')))
      const name = before === '' ? label : before
      // "A bookmark icon" is one to tap.
      const deed = name.replace(/ icon$/i, '')
      if (deeds.test(deed)) return one({ kind: 'button', label: deed, isQuiet: false, look: 'icon' })
      return one({ kind: 'icon', label: name === '' ? noun : `${name} icon` })
    },
  },
]
