import type { Rewording } from '../../understand/searched.ts'
import { toPlural } from '../../words/forms.ts'
import { begin, nameIn, number, opens, proper } from '../screen-names.ts'
import { usualOn } from './usual-on.ts'

const ordinal = '(?:first|second|third|fourth|fifth|sixth|last|next)'
/** Tabs and menus, each with what is behind it. */
export const leadsOfBars: readonly Rewording[] = [
  // "Tab one, Learn: ...", "Tab 2 - Practice: ...".
  {
    form: new RegExp(`${begin}[Tt]ab ${number}(?:,| is| -|:)? (${proper})(?::| -|,) `, 'gu'),
    becomes: (_, name = '') => opens(name, 'tab'),
  },
  // "The second tab is Products, a list with ...", "The third tab is Settings".
  {
    form: new RegExp(
      `${begin}[Tt]he ${ordinal} (?:tab|one) is (?:called |for )?(?:the )?(${proper})(?:,? (?=an? |the |with |where )(?:with |where (?:you|users?|one) (?:see|find)s? )?|: )`,
      'gu',
    ),
    becomes: (_, name = '') => `The other ${nameIn(name)} tab has `,
  },
  {
    form: new RegExp(
      `${begin}[Tt]he ${ordinal} tab is (?:called |for )?(?:the )?(${proper})(?=[.;]|$)`,
      'gu',
    ),
    becomes: (_, name = '') => `The other ${nameIn(name)} tab has ${usualOn(name)}`,
  },
  // "The first tab is a chat list: avatar, name", "the third one is settings: account, privacy".
  {
    form: new RegExp(
      `${begin}the (${ordinal}) (?:tab|one) is (?:an? |the )?(\\p{Ll}+)(?: (list|overview))?(?::| with) `,
      'giu',
    ),
    becomes: (_, nth = '', name = '', list?: string) =>
      list === undefined
        ? `The ${/^first$/i.test(nth) ? '' : 'other '}${nameIn(name)} tab has ${/^settings$/i.test(name) ? 'menu rows: ' : ''}`
        : `The ${/^first$/i.test(nth) ? '' : 'other '}${nameIn(toPlural(name))} tab has a list of ${toPlural(name)} with `,
  },
  // "Tabs at the bottom: Home / Library / You".
  {
    form: new RegExp(
      `${begin}((?:[Tt]abs|[Bb]ottom (?:bar|nav(?:igation)?)|[Nn]avigation)(?: at the bottom)?: )(${proper}(?: / ${proper})+)(?=[.;\\n]|$)`,
      'gu',
    ),
    becomes: (_, _noun = '', list = '') =>
      `The app has a bottom navigation bar with ${list.split(' / ').join(', ')}`,
  },
  // "Bottom nav: Agenda, Speakers", "Navigation: tab bar (Home, Profile)".
  {
    form: new RegExp(
      `${begin}(?:[Nn]avigation: )?(?:(?:[Tt]he|[Aa]n?) )?(?:[Bb]ottom (?:nav(?:igation)?(?: bar)?|bar|menu)|[Tt]ab bar|[Nn]av(?:igation)?(?: bar)?)(?:: ?| \\()(?:with )?(${proper}(?:, ${proper})+(?:,? (?:and|&) ${proper})?)\\)?(?=[.;\\n]|$)`,
      'gu',
    ),
    becomes: 'The app has a bottom navigation bar with $1',
  },
  // "A menu icon opens the side menu with My bookings, Help and Log out".
  {
    form: new RegExp(
      `${begin}(?:an? |the )?(?:menu |burger |hamburger )(?:icon|button) opens (?:the |an? )?(?:side |slide-in |drawer )?(?:menu|drawer) with `,
      'giu',
    ),
    becomes: 'The menu screen shows menu rows: ',
  },
]
