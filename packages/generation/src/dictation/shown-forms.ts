import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { navigation } from './bottom-bar.ts'
import { around, type Form, group, one, optionsIn } from './form.ts'
import { labelFrom } from './label-from.ts'
import { listPart } from './list-part.ts'
import type { Masked } from './mask.ts'

/** "With monthly sales": what a chart shows. */
function chartOf(after: string): string {
  const [, of = ''] = /^\s*(?:with|showing|about|on|that shows)\s+(?:the )?(.+)$/i.exec(after) ?? []
  // "A donut chart by category", "a chart per month".
  const [, how = '', by = ''] = /^\s*(by|per) (?:the )?(\p{L}+(?: \p{L}+)?)$/iu.exec(after) ?? []
  const label = by === '' ? labelFrom(of) : `${capitalise(how.toLowerCase())} ${by.toLowerCase()}`
  return label === '' ? 'Chart' : label
}

/** "By category (Food, Rent, Fun)": what its values are of. */
function legendIn(match: RegExpExecArray, masked: Masked): { labels?: string[] } {
  const labels = masked.bracketed(group(match, 'after'))
  return labels.length > 1 ? { labels: labels.map(capitalise) } : {}
}

/** "1.2 of 2 liters". */
const done =
  /(?<done>[$€£]?\d[\d,]*(?:\.\d+)?)(?: ?\p{L}+)? (?:of|out of|\/) (?<all>[$€£]?[1-9][\d,]*(?:\.\d+)?)/u
/** "At 72 %". */
function percentIn(text: string): Record<string, string> | undefined {
  const [, some] = /\b(?:at|with|of|showing) (\d{1,3}) ?(?:%|percent)/i.exec(text) ?? []
  return some === undefined ? undefined : { done: `${some} %`, all: '100' }
}
const numberIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))
const shareOf = ({ done: some = '0', all = '1' }: Record<string, string | undefined>) => ({
  share: Math.min(1, numberIn(some) / Math.max(1, numberIn(all))),
  center: some.endsWith('%') ? some : `${some} / ${all}`,
})

/** "A battery ring at 72 %" is of the battery. */
const isRingOf = (match: RegExpExecArray) =>
  /^(?:progress )?ring$/i.test(group(match, 'noun')) && labelFrom(group(match, 'before')) !== ''

/** Signs that do something. */
const deeds =
  /^(?:bookmark|share|heart|like|favou?rite|edit|delete|trash|close|search|settings|menu|filter|camera|microphone|attach(?:ment)?|back|more|help|logout|download|send|add|plus|call|refresh|cart|notifications?|bell|swap|clip)$/i

/** Components one looks at. */
export const shownForms: readonly Form[] = [
  {
    form: /^(?:an? |the )?(?<before>[\p{L}-]+ )?(?<noun>summary) (?:card|box|panel)$/iu,
    read: (_label, match) => one({ kind: 'fact', label: labelFrom(`${group(match, 'before')} summary`) }),
  },
  {
    form: around(
      '(?:stats?|kpi|metrics?|numbers?|summary|info|figures?) (?:tiles?|cards?|boxes)|tiles|counters',
    ),
    read: (label, match, masked, item) => {
      const options = optionsIn(match, masked, item)
      // "Genre tiles": a tile for each genre.
      const named = masked.plain(group(match, 'before')).trim()
      if (options.length === 0 && /^tiles$/i.test(group(match, 'noun')) && named !== '')
        return one(
          ...listPart(toPlural(toSingular(label)), '').parts.map((part) =>
            part.kind === 'list' ? { ...part, isGrid: true as const } : part,
          ),
        )
      return { parts: [{ kind: 'figures', label: 'Numbers', options }], collecting: 'options' }
    },
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
    form: around(
      'progress (?:bar|ring|circle|indicator|steps)|(?<!(?:key|phone|wedding|engagement|diamond|gold|silver) )ring(?! (?:tone|size|finger))|(?:countdown|timer|time|loading|health|level|xp|energy|battery|completion) bar|circular progress(?: bar| indicator| chart)?',
    ),
    read: (label, match, masked, item) => {
      const of = done.exec(masked.plain(item))?.groups ?? percentIn(masked.plain(item))
      const [, first] = /\b(?:steps|stages)\b:?\s*(.*)$/i.exec(group(match, 'after')) ?? []
      return first === undefined
        ? one({
            kind: 'chart',
            label:
              label === '' || (of !== undefined && !isRingOf(match))
                ? of && !/ring|circ/i.test(group(match, 'noun'))
                  ? `${of.done} of ${of.all}`
                  : /^(?:countdown|timer|time) bar$/i.test(group(match, 'noun'))
                    ? 'Time left'
                    : 'Progress'
                : isRingOf(match)
                  ? labelFrom(group(match, 'before'))
                  : /^(?:timer|countdown)\b/i.test(group(match, 'after'))
                    ? 'Timer'
                    : label,
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
        ...legendIn(match, masked),
      }),
  },
  {
    form: around('(?:bottom |tab |bottom tab )?(?:tabs?|navigation|nav)(?: bar|(?<!tabs?) menu)?|side ?bar'),
    read: (label, match, masked, item) => {
      // "A Lyrics tab" is one of them.
      if (/^tab$/i.test(group(match, 'noun')) && label !== '')
        return one({ kind: 'tabs', label: 'Tabs', options: [label] })
      return {
        parts: [
          {
            kind: 'tabs',
            label: /bottom|nav|tab bar|side/i.test(`${group(match, 'before')} ${group(match, 'noun')}`)
              ? navigation
              : 'Tabs',
            options: optionsIn(match, masked, item),
          },
        ],
        collecting: 'options',
      }
    },
  },
  {
    form: around(
      '(?:weekly |monthly |month |week |event )?calendars?(?: view| grid)?|week (?:strip|bar|row|selector|view)',
    ),
    read: (label, match) => {
      if (/s$/i.test(group(match, 'noun')))
        return one({ kind: 'date', label: 'From' }, { kind: 'date', label: 'To' })
      const said = group(match, 'noun').toLowerCase()
      const noun = capitalise(/^week (?!cal)/.test(said) ? 'week calendar' : said)
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
  {
    form: around('maps?(?! (?:icon|button|link|pin icon))'),
    read: (label) => one({ kind: 'map', label: label === '' ? 'Map' : label }),
  },
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
    form: around(
      '(?:check ?mark|tick|check|success) ?(?:icon)?|icons?|emojis?|(?<=(?:back|close) )(?:arrow|chevron)',
    ),
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
