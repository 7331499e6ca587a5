import type { AppPlan, Extra, ScreenKind, ScreenPlan } from '../plan/types.ts'
import { isPictures } from './typed-of.ts'

const mostPerScreen = 4
/** Screens that take anything. */
export const noteHosts: readonly ScreenKind[] = [
  'home',
  'detail',
  'profile',
  'browse',
  'settings',
  'stats',
  'history',
]

const hostKinds: Readonly<Record<Extra['kind'], readonly ScreenKind[]>> = {
  field: ['form', 'detail', 'editor', 'profile', 'settings', 'home', 'converter'],
  choice: ['form', 'editor', 'browse', 'home'],
  action: ['detail', 'settings', 'home', 'browse', 'profile', 'topic', 'checklist', 'saved'],
  thing: [
    'home',
    'detail',
    'profile',
    'browse',
    'stats',
    'topic',
    'settings',
    'calendar',
    'saved',
    'history',
    'checklist',
  ],
  chart: ['stats', 'home', 'detail', 'history', 'browse', 'profile'],
  clock: ['timer', 'home', 'detail', 'guide', 'profile'],
  search: ['browse', 'home', 'saved', 'history', 'people'],
  switch: ['settings', 'profile', 'notifications', 'form', 'detail', 'home'],
  dates: ['calendar', 'home', 'detail', 'browse', 'profile'],
  alarm: ['home', 'help', 'map', 'detail', 'profile'],
  role: ['profile', 'home', 'browse', 'settings', 'topic'],
  note: [
    'home',
    'browse',
    'detail',
    'stats',
    'profile',
    'settings',
    'topic',
    'history',
    'saved',
    'checklist',
  ],
}

/** The screen an extra stands on, undefined when all that could are full. */
export function hostOf(plan: AppPlan, extra: Extra): ScreenPlan | undefined {
  const isBlank = extra.kind === 'field' && (extra.field.value === '' || extra.field.kind === 'switch')
  const isNotice = extra.kind === 'switch' && /remind|alert|alarm|noti/i.test(extra.label)
  const isPhotos = extra.kind === 'thing' && isPictures.test(extra.label)
  const kinds = isPhotos
    ? (['detail', 'home', 'profile', 'browse', 'calendar'] as const satisfies ScreenKind[])
    : isBlank
      ? (['form', 'editor'] as const satisfies ScreenKind[])
      : isNotice
        ? (['notifications', 'settings', 'profile', 'detail', 'home'] as const satisfies ScreenKind[])
        : hostKinds[extra.kind]
  const roomOn = (some: readonly ScreenKind[]) =>
    plan.screens.filter((screen) => some.includes(screen.kind) && screen.extras.length < mostPerScreen)
  const fitting = roomOn(kinds)
  // An app without such a screen, or without room there, has another.
  const candidates = fitting.length > 0 ? fitting : roomOn(noteHosts)
  const same = candidates.find(
    (screen) => screen.extras.length > 0 && screen.extras.every((held) => held.kind === extra.kind),
  )
  return (
    same ??
    candidates.sort(
      (one, other) =>
        kinds.findIndex((kind) => kind === one.kind) - kinds.findIndex((kind) => kind === other.kind),
    )[0]
  )
}
