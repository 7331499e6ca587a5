import { byWord } from '../by-word.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { buttonPart } from './button-part.ts'
import { around, type Form, group, many, one, optionsIn, optionOf } from './form.ts'
import { labelFrom } from './label-from.ts'
import { listPart } from './list-part.ts'
import type { Part } from './part.ts'

const numbers: Readonly<Partial<Record<string, number>>> = byWord({
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
})
const countOf = (word: string) => numbers[word.toLowerCase()] ?? Number(word)

/** What groups are called that are only told by their kind: "grouped by day". */
const groupsOf: Readonly<Partial<Record<string, string[]>>> = byWord({
  day: ['Today', 'Yesterday'],
  date: ['Today', 'Yesterday'],
  week: ['This week', 'Last week'],
  month: ['November', 'October'],
  letter: ['A', 'B'],
  year: ['2026', '2025'],
})

const bars = (from: number, to: number): Part[] =>
  Array.from({ length: Math.abs(from - to) + 1 }, (_, index) => {
    const star = Math.max(from, to) - index
    return {
      kind: 'chart',
      label: star === 1 ? '1 star' : `${star} stars`,
      form: 'progress',
      share: [0.72, 0.18, 0.06, 0.03, 0.01][index % 5] ?? 0.05,
    }
  })

