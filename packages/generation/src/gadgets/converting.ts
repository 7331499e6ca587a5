import type { Gadget } from './gadget.ts'

/** One way to write a value, by the words that name it, with what it looks like there. */
interface Form {
  said: RegExp
  name: string
  value: string
}

const coordinates: readonly Form[] = [
  { said: /\bdecimal\b/i, name: 'Decimal degrees', value: '52.36412, 4.88391' },
  { said: /\bdms\b|minutes/i, name: 'DMS', value: '52°21′50.8″ N, 4°53′02.1″ E' },
  { said: /\butm\b/i, name: 'UTM', value: '31U 628 350 5803 214' },
  { said: /\bmgrs\b/i, name: 'MGRS', value: '31U FU 28350 03214' },
  { said: /plus ?codes?|open location/i, name: 'Plus code', value: '9F469VPM+J8' },
  { said: /geohash/i, name: 'Geohash', value: 'u173zm9k2' },
  { said: /maidenhead|locator|grid square/i, name: 'Locator', value: 'JO22KI' },
]
const moments: readonly Form[] = [
  { said: /unix|epoch|timestamp/i, name: 'Unix timestamp', value: '1795081267' },
  { said: /iso/i, name: 'ISO 8601', value: '2026-11-19T09:41:07Z' },
  { said: /local|date|readable|human/i, name: 'Date and time', value: 'Thu 19 Nov 2026, 10:41:07' },
  { said: /utc|gmt/i, name: 'UTC', value: 'Thu 19 Nov 2026, 09:41:07' },
  { said: /milli/i, name: 'Milliseconds', value: '1795081267000' },
  { said: /relative|ago/i, name: 'Relative', value: '3 minutes ago' },
]
const shoes: readonly Form[] = [
  { said: /\beu\b|europe/i, name: 'EU', value: '42' },
  { said: /\buk\b|british/i, name: 'UK', value: '8' },
  { said: /\bus\b|american/i, name: 'US', value: '8.5' },
  { said: /\bcm\b|centimet/i, name: 'Foot in cm', value: '26.5' },
  { said: /japan|\bjp\b/i, name: 'Japan', value: '26.5' },
]

/** The forms a description names; all of them where it names hardly any. */
const formsIn = (text: string, all: readonly Form[]): readonly Form[] => {
  const named = all.filter(({ said }) => said.test(text))
  return named.length > 1 ? named : all.slice(0, 4)
}

/** A value in one form, and the same in all others at once. */
const converter = (
  id: string,
  called: RegExp,
  all: readonly Form[],
  { title, from, icon, names }: Record<'title' | 'from' | 'icon' | 'names', string>,
  place?: Gadget['sheets'][number],
): Gadget => ({
  id,
  called,
  unless: /\b(?:hik\w+|geocach\w+|tracks?|routes?|shop|currency)\b/i,
  icon,
  presets: 'clean, dark-pro',
  names,
  sheets: [
    {
      name: 'Convert',
      title,
      icon: 'repeat',
      content: (text) => {
        const forms = formsIn(text, all)
        return `
          chips From | ${forms.map(({ name }) => name).join(', ')}
          fields
          - ${from} | text | ${forms[0]?.value ?? ''}
          rows The same as
          ${forms
            .slice(1)
            .map(({ name, value }) => `- ${icon} | ${value} | ${name}`)
            .join('\n')}
          keys
          - ${icon === 'pin' ? 'target | Here' : icon === 'clock' ? 'clock | Now' : 'repeat | Swap'}
          - copy | Copy
          - share | Share`
      },
    },
    ...(place ? [place] : []),
    {
      name: 'History',
      icon: 'clock',
      said: /\b(?:histor(?:y|ies)|sav(?:e|es|ed|ing)|recent|favou?rites?|bookmarks?)\b/i,
      content: (text) => {
        const [one, other] = formsIn(text, all)
        return `
          rows History
          - ${icon} | ${one?.value ?? ''} | Today, 9:41 | ${one?.name ?? ''}
          - ${icon} | ${other?.value ?? ''} | Yesterday | ${other?.name ?? ''}`
      },
    },
  ],
})

export const converting: readonly Gadget[] = [
  converter(
    'coordinate-converter',
    /\b(?:coordinates? (?:converter|conversion|calculator|transform\w*)|convert(?:s|ing)? (?:gps |geographic |map |your )?coordinates)\b/i,
    coordinates,
    {
      title: 'Coordinates',
      from: 'Coordinates',
      icon: 'pin',
      names: 'Grid North, Degree by Degree, Thirty-one U',
    },
    {
      name: 'Map',
      icon: 'map',
      said: /\bmaps?\b/i,
      content: 'map Point on a map | 52.36412, 4.88391\nquiet copy | Copy coordinates',
    },
  ),
  converter(
    'timestamp-converter',
    /\b(?:(?:unix|epoch)(?: time)?(?:stamp)? (?:converter|conversion|time)|timestamp converter|convert(?:s|ing)? (?:unix |epoch )?timestamps?)\b/i,
    moments,
    { title: 'Timestamps', from: 'Timestamp', icon: 'clock', names: 'Since 1970, Epoch, Tick' },
  ),
  converter('size-converter', /\bshoe sizes? (?:converter|conversion|chart|calculator)\b/i, shoes, {
    title: 'Sizes',
    from: 'Size',
    icon: 'shoe',
    names: 'Forty-two, Half a Size, Fits',
  }),
]
