import { resolveTheme } from '@kwiq/catalogue/theme'
import { extraComponents } from '../extras.ts'
import { wholeKind } from '../../plan/kind-line.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { kindSwitches } from './kind-switches.ts'
import { shortcuts } from './shortcuts.ts'
import { has } from '../../understand/searched.ts'

/** For whom the size of letters matters; others are not asked about it. */
const asksForText =
  /\b(?:larger?|big(?:ger)?|fonts?|text size|letters|accessib\p{L}+|readab\p{L}+|seniors?|elderly|older|grand\p{L}+|eyesight|vision|sight)\b/iu

/** The dark look as the description calls it. */
const darkAsSaid = (text: string): string =>
  /\bdark theme\b/i.test(text) && !/\bdark mode\b/i.test(text) ? 'Dark theme' : 'Dark mode'

/** Settings in groups; what cannot be undone stands last, alone. */
export function composeSettings(scene: Scene): ScreenParts {
  const { kit, screen, app } = scene
  const help = scene.to('help')
  const group = kindSwitches(app)
  const isDark = resolveTheme(app.theme, 'light').mode === 'dark'
  return {
    header: kit.header(screen.title ?? 'Settings', barProperties(scene, { compact: true })),
    body: [
      kit.section('Appearance', [
        kit.card([
          kit.toggle(darkAsSaid(app.whole ?? app.description), isDark),
          ...(has(asksForText, app.whole ?? app.description) ? [kit.toggle('Larger text', false)] : []),
        ]),
      ]),
      // A gadget tells nobody anything while it is put away.
      ...(app.screens[0]?.isGadget
        ? []
        : [
            kit.section(group.title, [
              kit.card(group.switches.map(({ label, isOn }) => kit.toggle(label, isOn))),
            ]),
          ]),
      kit.input('Language', {
        kind: 'select',
        value: 'English',
        options: ['English', 'Deutsch', 'Français', 'Español'],
      }),
      ...extraComponents(scene),
      ...(help
        ? [kit.list('rows', 'Help', [{ icon: 'help', title: 'Help', chevron: true, action: help }])]
        : []),
      ...shortcuts(scene, 'More'),
      ...(app.language
        ? []
        : [
            kit.list('rows', 'About', [
              { icon: 'info', title: `About ${app.name}`, subtitle: wholeKind(app) ?? 'Version 1.0' },
            ]),
          ]),
      // It stands on one's own page, where there is one.
      ...(scene.has('signin') && !scene.has('profile')
        ? [
            kit.button(scene.find('signin')?.name === 'Unlock' ? 'Lock now' : 'Sign out', {
              variant: 'ghost',
              full: true,
              icon: scene.find('signin')?.name === 'Unlock' ? 'lock' : 'logout',
              action: scene.to('signin'),
            }),
          ]
        : []),
    ],
  }
}
