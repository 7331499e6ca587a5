import { capitalise } from '../words/forms.ts'
import { around, type Form, group, one, optionsIn } from './form.ts'
import { listPart } from './list-part.ts'

/** Several pictures or things, which nouns of components may stand in ("photo slider"). */
export const collectionForms: readonly Form[] = [
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
    read: (_label, match) =>
      /^(?:images|photos|pictures)$/i.test(group(match, 'after'))
        ? one({ kind: 'image', label: capitalise(group(match, 'after').toLowerCase()) })
        : listPart(
            group(match, 'after'),
            group(match, 'before'),
            /gallery/i.test(group(match, 'noun')) ||
              /^(?:images|photos|pictures) of\b/i.test(group(match, 'after')),
          ),
  },
]

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
    form: around('counter'),
    read: (label) =>
      one({ kind: 'input', label: label === '' ? 'Count' : label, entry: 'stepper', options: [] }),
  },
  {
    form: around('progress (?:bar|ring|circle|indicator|steps)'),
    read: (label, match, masked) => {
      const [, first] = /\b(?:steps|stages)\b:?\s*(.*)$/i.exec(group(match, 'after')) ?? []
      return first === undefined
        ? one({ kind: 'chart', label: label === '' ? 'Progress' : label, form: 'progress' })
        : {
            parts: [{ kind: 'steps', label: 'Progress', options: first === '' ? [] : [masked.plain(first)] }],
            collecting: 'options',
          }
    },
  },
  {
    form: around('(?:line|bar|pie|donut|doughnut|area|column)? ?(?:charts?|graphs?)'),
    read: (label, match) =>
      one({
        kind: 'chart',
        label: label === '' ? 'Chart' : label,
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
    read: (_label, match, masked, item) => ({
      parts: [{ kind: 'tabs', label: 'Tabs', options: optionsIn(match, masked, item) }],
      collecting: 'options',
    }),
  },
  {
    form: around('(?:weekly |monthly |month |week |event )?calendar(?: view| grid)?'),
    read: (label, match) => {
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
      '(?:(?:messages?|chat|texts?) (?:in |as )?)?(?:speech )?bubbles|message history|conversation',
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
    form: around('avatar|profile (?:picture|photo|image)'),
    read: (label, match) =>
      one({
        kind: 'avatar',
        label: label === '' ? capitalise(group(match, 'noun')) : label.replace(/'s?$/, ''),
      }),
  },
  {
    form: around(
      '(?:cover |header |hero |product |banner )?(?:image|photo|picture)s?|logo|album art|artwork|cover art|thumbnail|banner|illustration|qr code',
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
    read: (label, match) => {
      const noun = capitalise(group(match, 'noun').toLowerCase())
      return one({ kind: 'icon', label: label === '' ? noun : `${label} icon` })
    },
  },
]