/** What a page has beside its fields and lists: groups of a list, tags, pages to turn, answers to tap, a plan of seats. */
export const pageForms: readonly Form[] = [
  {
    form: /^(?:an? |the )?(?:[\p{L}-]+ )?(?<noun>list|grid|row) of (?:the )?(?<before>categories|topics|sections|links|departments|subjects|genres)(?: with (?:small )?icons?)?\s*\u00A6b\d+\u00AC$/iu,
    read: (_label, match, masked) =>
      one({
        kind: 'menu',
        label: capitalise(group(match, 'before').toLowerCase()),
        options: masked.bracketed(match[0]).map(optionOf),
      }),
  },
  {
    form: /^(?:an? |the |all )?(?:list of )?(?:(?:collapsible|expandable|all) )?(?<before>\p{L}[\p{L} -]{2,30}?),? (?:that (?:is|are) |is |are |which are )?(?:grouped|organi[sz]ed|divided|split|separated|sectioned|arranged) (?:under|by|into|in)\s+(?:the |these |different |two |three |four |five )*(?:(?:headings?|headers?|categories|sections|groups|titles)(?: called| named|:)?\s+)?(?<after>\S.*)$/iu,
    read: (_label, match, masked) => {
      const said = masked.plain(group(match, 'after'))
      const read = listPart(group(match, 'before'), '')
      const [part] = read.parts
      if (part?.kind !== 'list') return read
      const [kind = ''] = /^\p{L}+/u.exec(said.toLowerCase().replace(/^(?:the |its |their )/, '')) ?? []
      const usual = groupsOf[kind.replace(/s$/, '')]
      // "Grouped by category": which there are, nobody says.
      const isKind = /^\p{Ll}/u.test(said) && usual === undefined
      return isKind
        ? read
        : { parts: [{ ...part, sections: usual ?? [said] }], collecting: usual ? 'fields' : 'options' }
    },
  },
  {
    form: /^(?:an? |the )?(?:(?:colou?r|chart|map) )?(?<noun>legend|key|short facts)\s*(?:with|of|for|showing|explaining|:|\()\s*(?<after>.+)$|^(?:[Aa] |[Tt]he )?[Ll]egend (?<before>\p{Lu}.*)$/u,
    read: (_label, match, masked) => ({
      parts: [
        {
          kind: 'tags',
          label: /facts/i.test(group(match, 'noun')) ? 'Facts' : 'Legend',
          options: [labelFrom(masked.plain(group(match, 'after') || group(match, 'before')))],
        },
      ],
      collecting: 'options',
    }),
  },
  {
    form: /^(?:the |some |(?:a )?(?:row|list) of )?(?<after>[\p{L} ]{0,24}?)(?<noun>tags|genres|keywords|hashtags) (?:as|in) (?:small )?(?:chips|tags|pills|badges)$/iu,
    read: (_label, match) =>
      one({
        kind: 'tags',
        label: labelFrom(`${group(match, 'after')} ${group(match, 'noun')}`),
        options: [],
      }),
  },
  {
    form: /^(?:an? |the |some )?(?<noun>pagination|page numbers|pager)(?: controls?| buttons)?\b(?<after>.*)$/iu,
    read: () => one({ kind: 'choice', label: '', options: ['1', '2', '3', 'Next'] }),
  },
  {
    form: /^(?:an? |the )?(?<before>[\p{L} ]{3,24}?) (?<noun>filter)(?: (?:menu|drop-?down|selector))?$/iu,
    read: (label) => one({ kind: 'input', label, entry: 'select', options: [] }),
  },
  {
    form: /^(?:an? |the )?(?<noun>filter|sort(?: order| option)?|sorting)(?: (?:menu|drop-?down|selector|option))? (?:by|for) (?:the )?(?<after>[\p{L} ]{3,24})$/iu,
    read: (_label, match) => {
      const by = labelFrom(group(match, 'after'))
      return one({
        kind: 'input',
        label: /^sort/i.test(group(match, 'noun')) ? 'Sort by' : by,
        entry: 'select',
        options: /^sort/i.test(group(match, 'noun')) ? [by] : [],
      })
    },
  },
  {
    form: /^(?:an? )?(?:rating )?bars? (?:for|per) (?:each|every) (?<noun>star)(?: rating)?(?: (?:from|between)? ?(?<before>\d) (?:to|and|down to) (?<after>\d))?.*$/iu,
    read: (_label, match) =>
      one(...bars(Number(group(match, 'before') || '5'), Number(group(match, 'after') || '1'))),
  },
  {
    form: /^(?:the )?(?:five |5 )?(?:(?:tappable|clickable|selectable|empty|five|5) (?<noun>stars)|stars (?:to|one can) (?:tap|select|choose|click|rate)(?: .*)?)$/iu,
    read: () => one({ kind: 'stars', label: 'Rating' }),
  },
  {
    form: /^(?:an? |the )?(?:rating|star|review) (?<noun>breakdown|distribution|bars)$/iu,
    read: () => one(...bars(5, 1)),
  },
  {
    form: /^(?:the )?(?<before>two|three|four|five|six|[2-6]) (?:possible |multiple-choice |big |large )*(?<noun>(?:answers?|choices?|options?)(?: (?:buttons|options|choices|cards))?|(?:possible )?answers)$/iu,
    read: (_label, match) =>
      one({
        kind: 'answers',
        label: 'Answers',
        options: ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, countOf(group(match, 'before'))),
      }),
  },
  {
    form: /^(?:(?:an? |the )?(?:row|set|bar|grid|list) of )?(?<before>\p{L}+ )?(?<noun>tools|actions|shortcuts|icons)\b[^\u00A6]*\u00A6b\d+\u00AC.*$/iu,
    read: (_label, match, masked) =>
      // "Amenity icons" tell what there is: nobody taps them.
      /^(?:amenit|facilit|feature|equipment|allergen|ingredient|dietary|benefit)/i.test(
        group(match, 'before'),
      )
        ? one({
            kind: 'tags',
            label: capitalise(toPlural(toSingular(group(match, 'before').toLowerCase()))),
            options: masked.bracketed(match[0]).map(optionOf),
          })
        : // "Category icons" are what one chooses from.
          /^(?:categor|genre|topic|mood|type|kind)/i.test(group(match, 'before'))
          ? one({ kind: 'choice', label: '', options: masked.bracketed(match[0]).map(optionOf) })
          : one(...masked.bracketed(match[0]).map((name) => buttonPart(labelFrom(name), 'icon'))),
  },
  {
    form: /^(?:an? |the )?(?<before>\p{L}[\p{L} ]{2,28}?) as an? (?:(?:horizontal|vertical|scrollable|simple) )*(?<noun>list|table|grid|carousel|row)(?: (?:with|showing|of) (?<after>.+))?$/iu,
    read: (_label, match) =>
      listPart(
        group(match, 'before').replace(/^(?:list|table|grid) of (?:the )?/i, ''),
        group(match, 'after'),
      ),
  },
  {
    form: /^(?:the |some |(?:an? )?(?:row|list) of )?(?<after>[\p{L}]{3,20} )(?<noun>tags|hashtags)$/iu,
    read: (_label, match) => one({ kind: 'tags', label: labelFrom(group(match, 'after')), options: [] }),
  },
  {
    form: /^(?:tags|chips|badges) for (?:the )?(?<after>\p{L}[\p{L} ]{2,20})(?<noun>)$/iu,
    read: (_label, match) => one({ kind: 'tags', label: labelFrom(group(match, 'after')), options: [] }),
  },
  {
    form: /^(?:an? |the )?(?<noun>drop-?down|menu|select(?:or)?) to (?:filter|sort|choose|select) (?:by )?(?:the )?(?<after>\p{L}[\p{L} ]{2,20})$/iu,
    read: (_label, match) =>
      one({ kind: 'input', label: labelFrom(group(match, 'after')), entry: 'select', options: [] }),
  },
  {
    form: /^(?:an? |the )?(?:live |full-screen )?(?<noun>camera (?:preview|view|viewfinder|image)|viewfinder|waveform|sound wave)$/iu,
    read: (_label, match) => one({ kind: 'image', label: capitalise(group(match, 'noun').toLowerCase()) }),
  },
  {
    form: /^(?:two|three|four) (?:selectable |radio )?(?<noun>options|plans|choices)\s*\u00A6b\d+\u00AC$/iu,
    read: (_label, match, masked) =>
      one({
        kind: 'radios',
        label: '',
        options: masked.bracketed(match[0]).map((option) => capitalise(option.replace(/ with .*$/i, ''))),
      }),
  },
  {
    form: /^(?:an? |the )?(?:list of )?(?:two |three |four |five |six |\d )?(?<after>benefits|features|advantages|perks)(?<noun>)(?: with (?:a )?(?:check|tick) ?(?:mark )?(?:icons?|marks?))?$/iu,
    read: (_label, match) => {
      const [part] = listPart(group(match, 'after'), '').parts
      return part?.kind === 'list' ? one({ ...part, fields: ['Check marks'] }) : { parts: [] }
    },
  },
  {
    form: /^(?:an? |the )?(?:(?:big|large|circular|round) )*(?<noun>gauge|speedometer|dial)(?: (?:in|at|on) .*| (?:for|of|showing|with) (?:the |its )?(?<after>.+))?$/iu,
    read: (_label, match, masked) => {
      const after = labelFrom(masked.plain(group(match, 'after')))
      return one({
        kind: 'chart',
        label: after === '' ? capitalise(group(match, 'noun')) : after,
        form: 'ring',
      })
    },
  },
  {
    form: /^(?:the )?(?:two|three|four|five|[2-5]) (?<noun>values|numbers|figures|stats|metrics|statistics)(?::| for| showing| with) (?:the )?(?<after>\S.*)$/iu,
    read: (_label, match, masked) => ({
      parts: [
        { kind: 'figures', label: 'Numbers', options: [labelFrom(masked.plain(group(match, 'after')))] },
      ],
      collecting: 'options',
    }),
  },
  {
    form: /^(?:(?:an?|the|one) )?(?:row of )?(?:(?:two|three|four|five|[2-5]) )?(?<noun>values|numbers|figures|counts|stats|metrics|statistics|facts|key facts)\s*\u00A6b\d+\u00AC$/iu,
    read: (_label, match, masked) => {
      const options = masked.bracketed(match[0]).map((name) => labelFrom(name))
      return one({ kind: 'figures', label: options.join(', '), options })
    },
  },
  {
    form: /^(?:an? |the )?(?<noun>reply|chat|message) (?:box|bar|composer)$/iu,
    read: (_label, match) =>
      one({
        kind: 'input',
        label: `Write a ${group(match, 'noun').toLowerCase()}`,
        entry: 'composer',
        options: [],
      }),
  },
  {
    form: /^(?:an? |the )?(?<before>(?:\p{L}+ )?(?:balance|total|budget|savings|streak|score|revenue|income|points|steps|calories|net worth)) (?<noun>card|tile)$/iu,
    read: (_label, match) => {
      const label = labelFrom(group(match, 'before'))
      return one({ kind: 'box', look: 'card', label: '', parts: [{ kind: 'fact', label, role: 'stat' }] })
    },
  },
  {
    form: /^(?:the |your |my )?(?<after>(?:recent|latest|upcoming|popular|featured|nearby|saved|suggested|recommended|trending|related|similar)(?:ly \p{L}+)? (?:\p{L}+ )?\p{L}{3,}(?<!s)s)$/iu,
    read: (_label, match) => listPart(group(match, 'after'), ''),
  },
  {
    form: /^how many (?<after>\p{L}+)(?<noun>)(?: are)? (?:left|remaining|open|done|completed)$/iu,
    read: (_label, match) =>
      one({
        kind: 'fact',
        label: `${capitalise(group(match, 'after'))} ${/done|completed/i.test(match[0]) ? 'done' : 'left'}`,
      }),
  },
  {
    form: /^(?:an? |the )?(?:photo|image|picture|avatar|file) (?<noun>picker|chooser|selector)(?: .*)?$/iu,
    read: (_label, match) =>
      one({
        kind: 'button',
        label: /^(?:an? |the )?file/i.test(match[0]) ? 'Choose file' : 'Choose photo',
        isQuiet: true,
      }),
  },
  {
    form: /^(?:an? |the )?(?:(?<noun>list|grid|table|row|carousel) of )(?<before>\p{L}[\p{L} -]{2,24}?)\s*\u00A6b\d+\u00AC$|^(?<cards>(?!(?:stats?|numbers?|kpi|metrics?|summary|info|the|three|four|two)\b)\p{L}[\p{L} -]{2,24}?) (?:cards|tiles)\s*\u00A6b\d+\u00AC$/iu,
    read: (_label, match, masked) => {
      const inner = masked.bracketed(match[0])
      const fields = inner.map((field) => labelFrom(field))
      const things = match.groups?.cards ?? group(match, 'before')
      const [part] = listPart(toPlural(toSingular(things)), '').parts
      if (part?.kind !== 'list') return { parts: [] }
      const isGrid = /grid/i.test(group(match, 'noun'))
      // "A list of tickets (Adult, Child)": what they are called.
      const isNames = inner.length > 1 && inner.every((name) => /^[\p{Lu}\d]/u.test(name))
      return isNames
        ? {
            parts: [{ ...part, names: inner, ...(isGrid ? { isGrid: true as const } : {}) }],
            collecting: 'fields',
          }
        : one({ ...part, fields, ...(isGrid ? { isGrid: true as const } : {}) })
    },
  },
  {
    form: /^(?:(?:an?|the|some) )?(?:(?:grid|list|row|set|choice|selection) of )?(?:(?:the )?(?:available|free|open) )?(?:time ?|appointment |hour )(?<noun>slots)(?: (?:grid|picker|selector|buttons|chips))?(?<after>.*)$/iu,
    read: () => one({ kind: 'slots', label: 'Time slots' }),
  },
  {
    form: /^(?:(?:an?|the) )?(?:row of )?(?:seven |7 )?(?:week)?day (?<noun>buttons|chips|tabs|pills|selector|strip|picker)(?<after>.*)$/iu,
    read: () =>
      one({ kind: 'choice', label: '', options: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }),
  },
  {
    form: /^(?:an? |the )?(?:(?:row|list|strip|carousel) of )?(?:(?:round|circular|small) )*(?<noun>avatars|stories)(?: (?:for|of|with) (?:the )?(?<after>\p{L}[\p{L} ]{2,20}))?$/iu,
    read: (_label, match) => {
      const after = labelFrom(group(match, 'after'))
      return one({ kind: 'people', label: after === '' ? 'Stories' : after })
    },
  },
  {
    form: /^(?:an? |the )?(?:personal |friendly |short )*(?<noun>greeting|welcome message)(?: (?:with|to|for|by|including) .*)?$/iu,
    read: () => one({ kind: 'fact', label: 'Greeting' }),
  },
  {
    form: /^(?:an? |the )?(?<noun>(?:loading |activity )(?:indicator|spinner|animation|icon)|spinner|loader)$/iu,
    read: () => one({ kind: 'text', label: 'Loading …' }),
  },
  {
    form: /^(?:the )?(?<before>two|three|four|five|[2-5]) (?<noun>answers|options|choices|candidates) with (?:their )?(?:(?:progress|percentage|result) )?(?:bars?|percentages?).*$/iu,
    read: (_label, match) =>
      one(
        ...Array.from({ length: countOf(group(match, 'before')) }, (_, index): Part => ({
          kind: 'chart',
          label: `${capitalise(group(match, 'noun').replace(/s$/, ''))} ${index + 1}`,
          form: 'progress',
          share: [0.48, 0.32, 0.2, 0.12, 0.08][index] ?? 0.1,
        })),
      ),
  },
  {
    form: /^(?:an? |the )?(?:(?:vertical|simple) )?(?<noun>list|menu|grid|row) of (?<before>\p{L}[\p{L} -]{2,24}):\s*(?<after>(?:\p{Lu}|\u00A6q).*)$/u,
    read: (_label, match, masked) => {
      const about = labelFrom(group(match, 'before'))
      return {
        parts: [
          {
            kind: 'menu',
            label: /^(?:menu |list )?(?:items|options|entries|links|rows)$/i.test(about) ? 'Menu' : about,
            options: [masked.plain(group(match, 'after'))],
          },
        ],
        collecting: 'options',
      }
    },
  },
  {
    form: around('(?:small )?icons'),
    read: (_label, match, masked, item) => {
      const bracketed = masked.bracketed(item)
      if (bracketed.length === 0 && !/^\p{L}+$/u.test(masked.bare(group(match, 'before')).trim()))
        return one({ kind: 'icon', label: labelFrom(masked.plain(group(match, 'before'))) || 'Icons' })
      return many(match, masked, (name) => buttonPart(name, 'icon'))
    },
  },
  {
    form: /^(?:(?:an?|the) )?(?:row of )?(?<before>[\p{L} ]{0,20}?(?:range|filter|size|sort(?:ing)?|mode|unit|view|period|category|speed|type)) (?<noun>buttons|tabs|chips|pills|toggles?)(?<after>.*)$/iu,
    read: (label, match, masked, item) => {
      const options = optionsIn(match, masked, item)
      return {
        parts: [{ kind: 'choice', label: options.length > 0 ? '' : label, options: options.map(optionOf) }],
        ...(options.length > 0 && masked.bracketed(item).length === 0 ? { collecting: 'options' } : {}),
      }
    },
  },
]
