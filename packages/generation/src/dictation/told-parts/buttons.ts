import type { Rewording } from '../../understand/searched.ts'
import { capitalise } from '../../words/forms.ts'
import { isDeed, listed } from './pieces.ts'

/** What one taps. */
export const toldButtons: readonly Rewording[] = [
  // "How did you hear about us? (Internet, Friends) multiple choice".
  {
    form: /(?<=^|[.:;,] |contains |shows )"?(\p{Lu}[^.?!:;()"\n]{6,58}\?)"? (?:with )?\(([^()\n]{3,110})\)(?:,? (?:as )?(?:(multiple|single)[- ]choice|(checkboxes|check boxes)|radio buttons))?/gu,
    becomes: (_, question = '', list = '', choice?: string, boxes?: string) =>
      `${/^multiple$/i.test(choice ?? '') || boxes !== undefined ? 'checkboxes' : 'radio buttons'} "${question}" (${listed(list)})`,
  },
  // "Four round icons: Transfer, Pay, Top up": one taps them.
  {
    form: /\b(?:two|three|four|five|six|\d)? ?(?:round |big |small |quick |shortcut |action )+(?:icons|buttons|actions)(?: for| with|:|,)? (?=\p{Lu}[\p{L} ]+, )/gu,
    becomes: ' buttons ',
  },
  {
    form: /(?<=[,;] (?:and )?|\band )(log out|sign out|log-out)(?=[.;\n]|$)/gi,
    becomes: (_, deed = '') => `a "${capitalise(deed.replace('-', ' '))}" button`,
  },
  // "A Message and a Book button": two.
  {
    form: /\b(an?) (\p{Lu}\p{L}+(?: \p{L}+)?) and (an?) (\p{Lu}\p{L}+(?: \p{L}+)?) button(?!s)/gu,
    becomes: 'buttons "$2" and "$4"',
  },
  // "With vitals: heart rate, blood pressure".
  {
    form: /(?<=\bwith |\bcontains )(?:the |some |his |her |their )?(\p{Ll}{4,}s): (?=\p{Ll}+(?: \p{Ll}+)?, (?!an? ))/gu,
    becomes: (whole = '', things = '') =>
      /^(?:fields|buttons|chips|tabs|options|cards|columns|tiles|checkboxes|switches|toggles|sliders|icons|sections|links|rows|inputs|menus|steps|filters|numbers|stats|charts)$/.test(
        things,
      )
        ? whole
        : '',
  },
  // "Author, text, share and bookmark icons": only these two are icons.
  {
    form: /(?<=[,;] (?:and )?|\bcontains )(\p{Ll}{3,}) and (\p{Ll}{3,}) icons(?=[,.;]|$| and )/gu,
    becomes: 'a $1 icon, a $2 icon',
  },
  // "A scene row: Good morning, Movie": one taps them.
  {
    form: /\b(?:an? )?(\p{Ll}{3,}) row: (?=\p{Lu}[\p{L} ]+, \p{Lu})/gu,
    becomes: 'buttons ',
  },
  {
    form: /\b(two|three|four|five|six|[2-6]) answers as (?:big |large )?(?:buttons|options|cards)/gi,
    becomes: '$1 answer buttons',
  },
  // "Play again and Share", at the end: one taps them.
  {
    form: /(?<=, )(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}) and (\p{Lu}\p{Ll}+)(?=[.;\n]|$)/gu,
    becomes: (whole = '', one = '', other = '') =>
      isDeed.test(one) && isDeed.test(other) ? `buttons "${one}" and "${other}"` : whole,
  },
  {
    form: /(?<!\b(?:buttons|tabs|chips|options|icons|actions|links)\b[^.;\n]{0,80})(?<=, (?:and )?|\band )((?:Save|Send|Submit|Add to cart|Checkout|Check out|Place order|Publish|Create \p{L}+|Pay|Pay and print label|Send (?:report|application|request|message)|Continue with (?:Google|Apple|Facebook)|Book|Continue|Next|Log out|Join|Start))(?=[.;,\n]|$)/gu,
    becomes: 'a button "$1"',
  },
  // "Skip top right".
  {
    form: /(?<=[,;] |\band )(Skip|Help|Close|Edit|Done|Share) (?:on the |at the |in the )?top (?:right|left)(?: corner)?/gu,
    becomes: 'a "$1" button',
  },
  { form: /\ba message form\b/gi, becomes: 'a text area for the message and a "Send message" button' },
  {
    form: /\bmessage form(?=[.;,\n]|$)/gi,
    becomes: 'a text area for the message and a "Send message" button',
  },
  // "Each with present, late and absent buttons".
  {
    form: /\beach with (\p{Ll}+), (\p{Ll}+)(?:,? and (\p{Ll}+))? buttons/gu,
    becomes: (_, one = '', two = '', three?: string) =>
      `each with ${[one, two, three].flatMap((each) => (each === undefined ? [] : [`a ${capitalise(each)} button`])).join(', ')}`,
  },
  { form: /\ba (microphone|paper ?clip|camera|emoji|smiley)(?=,| and |[.;\n]|$)/gi, becomes: 'a $1 icon' },
  {
    form: /\b[Ss]tep (\d): (\p{Ll}+(?: \p{Ll}+){0,2}) \((?=\p{Lu}[^()]*, \p{Lu})/gu,
    becomes: 'step $1: radio buttons for $2 (',
  },
]
