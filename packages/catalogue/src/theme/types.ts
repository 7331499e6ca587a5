/** The kinds of text, from the loudest to the quietest, and the two special ones. */
export type TextVariant =
  | 'display'
  | 'title'
  | 'heading'
  | 'body'
  | 'label'
  | 'caption'
  | 'overline'
  | 'quote'
  | 'stat'

export type ThemeMode = 'light' | 'dark'

/** The thirteen colours a preset states, as #rrggbb. */
export interface BaseRoles {
  background: string
  surface: string
  surfaceAlt: string
  text: string
  textMuted: string
  primary: string
  onPrimary: string
  accent: string
  onAccent: string
  border: string
  success: string
  warning: string
  danger: string
}

/** Every colour a component may use. `primaryText`, never `primary`, is for words and icons on a ground. */
export interface ThemeRoles extends BaseRoles {
  primarySoft: string
  primaryText: string
  accentSoft: string
  accentText: string
  successSoft: string
  successText: string
  onSuccess: string
  warningSoft: string
  warningText: string
  onWarning: string
  dangerSoft: string
  dangerText: string
  onDanger: string
  /** Series colours in order, five of them. */
  chart: string[]
}

/** Font size in px, line height in px, weight. */
export type TypeStep = readonly [size: number, lineHeight: number, weight: number]

/**
 * How a theme lifts its cards: `hairline` 1 px border; `tonal` surface on background; `soft` a wide shadow;
 * `hard` 2 px border and a solid shadow; `chunky` 2 px border, 5 px at the bottom; `rules` a line above, no box.
 */
export type Elevation = 'hairline' | 'tonal' | 'soft' | 'hard' | 'chunky' | 'rules'

/** All lengths in px. */
export interface ThemeSpacing {
  /** Side margin of a screen, and the distance between its blocks. */
  screen: number
  section: number
  gap: number
  /** Inside cards. */
  inner: number
  /** Height of a row of two lines. */
  row: number
  /** Height of buttons and fields. */
  control: number
}

/** Treatment of drawn pictures: factors of saturation and lightness, and degrees of warmth. */
export interface ThemeArt {
  sat: number
  light: number
  warm?: number
}

/** Everything of a theme but its colours. */
export interface ThemeStyle {
  id: string
  name: string
  /** One sentence in plain words, for people and models who choose. */
  character: string
  /** Subjects it suits, comma separated. */
  suits: string
  /** `ui`, where there is one, is for labels and captions. Families are names without fallbacks. */
  fonts: { display: string; body: string; ui?: string }
  type: Record<TextVariant, TypeStep>
  /** Letter spacing in px. */
  tracking: Partial<Record<TextVariant, number>>
  /** `display` texts and buttons in capitals. */
  uppercaseDisplay: boolean
  radius: { control: number; card: number; image: number; chip: number }
  density: 'airy' | 'regular' | 'compact'
  elevation: Elevation
  button: 'rounded' | 'pill' | 'square' | 'chunky'
  header: 'large' | 'greeting' | 'centered' | 'block' | 'masthead' | 'compact'
  navbar: 'labels' | 'pill' | 'block' | 'floating' | 'bubble' | 'text' | 'line'
  tabs: 'underline' | 'pills' | 'segmented'
  /** Width of the lines around cards, fields and bars in px. */
  borderWidth: number
  defaultMode: ThemeMode
  art: ThemeArt
  spacing: ThemeSpacing
}

export interface ThemePreset extends ThemeStyle {
  light: ThemeRoles
  dark: ThemeRoles
}

/** A theme as an app wears it: one mode, its stated colours and corners worked in. */
export interface ResolvedTheme extends ThemeStyle {
  mode: ThemeMode
  roles: ThemeRoles
  /** What the app's words are written in, as a BCP 47 tag; absent: as each screen's name is written. */
  language?: string
  /** Side that reading begins at, whatever the language; absent: the language's. */
  direction?: 'ltr' | 'rtl'
}
