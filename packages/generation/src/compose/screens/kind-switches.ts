import type { AppPlan, ScreenKind } from '../../plan/types.ts'

/** What is on and off in the settings of apps that tell nobody anything: by kind of app, or by what their first screen is. */
const ofKinds: readonly (readonly [kinds: string, title: string, switches: string])[] = [
  ['beat-keeper tuner instrument play-keys', 'While playing', 'Screen stays on, x Vibrate'],
  ['board-puzzle game idle-game stand-game virtual-pet party-game', 'Game', 'Sounds, Vibrate, x Music'],
  ['emulator', 'Game', 'Sound, Vibrate on keys, x Show frames a second'],
  [
    'calculator converter unit-converter estimator electronics-calc',
    'Numbers',
    'Comma in thousands, x Vibrate on keys',
  ],
  ['keyboard', 'Typing', 'Vibrate on key press, x Sound on key press'],
  ['launcher', 'Home screen', 'Lock the layout, x Show the status bar'],
  [
    'files backups folder-sync file-transfer app-manager',
    'Files',
    'Ask before deleting, x Show hidden files',
  ],
  ['ereader doc-viewer comics', 'Reading', 'Screen stays on, Volume keys turn pages, x Full screen'],
  ['gallery photo-vault wallpapers', 'Pictures', 'Play videos by themselves, x Brightest screen'],
  ['camera doc-scanner qr-codes', 'Camera', 'Sound of the shutter, x Save the place'],
  ['editor colouring flip-book', 'Drawing', 'Save by itself, x Palm does not draw'],
  ['meme-maker', 'Memes', 'Save by itself, x Small watermark'],
  ['authenticator passwords encryption-keys', 'Safety', 'Lock after a minute, No screenshots'],
  ['terminal text-editor dev-tool api-client snippets', 'Text', 'Wrap long lines, x Numbers of lines'],
  ['browser', 'Pages', 'Open links here, x Desktop pages'],
  ['recorder transcriber read-aloud', 'Sound', 'Play with screen off, x Wi-Fi only'],
  [
    'music equalizer radio radio-stations podcast audiobooks sound-mixer',
    'Sound',
    'Pause without headphones, x Mobile data',
  ],
  [
    'network-scan app-firewall connection device-info sensors meter',
    'Measuring',
    'Measure in the background, x Keep a log',
  ],
  [
    'dictionary translator encyclopedia periodic-table glossary cheat-sheet',
    'Content',
    'Load pictures, x Mobile data',
  ],
  ['morse-trainer drill math-practice', 'Practice', 'Sounds, x Vibrate'],
  [
    'timer lap-timer chess-clock tally-counter score-keeper',
    'While it runs',
    'Screen stays on, Sound, x Vibrate',
  ],
  ['flashlight', 'Light', 'On when the app opens, x Vibrate'],
]

/** Screens that tell somebody something while the app is put away. */
const telling: ReadonlySet<ScreenKind> = new Set([
  'notifications',
  'chats',
  'feed',
  'slots',
  'cart',
  'people',
])
/** Who is spoken to of mail may get one in the week. */
const ofMail = /\b(?:e-?mails?|mails?|newsletters?|digests?|summar(?:y|ies)|weekly reports?)\b/i
/** Who has an account may get mail. */
const known: ReadonlySet<ScreenKind> = new Set(['signin', 'profile', 'cart', 'chats'])

export interface SwitchGroup {
  title: string
  switches: { label: string; isOn: boolean }[]
}

/** The group of switches below the look of an app: what it tells one, or how it behaves where it tells nothing. */
export function kindSwitches({
  archetype = '',
  screens,
  entities,
  language,
  whole,
  story,
  description,
}: AppPlan): SwitchGroup {
  const has = (kinds: ReadonlySet<ScreenKind>) => screens.some(({ kind }) => kinds.has(kind))
  const [thing = ''] = entities.keys()
  const own =
    language !== undefined || has(telling)
      ? undefined
      : ofKinds.find(([kinds]) => kinds.split(' ').some((kind) => kind === archetype || kind === thing))
  if (own)
    return {
      title: own[1],
      switches: own[2]
        .split(', ')
        .map((label) => ({ label: label.replace(/^x /, ''), isOn: !label.startsWith('x ') })),
    }
  return {
    title: 'Notifications',
    switches: [
      { label: 'Push notifications', isOn: true },
      ...(has(known) && ofMail.test(whole ?? story ?? description)
        ? [{ label: 'Email summary', isOn: false }]
        : []),
    ],
  }
}
